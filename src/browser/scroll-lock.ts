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
 * Only the window itself can scroll behind a modal popup: every other scroller of the page is inert. What is set on `html`
 * goes to the window and changes no box; `body` is left alone, as a box that clips lies elsewhere than one that does not.
 * A layer, because in it `!important` goes before that of the page.
 */
function lockingRules(): string {
  const root = document.documentElement;
  const { overflow, scrollbarGutter } = getComputedStyle(root);
  // So far the window has scrolled as `body` says, which had no effect on its own box. It has none now either.
  const body = overflow === 'visible' ? 'body { overflow: visible !important; }' : '';
  const hasScrollBar = window.innerWidth > root.clientWidth;
  const gutter = hasScrollBar && scrollbarGutter === 'auto' ? 'scrollbar-gutter: stable !important;' : '';
  return `@layer { :root { overflow: hidden !important; ${gutter} } ${body} }`;
}

/**
 * Keeps the page behind a popup from scrolling, until the last holder has released it (POP-17, OPEN-B56). A style sheet
 * instead of inline styles: the page's own styles are back unchanged when it goes (POP-18).
 * Returns the release; calling it twice releases once.
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
