import { lookUp } from '../coerce';

/** Escapes any text for a URL. `encodeURIComponent` throws for half a surrogate pair. */
export const escapeForUrl = (value: string | number): string =>
  encodeURIComponent(String(value).replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));

const namesIn = (template: string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/**
 * Fills `{name}` placeholders with values escaped for a URL. Omits a query parameter without a value. Returns '' if a
 * value of the path or the ZIP code is missing, because pages need them.
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

/** Adds a query parameter before the hash of a URL. An empty URL stays empty. */
export function withQuery(url: string, name: string, value: string): string {
  if (url === '') return '';
  const [path = '', ...hash] = url.split('#');
  const parameter = `${escapeForUrl(name)}=${escapeForUrl(value)}`;
  return [`${path}${path.includes('?') ? '&' : '?'}${parameter}`, ...hash].join('#');
}

/** Route defaults without a leading slash are relative to the site root (OPEN-A023). An empty URL stays empty. */
export const fromSiteRoot = (url: string): string =>
  /^($|\/|[a-z][a-z0-9+.-]*:)/i.test(url) ? url : `/${url}`;
