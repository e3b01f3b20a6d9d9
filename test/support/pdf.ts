/** Prints the page of this test to a PDF, and reads its structure: pages, tags, and the pages of each tag. */
import { cdp } from './devtools';

/** US Letter, in inches. */
const LETTER = { paperWidth: 8.5, paperHeight: 11 };

/** A tag of the PDF, such as `TR`, with the pages that its content is on: 0, 1, … */
export interface PdfTag {
  kind: string;
  pages: number[];
  /** Kinds of the tags directly inside. */
  contains: string[];
}

export interface TaggedPdf {
  pageCount: number;
  isTagged: boolean;
  /** In reading order. */
  tags: PdfTag[];
}

/** Objects of the file by number. Chromium writes them as plain text, except for the content of pages. */
function objectsOf(file: string): Map<string, string> {
  const found = file.matchAll(/(?:^|\n)(\d+) 0 obj\n(<<.*?>>)\s(?:endobj|stream)/gs);
  return new Map([...found].map(([, number = '', body = '']) => [number, body]));
}

const pagesIn = (body: string): string[] =>
  [...body.matchAll(/\/Pg (\d+) 0 R/g)].map(([, page = '']) => page);

/** The numbers of the objects in `/K`, which is one object, a list, or a place in the content of the page. */
function childrenOf(body: string): string[] {
  const kids = /\/K (\[.*?\]|\d+ 0 R)/s.exec(body)?.[1] ?? '';
  return [...kids.replaceAll(/<<.*?>>/gs, '').matchAll(/(\d+) 0 R/g)].map(([, number = '']) => number);
}

function readPdf(file: string): TaggedPdf {
  const objects = objectsOf(file);
  const pageNumbers = [...objects]
    .filter(([, body]) => /\/Type \/Page\b/.test(body))
    .map(([number]) => number);
  const pagesOf = (number: string): string[] => {
    const body = objects.get(number) ?? '';
    return [...pagesIn(body), ...childrenOf(body).flatMap(pagesOf)];
  };
  const kindOf = (number: string): string | undefined => /\/S \/(\w+)/.exec(objects.get(number) ?? '')?.[1];
  const tagsIn = (number: string): PdfTag[] => {
    const body = objects.get(number) ?? '';
    const kind = kindOf(number);
    const pages = [...new Set(pagesOf(number))].map((page) => pageNumbers.indexOf(page));
    const contains = childrenOf(body).flatMap((child) => kindOf(child) ?? []);
    return [...(kind ? [{ kind, pages, contains }] : []), ...childrenOf(body).flatMap(tagsIn)];
  };
  const root = [...objects].find(([, body]) => body.includes('/Type /StructTreeRoot'))?.[0] ?? '';
  return {
    pageCount: pageNumbers.length,
    isTagged: /\/MarkInfo <<[^>]*\/Marked true/.test(file),
    tags: tagsIn(root),
  };
}

export async function printToPdf(): Promise<TaggedPdf> {
  const { data } = await cdp<{ data: string }>('Page.printToPDF', { ...LETTER, generateTaggedPDF: true });
  return readPdf(atob(data));
}
