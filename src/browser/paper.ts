/** Marks the node that holds the sheet. */
const MARK = 'data-shopper-profile-paper';

/**
 * Rules of the page while the sheet is in it. On the screen the sheet does not exist; on paper nothing else does. In a cascade
 * layer, `!important` overrides `!important` in the page's own styles.
 */
const RULES = `
@page { size: auto !important; margin: 0.5in !important; }
@layer {
  @media screen { [${MARK}] { display: none !important; } }
  @media print {
    :root, body, [${MARK}] { all: initial !important; display: block !important; }
    :root > :not(head, body), body > :not([${MARK}]) { display: none !important; }
    :root::before, :root::after, body::before, body::after { content: none !important; }
  }
}`;

export interface Paper {
  /** Where the content of the sheet goes. Not in the document until `lay` is called. */
  root: ShadowRoot;
  /** Puts the sheet into the document. Returns a function that removes it with everything that came with it. */
  lay(): () => void;
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * A sheet that prints instead of the page. It is a child of `body`, because boxes of the page around it could cut it off or
 * keep it from breaking into pages. Its content is in a shadow root, as that of all elements.
 */
export function createPaper(css: string): Paper {
  const box = document.createElement('div');
  box.setAttribute(MARK, '');
  const root = box.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(css)];
  return {
    root,
    lay: () => {
      const rules = sheetOf(RULES);
      document.body.append(box);
      document.adoptedStyleSheets.push(rules);
      return () => {
        box.remove();
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules);
      };
    },
  };
}
