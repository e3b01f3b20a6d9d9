import { useLayoutEffect, type RefObject } from 'react';

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled, a:not([href])') && element.checkVisibility();

/** What the Tab key can stop at below an element, in order: in slots and in other people's shadow roots, too. */
function tabStopsIn(root: Element | ShadowRoot): HTMLElement[] {
  const isFilled = root instanceof HTMLSlotElement && root.assignedElements().length > 0;
  const children = isFilled ? root.assignedElements() : [...root.children];
  return children.flatMap((child) => [
    ...(child instanceof HTMLElement && isStop(child) ? [child] : []),
    ...tabStopsIn(child.shadowRoot ?? child),
  ]);
}

interface TabLoop {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Where focus starts: before the first stop, and what there is without any. */
  title: RefObject<HTMLElement | null>;
  /** An empty last child. Focus that comes here goes on to the first stop, wherever it comes from: a frame, say. */
  end: RefObject<HTMLElement | null>;
}

/**
 * Leads Tab and Shift+Tab from one end of a popup to the other (OUT-04, OPEN-B71). A modal dialog by itself lets them out
 * to the browser's own controls in between. It stands before the popup shows, or a Tab pressed at once would leave.
 */
export function useTabLoop({ dialog, title, end }: TabLoop): void {
  useLayoutEffect(() => {
    const popup = dialog.current;
    const last = end.current;
    if (!popup || !last) return undefined;
    last.tabIndex = 0;
    const stops = (): HTMLElement[] => tabStopsIn(popup).filter((stop) => stop !== last);
    const focusFirst = (): void => {
      (stops()[0] ?? title.current)?.focus();
    };
    const handleKey = (event: KeyboardEvent): void => {
      // By its place: in WebKitGTK, Shift+Tab has no `key`.
      if (event.code !== 'Tab' || !event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      if (![title.current, stops()[0]].some((start) => start?.matches(':focus'))) return;
      event.preventDefault();
      (stops().at(-1) ?? title.current)?.focus();
    };
    last.addEventListener('focus', focusFirst);
    popup.addEventListener('keydown', handleKey);
    return () => {
      last.removeEventListener('focus', focusFirst);
      popup.removeEventListener('keydown', handleKey);
    };
  }, [dialog, title, end]);
}
