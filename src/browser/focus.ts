/** Tag of the element that has focus, as the page itself sees it. */
export const focusedTag = (): string | undefined => document.activeElement?.localName;

/** Whether focus has fallen back to the page itself, because what had it is gone. */
export const isFocusNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
