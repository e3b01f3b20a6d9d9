import { useEffect, useRef, useState } from 'react';
import { onPieceFailed } from '../browser/failed-pieces';
import { closePopup, type PopupName } from '../state/popups/popups';

/**
 * A popup of the whole page that this piece asks for: it goes with the piece. Where its files do not come it does not stay
 * open unseen, and the piece says so; the next press asks for them again.
 */
export function usePagePopup(
  name: PopupName,
  tag: string,
  open: () => void,
): { ask(): void; hasFailed: boolean } {
  const isAsked = useRef(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const stop = onPieceFailed((failed) => {
      if (failed !== tag || !isAsked.current) return;
      closePopup(name);
      setHasFailed(true);
    });
    return () => {
      stop();
      if (isAsked.current) closePopup(name);
    };
  }, [name, tag]);
  return {
    hasFailed,
    ask: () => {
      isAsked.current = true;
      setHasFailed(false);
      open();
    },
  };
}
