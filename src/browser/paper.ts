/** Marks the node that holds the sheet. */
const MARK = 'data-shopper-profile-paper';

/**
 * Rules that apply while the page contains the sheet. They hide the sheet on the screen, and everything else on paper.
 * In a cascade layer, `!important` overrides `!important` in the page's own styles.
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
  /** The root of the sheet's content. Not in the document until `lay` is called. */
  root: ShadowRoot;
  /** Adds the sheet to the document. Returns a function that removes it and everything that was added with it. */
  lay(): () => void;
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * A sheet that prints instead of the page. It is a child of `body`, because a box of the page around it could crop it
 * or prevent page breaks. Its content is in a shadow root, like that of all elements.
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
