import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { IDENTITY, XSRF_COOKIE, type Scenario } from '../service/index';
import { createProfileService, type ProfileService } from '../testing/index';
import type { Settings } from './settings';

export interface DemoSession {
  service: ProfileService;
  settings: Settings;
  /** The shopper that the code in the URL of the page will sign in. */
  arrival?: Scenario | undefined;
  /** The page that the visitor saw last, to return to after a sign-in. */
  lastPage?: string;
  /** The browser's storage still contains data of an earlier session. */
  isFresh: boolean;
}

const SESSION_COOKIE = 'demo.session';
const MOST_SESSIONS = 200;

/** The sessions of all visitors, in memory. A new session replaces the one that was unused for longest. */
export class Sessions {
  readonly #byId = new Map<string, DemoSession>();

  find(context: Context): DemoSession | undefined {
    const id = getCookie(context, SESSION_COOKIE) ?? '';
    const session = this.#byId.get(id);
    if (session) {
      // A map keeps the order of insertion, so the first entry was unused for longest.
      this.#byId.delete(id);
      this.#byId.set(id, session);
    }
    return session;
  }

  /** Replaces the visitor's current session with a new one, and signs the shopper in or out. */
  open(context: Context, settings: Settings): DemoSession {
    const given = getCookie(context, SESSION_COOKIE);
    // An id that this server did not issue is ignored.
    const id = given !== undefined && this.#byId.has(given) ? given : crypto.randomUUID();
    this.#byId.get(id)?.service.reset();
    const { scenario, fail, ...others } = settings;
    const failures = [fail ?? []].flat().map(({ call, kind }) => [call, kind] as const);
    const service = createProfileService({
      ...others,
      shopper: scenario,
      fail: Object.fromEntries(failures),
      xsrf: true,
    });
    const session = { service, settings, isFresh: true };
    this.#byId.set(id, session);
    this.#dropOldest();

    setCookie(context, SESSION_COOKIE, id, { path: '/', httpOnly: true, sameSite: 'Lax' });
    const { cookies } = service.browserState;
    for (const name of [IDENTITY, XSRF_COOKIE]) {
      const value = cookies[name];
      if (value === undefined) deleteCookie(context, name, { path: '/' });
      else setCookie(context, name, value, { path: '/', sameSite: 'Lax' });
    }
    return session;
  }

  /** Removes the identity cookie. */
  forgetIdentity(context: Context): void {
    deleteCookie(context, IDENTITY, { path: '/' });
  }

  /** Aborts all requests that are still waiting. */
  close(): void {
    for (const { service } of this.#byId.values()) service.reset();
    this.#byId.clear();
  }

  #dropOldest(): void {
    for (const [id, { service }] of this.#byId) {
      if (this.#byId.size <= MOST_SESSIONS) return;
      service.reset();
      this.#byId.delete(id);
    }
  }
}
