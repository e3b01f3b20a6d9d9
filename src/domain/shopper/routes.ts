import { lookUp } from '../coerce';

/** `encodeURIComponent`, which throws on half a surrogate pair, for any text. */
export const escapeForUrl = (value: string | number): string =>
  encodeURIComponent(String(value).replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));

const namesIn = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/**
 * Fills `{name}` placeholders, each value escaped for a URL. A query parameter without a value is left out; '' where a
 * value of the path is missing, or the ZIP code, which pages cannot do without.
 */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  const valueOf = (name: string): string => String(lookUp(values, name) ?? '');
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(template) ?? [];
  const parameters = query
    .split('&')
    .filter((parameter) => namesIn(parameter).every((name) => name === 'zipcode' || valueOf(name) !== ''))
    .join('&');
  const kept = `${path}${parameters && '?'}${parameters}${hash}`;
  if (namesIn(kept).some((name) => valueOf(name) === '')) return '';
  return kept.replace(/\{(\w+)\}/g, (_, name: string) => escapeForUrl(valueOf(name)).replaceAll('%2C', ','));
}

/** Adds a query parameter to a URL, in front of its hash; no URL stays none. */
export function withQuery(url: string, name: string, value: string): string {
  if (url === '') return '';
  const [path = '', ...hash] = url.split('#');
  const parameter = `${escapeForUrl(name)}=${escapeForUrl(value)}`;
  return [`${path}${path.includes('?') ? '&' : '?'}${parameter}`, ...hash].join('#');
}

/** Route defaults without a leading slash start at the site root (OPEN-A023); no URL stays none. */
export const fromSiteRoot = (url: string): string =>
  /^($|\/|[a-z][a-z0-9+.-]*:)/i.test(url) ? url : `/${url}`;
