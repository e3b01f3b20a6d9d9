const sheets = new Map<string, CSSStyleSheet>();

/**
 * Creates one constructable style sheet per text, shared by all elements on the page. Needs no `style-src` beyond
 * 'self'.
 */
export function styleSheet(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}
