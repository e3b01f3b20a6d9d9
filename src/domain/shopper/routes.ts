import { lookUp } from '../untrusted';

/** `encodeURIComponent`, which throws on half a surrogate pair, for any text. */
export const escapeForUrl = (value: string | number): string =>
  encodeURIComponent(String(value).replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));

/** Fills `{name}` placeholders, each value escaped for a URL; a missing value leaves nothing behind. */
export const fillTemplate = (
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) =>
    escapeForUrl(lookUp(values, name) ?? '').replaceAll('%2C', ','),
  );

/** Adds a query parameter to a URL, in front of its hash; no URL stays none. */
export function withQuery(url: string, name: string, value: string): string {
  if (url === '') return '';
  const [path = '', ...hash] = url.split('#');
  const parameter = `${escapeForUrl(name)}=${escapeForUrl(value)}`;
  return [`${path}${path.includes('?') ? '&' : '?'}${parameter}`, ...hash].join('#');
}

/** Route defaults without a leading slash start at the site root (OPEN-A023). */
export const fromSiteRoot = (url: string): string =>
  /^(\/|[a-z][a-z0-9+.-]*:)/i.test(url) ? url : `/${url}`;
