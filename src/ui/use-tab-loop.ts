import { useLayoutEffect, type RefObject } from 'react';

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled, a:not([href])') && element.checkVisibility();

/** Tab stops below an element, in order, including those in slots and in nested shadow roots. */
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
  /** Gets focus if there is no tab stop. */
  title: RefObject<HTMLElement | null>;
  /** An empty last child. Focus that arrives here moves to the first tab stop, for example from an iframe. */
  end: RefObject<HTMLElement | null>;
}

/**
 * Wraps Tab and Shift+Tab from one end of a popup to the other (OUT-04, OPEN-B71). Without this, focus can leave a
 * modal dialog for the browser's own controls. It is active before the popup shows, because an early Tab would leave
 * the popup.
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
      // Checks `code`, because in WebKitGTK Shift+Tab has no `key`.
      if (event.code !== 'Tab' || !event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      if (![popup, title.current, stops()[0]].some((start) => start?.matches(':focus'))) return;
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
