import { html, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { linesOf } from './findings';

/**
 * What the check knows about a file of the page. `missing`: there is none, or it does not load. `text` is missing if it was
 * not read.
 */
export interface LinkedFile {
  status: 'ok' | 'missing' | 'unknown';
  text?: string;
  headers?: Headers;
}

/** A page as the check sees it. */
export interface Source {
  /** Path or address, for the report. */
  file: string;
  text: string;
  /** Missing for a page from a folder. */
  url?: URL;
  headers?: Headers;
  /** Reads a file that the page names. */
  read(address: string): Promise<LinkedFile>;
}

export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The nearest first. */
  ancestors: readonly string[];
  /** Position of the start tag. */
  offset: number;
  end: number;
  isSelfClosed: boolean;
  isClosed: boolean;
  /** Text of a script or a style. */
  content: string;
  contentOffset: number;
  /** Nearest `lang`, `<html>` included. */
  lang: string;
  /** Tags inside, at any depth. */
  inside: Tag[];
}

export interface Page extends Source {
  tags: readonly Tag[];
  /** Text nodes with their positions, without those of scripts. */
  texts: readonly { text: string; offset: number; parent: string }[];
  /** Position at which `</head>` is written, or -1. */
  headEnd: number;
  hasDoctype: boolean;
  lineOf(offset: number): number;
}

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;
const isText = (node: Tree.ChildNode): node is Tree.TextNode => node.nodeName === '#text';

const SELF_CONTAINED = ['script', 'style', 'noscript', 'textarea', 'title'];

/** Parses the page as a browser does, and keeps the positions in its text. */
export function parsePage(source: Source): Page {
  const { text } = source;
  const tags: Tag[] = [];
  const texts: Page['texts'][number][] = [];

  const visit = (nodes: readonly Tree.ChildNode[], open: readonly Tag[], lang: string): void => {
    for (const node of nodes) {
      if (isText(node)) {
        const offset = node.sourceCodeLocation?.startOffset ?? 0;
        texts.push({ text: node.value, offset, parent: open[0]?.name ?? '' });
      }
      if (!isElement(node)) continue;
      const place = node.sourceCodeLocation;
      const own = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const inner = own.get('lang') ?? lang;
      const offset = place?.startOffset ?? 0;
      const end = place?.startTag?.endOffset ?? place?.endOffset ?? 0;
      const isOwn = SELF_CONTAINED.includes(node.tagName);
      const tag: Tag = {
        name: node.tagName,
        attributes: own,
        ancestors: open.map(({ name }) => name),
        offset,
        end,
        isSelfClosed: text.slice(offset, end).endsWith('/>'),
        isClosed: place?.endTag !== undefined,
        content: isOwn ? text.slice(end, place?.endTag?.startOffset ?? end) : '',
        contentOffset: end,
        lang: inner,
        inside: [],
      };
      // The parser adds <html>, <head> and <body> where the page does not write them.
      if (place) {
        tags.push(tag);
        for (const outer of open) outer.inside.push(tag);
      }
      const children =
        node.tagName === 'template' ? (node as Tree.Template).content.childNodes : node.childNodes;
      if (!['script', 'style'].includes(node.tagName)) visit(children, [tag, ...open], inner);
    }
  };

  const document = parse(text, { sourceCodeLocationInfo: true });
  visit(document.childNodes, [], '');
  return {
    ...source,
    tags,
    texts,
    headEnd: text.search(/<\/head\s*>/i),
    hasDoctype: document.mode !== html.DOCUMENT_MODE.QUIRKS,
    lineOf: linesOf(text),
  };
}

/** The computer of a developer. */
export const isLocalHost = (host: string): boolean => /^(localhost|127\.|\[::1\])/.test(host);

export const named = (page: Page, ...names: string[]): Tag[] =>
  page.tags.filter(({ name }) => names.includes(name));
