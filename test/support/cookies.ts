/**
 * In WebKitGTK a page reads a cookie, for some moments, as it was before the page has written it: news of an older write
 * come back late from another process. Tests open page after page for other shoppers; so a page reads what it has written.
 */

export const FIREFOX = 'Firefox';
export const WEBKIT = 'WebKit';

const { userAgent } = navigator;

/** What this test file runs in. */
export const engine = userAgent.includes('Firefox/')
  ? FIREFOX
  : userAgent.includes('Chrom')
    ? 'Chromium'
    : WEBKIT;

const native = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
const read = (page: Document): string[] => (native.get!.call(page) as string).split('; ');
const nameOf = (pair: string): string => pair.split('=')[0]!.trim();

/** By name, the cookies as they were right after they were written; nothing for those that were removed or refused. */
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
