import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { onFocusCovered } from '../browser/covered-focus';
import { useMoved } from '../ui/host';

/**
 * Shows a box of `popover="manual"` in the top layer, again after a move in the document. Returns whether it has to be at the
 * top edge of the window: where it would cover what has focus, it goes to the other edge. Looks for that once `isReady`.
 */
export function useEdgeOfWindow(box: RefObject<HTMLElement | null>, isReady = true): boolean {
  const [isAtTop, setIsAtTop] = useState(false);
  const show = useCallback(() => {
    if (!box.current?.matches(':popover-open')) box.current?.showPopover();
  }, [box]);
  useLayoutEffect(show, [show]);
  useMoved(show);
  useEffect(() => {
    if (!box.current || !isReady) return undefined;
    return onFocusCovered(box.current, () => {
      setIsAtTop((before) => !before);
    });
  }, [box, isReady]);
  return isAtTop;
}
