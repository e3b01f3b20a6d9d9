import { useEffect, useRef } from 'react';
import { onPieceFailed } from '../browser/failed-pieces';
import { closePopup, type PopupName } from '../state/popups/popups';
import { useOpenings } from '../ui/not-opened';

/**
 * A popup of the whole page that this piece asks for: it goes with the piece. Where its files do not come it does not stay
 * open unseen, and the piece says so where it was asked for.
 */
export function usePagePopup(name: PopupName, tag: string, open: () => void): () => void {
  const isAsked = useRef(false);
  const { fail } = useOpenings();
  useEffect(() => {
    const stop = onPieceFailed((failed) => {
      if (failed !== tag || !isAsked.current) return;
      closePopup(name);
      fail();
    });
    return () => {
      stop();
      if (isAsked.current) closePopup(name);
    };
  }, [name, tag, fail]);
  return () => {
    isAsked.current = true;
    open();
  };
}
