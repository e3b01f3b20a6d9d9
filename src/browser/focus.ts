/** Tag of the focused element of the document; inside of a shadow root, that of the outermost host. */
export const focusedTag = (): string | undefined => document.activeElement?.localName;

/** Whether no element has focus, for example because the focused one was removed. */
export const isFocusNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Scrolls to a part of an element and focuses its heading, which is no tab stop. */
export function scrollToPart(part: Element): void {
  const heading = part.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6');
  part.scrollIntoView();
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
