import { shared } from './shared';

interface Lock {
  holders: number;
  sheet: CSSStyleSheet | undefined;
}

const lock = (): Lock => shared('scrollLock', () => ({ holders: 0, sheet: undefined }));

/** A style sheet instead of inline styles: the page's own styles are back unchanged when it goes (POP-18). */
const RULE = ':root, body { overflow: hidden !important; } :root { scrollbar-gutter: stable; }';

/**
 * Keeps the page behind a popup from scrolling, until the last holder has released it (POP-17, OPEN-B56).
 * Returns the release; calling it twice releases once.
 */
export function lockScroll(): () => void {
  const current = lock();
  current.holders += 1;
  if (!current.sheet) {
    current.sheet = new CSSStyleSheet();
    current.sheet.replaceSync(RULE);
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
