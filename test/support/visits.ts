/**
 * More than one visit in one browser: the URL, the data that stays from page to page, and storage that the
 * browser blocks.
 */
import { forgetPage } from '../../src/browser/page-singleton';
import { localStore, sessionStore, writeCookie } from '../../src/browser/storage';
import { installBrandApi } from '../../elements/page-api';
import { whenLeaving, type TestPage } from './page';

const IDENTITY = 'shopperProfile.identity';

/** URL of the test file. Restored when the test leaves a page. */
const address = location.href;

/** The page is opened with a sign-in code in its URL. */
export function arriveWithCode(code: string): void {
  history.replaceState(null, '', `?code=${encodeURIComponent(code)}`);
  whenLeaving(() => {
    history.replaceState(null, '', address);
  });
}

/** A new page at the same URL. Services, cookies and storage stay, and the earlier page is removed. */
export function visitAgain({ container }: Pick<TestPage, 'container'>): void {
  container.replaceChildren();
  forgetPage();
  delete window.shopperProfile;
  installBrandApi(import.meta.url);
}

export const setIdentityCookie = (value: string): void => {
  document.cookie = `${IDENTITY}=${encodeURIComponent(value)}; Path=/`;
};

export const dropIdentityCookie = (): void => {
  document.cookie = `${IDENTITY}=; Path=/; Max-Age=0`;
};

/** The identity record in the browser's cookies. */
export function identityCookie(): unknown {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${IDENTITY}=`));
  return pair && JSON.parse(decodeURIComponent(pair.slice(IDENTITY.length + 1)));
}

/** Everything that is assigned to `document.cookie` from now on. */
export function spyOnCookies(): string[] {
  const written: string[] = [];
  const native = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => native?.get?.call(document) as string,
    set: (text: string) => {
      written.push(text);
      native?.set?.call(document, text);
    },
  });
  whenLeaving(() => {
    Reflect.deleteProperty(document, 'cookie');
  });
  return written;
}

const denied = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

/** The browser stores no cookies: it throws, or drops them silently. */
export function blockCookies(how: 'throws' | 'drops' = 'throws'): void {
  const access = how === 'throws' ? { get: denied, set: denied } : { get: () => '', set: () => undefined };
  Object.defineProperty(document, 'cookie', { configurable: true, ...access });
  whenLeaving(() => {
    Reflect.deleteProperty(document, 'cookie');
    writeCookie(IDENTITY, '', 0); // The earlier value.
  });
}

/** The browser blocks local and session storage. */
export function blockStorage(): void {
  const own = ['localStorage', 'sessionStorage'] as const;
  const before = own.map((name) => Object.getOwnPropertyDescriptor(window, name)!);
  for (const name of own) Object.defineProperty(window, name, { configurable: true, get: denied });
  whenLeaving(() => {
    for (const [index, name] of own.entries()) Object.defineProperty(window, name, before[index]!);
    for (const store of [localStore, sessionStore]) store.clear(); // The earlier values.
  });
}
