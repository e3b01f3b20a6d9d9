import { pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    roots: Roots;
  }
}

type Root = Document | ShadowRoot;

/** Where pieces may stand: the document, and shadow roots of the host that it has named. */
interface Roots {
  all: Set<Root>;
  listeners: Set<(root: Root) => void>;
}

const roots = (): Roots =>
  pageSingleton('roots', () => ({ all: new Set([document]), listeners: new Set<(root: Root) => void>() }));

/** `window.shopperProfile.observe(root)`: from now on pieces are looked for there, too. */
export function observeRoot(root: ShadowRoot): void {
  const { all, listeners } = roots();
  all.add(root);
  for (const listener of listeners) listener(root);
}

/** Calls back with every root, now and whenever one is named; returns how to stop. */
export function onRoot(listener: (root: Root) => void): () => void {
  const { all, listeners } = roots();
  listeners.add(listener);
  for (const root of all) listener(root);
  return () => {
    listeners.delete(listener);
  };
}

/** Elements of all roots, in the order of the document. */
export const inRoots = (selector: string): Element[] =>
  [...roots().all].flatMap((root) => [...root.querySelectorAll(selector)]);

/** The first element of a tag, which may stand inside of `<shopper-profile-page>`. */
export const findPiece = (tag: string): Element | undefined =>
  [
    ...inRoots(tag),
    ...inRoots('shopper-profile-page').flatMap(({ shadowRoot }) => shadowRoot?.querySelector(tag) ?? []),
  ][0];

/** Calls back whenever something has come to a root or has gone; returns how to stop. */
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
