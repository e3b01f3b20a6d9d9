import { pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    scrollLock: Lock;
  }
}

interface Lock {
  holders: number;
  sheet: CSSStyleSheet | undefined;
}

const lock = (): Lock => pageSingleton('scrollLock', () => ({ holders: 0, sheet: undefined }));

/**
 * Only the viewport can scroll behind a modal popup: every other scroll container of the page is inert. `overflow` on `html`
 * applies to the viewport and changes no layout; on `body` it could turn `body` into a scroll container and move its content.
 * The rules are in a cascade layer, where `!important` overrides `!important` in the page's own styles.
 */
function lockingRules(): string {
  const root = document.documentElement;
  const { overflow, scrollbarGutter } = getComputedStyle(root);
  // Without `overflow` on `html`, that of `body` applied to the viewport. Now it would apply to `body` itself: prevent that.
  const body = overflow === 'visible' ? 'body { overflow: visible !important; }' : '';
  const hasScrollBar = window.innerWidth > root.clientWidth;
  const gutter = hasScrollBar && scrollbarGutter === 'auto' ? 'scrollbar-gutter: stable !important;' : '';
  return `@layer { :root { overflow: hidden !important; ${gutter} } ${body} }`;
}

/**
 * Prevents the page behind a popup from scrolling until the last holder has released the lock (POP-17, OPEN-B56). Uses a
 * style sheet instead of inline styles, so that removing it restores the page's own styles (POP-18).
 * Returns a function that releases the lock; further calls have no effect.
 */
export function lockScroll(): () => void {
  const current = lock();
  current.holders += 1;
  if (!current.sheet) {
    current.sheet = new CSSStyleSheet();
    current.sheet.replaceSync(lockingRules());
    document.adoptedStyleSheets.push(current.sheet);
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    current.holders -= 1;
    if (current.holders > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== current.sheet);
    current.sheet = undefined;
  };
}
