import { Hono } from 'hono';
import type { ProfileServiceOptions, RecordedRequest } from '../testing/types';
import { agentSession, FIRST_AGENT_TOKEN } from './agent-session';
import { callsOf, notFound, reasonOf, type Env } from './calls';
import type { FailSpec } from './failures';
import { SLOW_MERGE_MS } from './outcomes';
import { agentGuard, xsrfGuard } from './guards';
import { applicationRoutes, savedApplicationRoutes } from './routes/applications';
import { contentRoutes } from './routes/content';
import { extraHelpRoutes } from './routes/extra-help';
import { geolocationRoutes } from './routes/geolocation';
import { medsuppRoutes } from './routes/medsupp';
import { memberImportRoutes } from './routes/member-import';
import { mergeRoutes } from './routes/merge';
import { emailRoutes, eventRoutes } from './routes/messages';
import { planinfoRoutes } from './routes/planinfo';
import { profileRoutes } from './routes/saved-profile';
import { signInRoutes } from './routes/sign-in';
import { siteRoutes } from './routes/site';
import type { Scenario } from './scenarios';
import { openSession, type Session, type SessionOptions } from './session';
import type { Identity, ProfileHolder } from './wire';

export interface ServiceOptions extends Omit<ProfileServiceOptions, 'shopper' | 'fail'> {
  /** Default `guest`. */
  scenario?: Scenario | undefined;
  fail?: FailSpec | FailSpec[] | undefined;
}

/** The mock of all services behind the profile, for one browser session. */
export interface Service {
  /** Replaces `fetch`. Rejects with the reason of the signal when aborted. */
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /** All requests since it was created or reset, in order. */
  readonly requests: RecordedRequest[];
  /** The current data of the profile service. */
  readonly state: ProfileHolder;
  /** The value that the identity cookie must have. */
  readonly identity: Identity;
  /** The initial local storage of a guest. `null` for signed-in shoppers. */
  readonly guestProfile: ProfileHolder | null;
  /** The current shopper. A sign-in code can change it. */
  readonly scenario: Scenario;
  readonly isSignedOut: boolean;
  /** The value that the cookie `XSRF-TOKEN` must have. `null` when it is not needed. */
  readonly xsrfToken: string | null;
  /** The initial session storage of an agent. `null` for everyone else. */
  readonly agentToken: string | null;
  /** Wall-clock time of the services. */
  readonly dateTime: string;
  /** Replaces the failures, so that a call fails once and then succeeds. `reset` restores the first ones. */
  setFailures(fail: FailSpec | FailSpec[]): void;
  /**
   * From now on, every profile call responds with 401 "Invalid session", until a shopper signs in with a
   * code.
   */
  expireSession(): void;
  /** Resets the shopper, profile, requests and failures. Aborts waiting calls. */
  reset(): void;
}

/** Path prefixes of the services. A server passes these requests on unread. */
export const servicePaths = [
  '/landrover/',
  '/geolocationinfo/',
  '/planinfo/',
  '/medsupp/plans/',
  '/online-enrollment/user/',
  '/EmailWAR/',
  '/gpdCustomEvent',
  '/content/gpdCustomEvent',
  '/shopper-profile/api/',
  '/api/assets/',
] as const;

const app = new Hono<Env>();
app.use(xsrfGuard);
app.use(`${agentSession.pathPrefix}/*`, agentGuard);
app
  .route('/landrover/api', siteRoutes)
  .route('/landrover/api', signInRoutes)
  .route('/landrover/api', profileRoutes)
  .route('/landrover/api', mergeRoutes)
  .route('/landrover/api', memberImportRoutes)
  .route('/landrover/api', applicationRoutes)
  .route('/landrover/api', extraHelpRoutes)
  .route('/geolocationinfo', geolocationRoutes)
  .route('/planinfo', planinfoRoutes)
  .route('/medsupp/plans', medsuppRoutes)
  .route('/online-enrollment/user', savedApplicationRoutes)
  .route('/EmailWAR/emailrest/profile', emailRoutes)
  .route('/', eventRoutes)
  .route('/api/assets/MRD/content-fragments', contentRoutes);
app.notFound(notFound);
app.onError((error, context) => context.json({ error: error.message }, 500));

/**
 * Method and path of each call, for the docs.
 * @public
 */
export const callRoutes = () => callsOf(app.routes);

export function createService(options: ServiceOptions = {}): Service {
  const start: SessionOptions = {
    scenario: options.scenario ?? 'guest',
    dateTime: parseDate(options.date ?? '2026-11-20'),
    failures: [
      ...listOf(options.fail),
      ...(options.merge === '500' ? [{ call: 'mergeProfile' as const, kind: 500 }] : []),
    ],
    delayMs: options.delayMs ?? 0,
    delays: { ...(options.merge === 'slow' && { mergeProfile: SLOW_MERGE_MS }), ...options.delays },
    merge: options.merge,
    importsNothing: options.importsNothing ?? false,
    xsrf: options.xsrf ?? false,
  };
  let session = openSession(start);
  return {
    fetch: (input, init) => ask(session, input, init),
    get requests() {
      return session.requests;
    },
    get state() {
      return session.shopper.profile;
    },
    get identity() {
      return session.shopper.identity;
    },
    get guestProfile() {
      return session.shopper.guestProfile;
    },
    get scenario() {
      return session.shopper.scenario;
    },
    get isSignedOut() {
      return session.isSignedOut;
    },
    get xsrfToken() {
      return session.xsrfToken;
    },
    get agentToken() {
      return session.shopper.entry.isAgentFlow ? FIRST_AGENT_TOKEN : null;
    },
    dateTime: start.dateTime,
    setFailures(fail) {
      session.failures = listOf(fail);
    },
    expireSession() {
      session.isSignedOut = true;
    },
    reset() {
      session.ended.abort(new TypeError('the session has ended'));
      session = openSession(start);
    },
  };
}

async function ask(session: Session, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request =
    input instanceof Request ? new Request(input, init) : new Request(new URL(input, base()), init);
  request.signal.throwIfAborted();
  const recorded = await record(session, request);
  return untilAborted(
    AbortSignal.any([request.signal, session.ended.signal]),
    app.fetch(request, { session, recorded }),
  );
}

/** Relative addresses need a base; Node and blank frames have none of their own. */
function base(): string {
  const origin = typeof location === 'undefined' ? '' : location.origin;
  return origin.startsWith('http') ? origin : 'http://localhost';
}

/** A clone of a request takes milliseconds in a browser, and tests send tens of thousands. */
const WITHOUT_BODY = ['GET', 'HEAD'];

/**
 * Adds the entry immediately, so that tests can check it right after a call. The body is added once it is
 * read.
 */
async function record(session: Session, request: Request): Promise<RecordedRequest> {
  const url = new URL(request.url);
  const entry: RecordedRequest = {
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
  };
  session.requests.push(entry);
  if (WITHOUT_BODY.includes(request.method)) return entry;
  const text = await request.clone().text();
  if (text) entry.body = parseBody(text);
  return entry;
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function untilAborted(signal: AbortSignal, response: Response | Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(reasonOf(signal));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    Promise.resolve(response)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', giveUp));
  });
}

const listOf = (fail: FailSpec | FailSpec[] | undefined): FailSpec[] =>
  fail === undefined ? [] : Array.isArray(fail) ? fail : [fail];

/** `YYYY-MM-DD` with or without a time, as wall-clock text. Throws for other values. */
export function parseDate(text: string): string {
  const [, day, time, seconds] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?)?$/.exec(text) ?? [];
  if (day === undefined || !isCalendarDay(day)) {
    throw new Error(`date: "${text}" is no day of the form YYYY-MM-DD or YYYY-MM-DDThh:mm`);
  }
  return `${day}T${time ?? '10:15'}${seconds ?? ':00'}`;
}

/**
 * Parsed as UTC, so that the result does not depend on a time zone. A date that does not exist changes when
 * it is formatted again.
 */
function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
