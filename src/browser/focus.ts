/** Tag of the focused element of the document; inside of a shadow root, that of the outermost host. */
export const focusedTag = (): string | undefined => document.activeElement?.localName;

/** Whether no element has focus, for example because the focused one was removed. */
export const isFocusNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
