import { pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    roots: Roots;
  }
}

type Root = Document | ShadowRoot;

/** Roots that are searched for elements: the document, and shadow roots that the host has registered. */
interface Roots {
  all: Set<Root>;
  listeners: Set<(root: Root) => void>;
}

const roots = (): Roots =>
  pageSingleton('roots', () => ({ all: new Set([document]), listeners: new Set<(root: Root) => void>() }));

/** `window.shopperProfile.observe(root)`: adds a shadow root to the search for elements. */
export function observeRoot(root: ShadowRoot): void {
  const { all, listeners } = roots();
  all.add(root);
  for (const listener of listeners) listener(root);
}

/** Calls the listener with every root, now and when one is added. Returns a function that stops it. */
export function onRoot(listener: (root: Root) => void): () => void {
  const { all, listeners } = roots();
  listeners.add(listener);
  for (const root of all) listener(root);
  return () => {
    listeners.delete(listener);
  };
}

/** Matching elements of all roots, in document order within each root. */
export const inRoots = (selector: string): Element[] =>
  [...roots().all].flatMap((root) => [...root.querySelectorAll(selector)]);

/** The first element with this tag, also inside of `<shopper-profile-page>`. */
export const findProfileElement = (tag: string): Element | undefined =>
  [
    ...inRoots(tag),
    ...inRoots('shopper-profile-page').flatMap(({ shadowRoot }) => shadowRoot?.querySelector(tag) ?? []),
  ][0];

/** Calls the listener when nodes are added to a root or removed. Returns a function that stops it. */
export function onRootsChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  const stop = onRoot((root) => {
    observer.observe(root, { childList: true, subtree: true });
  });
  return () => {
    stop();
    observer.disconnect();
  };
}
