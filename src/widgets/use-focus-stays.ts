import { useEffect, useRef, type RefObject } from 'react';
import { isFocusNowhere } from '../browser/focus';

/** When new data takes away what has focus, focus goes to the heading of the piece instead of to the top of the page. */
export function useFocusStays(heading: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    const root = heading.current?.getRootNode();
    const gain = ({ target }: Event): void => {
      focused.current = target instanceof Element ? target : null;
    };
    // What is taken away loses focus as well: only what is still there a moment later was left on purpose.
    const lose = ({ target }: Event): void => {
      queueMicrotask(() => {
        if (focused.current === target && focused.current?.isConnected) focused.current = null;
      });
    };
    root?.addEventListener('focusin', gain);
    root?.addEventListener('focusout', lose);
    return () => {
      root?.removeEventListener('focusin', gain);
      root?.removeEventListener('focusout', lose);
    };
  }, [heading]);

  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (isFocusNowhere()) heading.current?.focus();
  });
}
