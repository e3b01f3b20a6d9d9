import { isSameOrigin } from '../browser/navigation';
import { readCookie } from '../browser/storage';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'X-XSRF-TOKEN';

let known: { token: string | undefined } | undefined;

/** A browser asks another process for its cookies: the token is read once for all calls that go out together. */
function currentToken(): string | undefined {
  if (!known) {
    known = { token: readCookie(COOKIE) };
    queueMicrotask(() => {
      known = undefined;
    });
  }
  return known.token;
}

/** Goes to this site only, never to another origin (NET-34, HTTP-25). */
export function xsrfHeader(url: string): Record<string, string> {
  const token = isSameOrigin(url) ? currentToken() : undefined;
  return token === undefined ? {} : { [HEADER]: token };
}
