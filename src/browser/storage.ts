import { toText } from '../domain/coerce';
import { warnOnce } from './logger';

/**
 * Local and session storage and cookies. The browser can block each of them; then values are kept in memory until the page is
 * left, and one warning is logged.
 */
export interface TextStore {
  read(key: string): string | undefined;
  /** Returns whether the browser has stored it; if not, it is kept in memory until the page is left. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Removes all keys, including those of the host. */
  clear(): void;
}

function webStorage(name: string, open: () => Storage): TextStore {
  const fallback = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return use(open());
    } catch {
      warnOnce(`${name} is blocked or full; what it would keep is lost with this page`);
      return otherwise();
    }
  };
  return {
    read: (key) =>
      fallback.get(key) ??
      attempt(
        (storage) => storage.getItem(key) ?? undefined,
        () => undefined,
      ),
    write: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
          fallback.delete(key);
          return true;
        },
        () => {
          fallback.set(key, value);
          return false;
        },
      ),
    remove: (key) => {
      fallback.delete(key);
      attempt(
        (storage) => {
          storage.removeItem(key);
        },
        () => undefined,
      );
    },
    clear: () => {
      fallback.clear();
      attempt(
        (storage) => {
          storage.clear();
        },
        () => undefined,
      );
    },
  };
}

// Marked as pure, so that the loader, which reads only cookies, can drop them.
export const localStore = /* @__PURE__ */ webStorage('local storage', () => window.localStorage);
export const sessionStore = /* @__PURE__ */ webStorage('session storage', () => window.sessionStorage);

/** A value of local storage, for the loader; `undefined` when it does not exist or storage is blocked. */
export function storedText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Cookies that the browser did not store. */
const refusedCookies = new Map<string, string>();

/** The decoded value of a cookie; `undefined` when it does not exist or cannot be decoded. */
export function readCookie(name: string): string | undefined {
  const refused = refusedCookies.get(name);
  if (refused !== undefined) return refused;
  try {
    const prefix = `${encodeURIComponent(name)}=`;
    const plain = `${name}=`;
    const pair = document.cookie
      .split('; ')
      .find((text) => text.startsWith(prefix) || text.startsWith(plain));
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
  } catch {
    return undefined;
  }
}

/**
 * Writes a cookie with `Path=/` and `SameSite=Lax`, and `Secure` on https (contract §3). `days` is its lifetime: none for a
 * session cookie, 0 removes the cookie.
 */
export function writeCookie(name: string, value: string, days?: number): void {
  const lifetime = days === undefined ? '' : `; Max-Age=${String(Math.round(days * 86_400))}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  refusedCookies.delete(name);
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${lifetime}${secure}`;
  } catch {
    // Most browsers drop a blocked cookie without an error, so both cases are detected below.
  }
  if (days === 0 || readCookie(name) === value) return;
  refusedCookies.set(name, value);
  warnOnce('cookies are blocked or full; what they would keep is lost with this page');
}

export function removeCookie(name: string): void {
  if (readCookie(name) !== undefined) writeCookie(name, '', 0);
}

/** Parses JSON; returns `undefined` for invalid JSON. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The value of the agent session; `undefined` for none, and for the texts 'null' and 'undefined' (AGENT-07, RULES-14). */
export const agentSessionValue = (
  agentSession: { storageKey: string } | null | undefined,
): string | undefined => (agentSession ? toText(sessionStore.read(agentSession.storageKey)) : undefined);

/** Calls the listener when another tab writes this key of local storage. Returns a function that stops it. */
export function onWrittenByOtherTab(key: string, listener: (value: string) => void): () => void {
  const handle = (event: StorageEvent): void => {
    if (event.key === key && event.newValue !== null) listener(event.newValue);
  };
  window.addEventListener('storage', handle);
  return () => {
    window.removeEventListener('storage', handle);
  };
}
