/** Popups that somebody asks for always open: a tag that is not on the page comes to the end of it (contract §2). */
export function bringToPage(tag: string): void {
  if (document.getElementsByTagName(tag).length === 0) document.body.append(document.createElement(tag));
}

/** Whether somebody has registered the tag. */
export const isTagKnown = (tag: string): boolean => customElements.get(tag) !== undefined;
