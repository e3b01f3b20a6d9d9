const sheets = new Map<string, CSSStyleSheet>();

/** One constructable sheet per text, shared by all elements of the page; needs no `style-src` beyond 'self'. */
export function styleSheet(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}
