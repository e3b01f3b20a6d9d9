import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { onFocusCovered } from '../browser/covered-focus';
import { useMoved } from '../ui/host';

/**
 * Shows a box with `popover="manual"` in the top layer, and again after a move in the document. Returns whether the box
 * must be at the top edge of the window, because it would cover the focused control at the bottom. Checks this once
 * `isReady`.
 */
export function useEdgeOfWindow(box: RefObject<HTMLElement | null>, isReady = true): boolean {
  const [isAtTop, setIsAtTop] = useState(false);
  const show = useCallback(() => {
    if (!box.current?.matches(':popover-open')) box.current?.showPopover();
  }, [box]);
  useLayoutEffect(show, [show]);
  useMoved(show);
  useEffect(() => {
    return box.current && isReady ? onFocusCovered(box.current, setIsAtTop) : undefined;
  }, [box, isReady]);
  return isAtTop;
}
