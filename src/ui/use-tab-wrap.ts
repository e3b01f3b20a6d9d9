import { useEffect, type RefObject } from 'react';

/**
 * Leads Tab and Shift+Tab from one end of the popup around `inside` to the other (OUT-04). A modal dialog by itself lets
 * them out to the browser's own controls in between.
 */
export function useTabWrap(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (!dialog) return undefined;
    const wrap = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
      const stops = [...dialog.querySelectorAll<HTMLElement>('button, a[href], input')];
      // The heading, where focus starts, stands before the first stop.
      const at = stops.findIndex((stop) => stop.matches(':focus'));
      const isAtEnd = event.shiftKey ? at <= 0 : at === stops.length - 1;
      if (!isAtEnd) return;
      event.preventDefault();
      stops.at(event.shiftKey ? -1 : 0)?.focus();
    };
    dialog.addEventListener('keydown', wrap);
    return () => {
      dialog.removeEventListener('keydown', wrap);
    };
  }, [inside]);
}
