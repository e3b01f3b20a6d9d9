import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createService, type Scenario, type Service } from '../service/index';
import type { Settings } from './settings';

export interface DemoSession {
  service: Service;
  settings: Settings;
  /** Whom the code in the address of the page will sign in. */
  arrival?: Scenario | undefined;
  /** Where the visitor was last, for the way back from a sign-in. */
  lastPage?: string;
  /** The browser's storage still holds what an earlier session left there. */
  isFresh: boolean;
}

const SESSION_COOKIE = 'demo.session';
const IDENTITY_COOKIE = 'shopperProfile.identity';
const MOST_SESSIONS = 200;

/** The sessions of all visitors, in memory; the one unused for longest is dropped for a new one. */
export class Sessions {
  readonly #byId = new Map<string, DemoSession>();

  find(context: Context): DemoSession | undefined {
    const id = getCookie(context, SESSION_COOKIE) ?? '';
    const session = this.#byId.get(id);
    if (session) {
      // A map keeps the order of insertion: the front is what was not used for longest.
      this.#byId.delete(id);
      this.#byId.set(id, session);
    }
    return session;
  }

  /** Replaces the visitor's current session by a new one, and signs the shopper in or out. */
  open(context: Context, settings: Settings): DemoSession {
    const given = getCookie(context, SESSION_COOKIE);
    // An id this server has not handed out is not taken over.
    const id = given !== undefined && this.#byId.has(given) ? given : crypto.randomUUID();
    this.#byId.get(id)?.service.reset();
    const service = createService({ ...settings, xsrf: true });
    const session = { service, settings, isFresh: true };
    this.#byId.set(id, session);
    this.#dropOldest();

    setCookie(context, SESSION_COOKIE, id, { path: '/', httpOnly: true, sameSite: 'Lax' });
    setCookie(context, 'XSRF-TOKEN', service.xsrfToken ?? '', { path: '/', sameSite: 'Lax' });
    const { identity, agentToken } = service;
    // An agent's identity is in session storage, where the seed script puts it.
    if (identity.isGuest || agentToken !== null) deleteCookie(context, IDENTITY_COOKIE, { path: '/' });
    else setCookie(context, IDENTITY_COOKIE, JSON.stringify(identity), { path: '/', sameSite: 'Lax' });
    return session;
  }

  /** The browser forgets who was signed in. */
  forgetIdentity(context: Context): void {
    deleteCookie(context, IDENTITY_COOKIE, { path: '/' });
  }

  /** Cuts off all calls that are still waiting. */
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
