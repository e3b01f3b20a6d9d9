import { isSameOrigin } from '../browser/navigation';
import { readCookie } from '../browser/storage';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'X-XSRF-TOKEN';

let known: { token: string | undefined } | undefined;

/** Reading cookies is slow in a browser, so the token is read once for all requests that are sent together. */
function currentToken(): string | undefined {
  if (!known) {
    known = { token: readCookie(COOKIE) };
    queueMicrotask(() => {
      known = undefined;
    });
  }
  return known.token;
}

/** XSRF header for requests to this origin; never sent to another one (NET-34, HTTP-25). */
export function xsrfHeader(url: string): Record<string, string> {
  const token = isSameOrigin(url) ? currentToken() : undefined;
  return token === undefined ? {} : { [HEADER]: token };
}
