import { isSameOrigin } from '../browser/navigation';
import { readCookie } from '../browser/storage';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'X-XSRF-TOKEN';

/** Goes to this site only, never to another origin (NET-34, HTTP-25). */
export function xsrfHeader(url: string): Record<string, string> {
  const token = isSameOrigin(url) ? readCookie(COOKIE) : undefined;
  return token === undefined ? {} : { [HEADER]: token };
}
