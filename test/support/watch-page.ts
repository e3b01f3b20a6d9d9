/** Records everything that the page shows, also for a short time, not only its final content. */
import { whenLeaving } from './page';

/** The content of an element at a moment: its text and the names of its controls, on one line. */
type Words = string;

export interface Moment {
  tag: string;
  words: Words;
  root: ShadowRoot;
}

const NAMED = '[aria-label]';

/** All text below an element, also visually hidden text, because announcements are visually hidden. */
export function wordsOf(root: ParentNode & Node): Words {
  const names = [...root.querySelectorAll(NAMED)].map((element) => element.getAttribute('aria-label') ?? '');
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.localName !== 'style')
      texts.push(walker.currentNode.textContent ?? '');
  }
  return [...texts, ...names]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' | ');
}

/**
 * Reports each change of any element immediately, because content that comes and goes within a task would be
 * missed.
 */
export function watchPage(look: (moment: Moment) => void): void {
  const said = new Map<ShadowRoot, Words>();

  const follow = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      const { shadowRoot } = element;
      if (!shadowRoot || said.has(shadowRoot)) continue;
      said.set(shadowRoot, '');
      observer.observe(shadowRoot, { childList: true, characterData: true, attributes: true, subtree: true });
      read(shadowRoot);
      follow(shadowRoot);
    }
  };

  const read = (root: ShadowRoot): void => {
    const words = wordsOf(root);
    if (words === said.get(root)) return;
    said.set(root, words);
    look({ tag: root.host.localName.replace('shopper-profile-', ''), words, root });
  };

  const observer = new MutationObserver((changes) => {
    const roots = new Set(changes.map(({ target }) => target.getRootNode()));
    for (const root of roots) {
      follow(root as Document | ShadowRoot);
      if (root instanceof ShadowRoot) read(root);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  follow(document);
  whenLeaving(() => {
    observer.disconnect();
  });
}
