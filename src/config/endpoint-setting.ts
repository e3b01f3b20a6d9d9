import { hasTexts, isText, type Setting } from './setting';

export interface Endpoint {
  method: string;
  path: string;
}

const METHOD = /^(GET|POST|PUT|PATCH|DELETE)$/i;

/** `"GET /path"` or `{ method, path }`; null turns the call off. */
export const endpoint = (byDefault: string): Setting<string | Endpoint | null> => ({
  byDefault,
  expected: '"GET /path" (or POST, PUT, PATCH, DELETE), { method, path } or null',
  accepts: (value) => {
    if (value === null) return true;
    if (hasTexts(value, 'method', 'path')) return METHOD.test(value.method ?? '');
    const [method = '', path = '', ...rest] = isText(value) ? value.split(' ') : [];
    return METHOD.test(method) && path !== '' && rest.length === 0;
  },
});
