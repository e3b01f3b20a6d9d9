function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused === document.body ? null : focused;
}

/** Whether `box` covers the focused element and would not cover it at the opposite edge of the window. */
function coversFocus(box: Element): boolean {
  const focused = focusedElement();
  if (!focused || box.contains(focused)) return false;
  const { top, bottom, left, right } = box.getBoundingClientRect();
  const place = focused.getBoundingClientRect();
  const height = document.documentElement.clientHeight;
  const isBetween = (from: number, to: number): boolean => place.top < to && place.bottom > from;
  const isBeside = place.right <= left || place.left >= right;
  return !isBeside && isBetween(top, bottom) && !isBetween(height - bottom, height - top);
}

function isInLowerHalf(box: Element): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  return top + bottom > document.documentElement.clientHeight;
}

/** `keyup` is needed because `focusin` does not leave a shadow root in which focus moves. */
const KINDS = ['focusin', 'keyup', 'scroll'];

/**
 * Calls the listener when `box`, which sticks to an edge of the window, covers the focused element (WCAG 2.4.11). It
 * receives whether the box must be at the top edge: the same when it is called twice before the box has moved. Returns a
 * function that stops it.
 */
export function onFocusCovered(box: Element, listener: (mustBeAtTop: boolean) => void): () => void {
  let frame = 0;
  const check = (): void => {
    cancelAnimationFrame(frame);
    // The browser first scrolls to the newly focused element.
    frame = requestAnimationFrame(() => {
      if (coversFocus(box)) listener(isInLowerHalf(box));
    });
  };
  for (const kind of KINDS) document.addEventListener(kind, check, { capture: true, passive: true });
  check();
  return () => {
    cancelAnimationFrame(frame);
    for (const kind of KINDS) document.removeEventListener(kind, check, { capture: true });
  };
}
