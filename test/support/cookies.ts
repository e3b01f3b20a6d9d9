/**
 * In WebKitGTK, a page may read an outdated cookie for a moment after it has written one, because another
 * process reports an older write late. Tests open many pages for different shoppers, so this makes a page
 * read the value that it wrote.
 */

export const FIREFOX = 'Firefox';
export const WEBKIT = 'WebKit';

const { userAgent } = navigator;

/** The engine that runs this test file. */
export const engine = userAgent.includes('Firefox/')
  ? FIREFOX
  : userAgent.includes('Chrom')
    ? 'Chromium'
    : WEBKIT;

const native = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
const read = (page: Document): string[] => (native.get!.call(page) as string).split('; ');
const nameOf = (pair: string): string => pair.split('=')[0]!.trim();

/** Cookies by name, as they were right after the write. `undefined` for removed or rejected cookies. */
const written = new Map<string, string | undefined>();

if (engine === WEBKIT)
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get(this: Document) {
      const others = read(this).filter((pair) => !written.has(nameOf(pair)));
      return [...others, ...written.values()].filter(Boolean).join('; ');
    },
    set(this: Document, text: string) {
      native.set!.call(this, text);
      const name = nameOf(text);
      written.set(
        name,
        read(this).find((pair) => nameOf(pair) === name),
      );
    },
  });
