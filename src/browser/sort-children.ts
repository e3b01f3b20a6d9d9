/** The node that the shopper uses: the one with focus, otherwise the item under the pointer. */
const inHand = (list: Element): Element | null => {
  const root = list.getRootNode();
  const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  return focused && focused !== document.body ? focused : list.querySelector(':scope > :hover');
};

/** The node that the shopper uses, and its distance from the top of the window. */
export interface PlaceInHand {
  node: Element;
  top: number;
}

/** Returns null if there is no such node, or if it is above the list, because then sorting does not move it. */
export function placeInHand(list: Element): PlaceInHand | null {
  const node = inHand(list);
  const isAbove = !node || !(list.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
  return isAbove ? null : { node, top: node.getBoundingClientRect().top };
}

/** Scrolls the page so that the node returns to its earlier position in the window. */
export function restorePlaceInHand(place: PlaceInHand | null): void {
  if (!place?.node.isConnected) return;
  const distance = place.node.getBoundingClientRect().top - place.top;
  if (Math.abs(distance) >= 1) window.scrollBy({ top: distance, behavior: 'instant' });
}

/**
 * Sorts the items of a list. Never moves the item that contains focus, only the items around it, because a node that is
 * moved loses focus.
 */
export function sortChildren(list: Element, inOrder: readonly Element[]): void {
  let next: Element | null = null;
  for (const item of inOrder.toReversed()) {
    if (item.nextElementSibling !== next && !item.matches(':focus-within')) list.insertBefore(item, next);
    next = item;
  }
}
