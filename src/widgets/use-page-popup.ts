import { useEffect, useRef } from 'react';
import { onElementFailed } from '../browser/failed-elements';
import { closePopup, type PopupName } from '../state/popups/popups';
import { useOpenings } from '../ui/not-opened';

/**
 * Returns a function that opens a page-level popup for this element. The popup closes when the element is removed. If
 * its files cannot be loaded, it does not stay open invisibly, and the element reports the failure next to the pressed
 * control.
 */
export function usePagePopup(name: PopupName, tag: string, open: () => void): () => void {
  const isAsked = useRef(false);
  const { fail } = useOpenings();
  useEffect(() => {
    const stop = onElementFailed((failed) => {
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
