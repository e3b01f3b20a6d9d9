/// <reference lib="esnext.disposable" preserve="true" />
/**
 * The types of `shopper-profile/testing`. They import nothing else, because the package contains them as they are;
 * demo/service imports them from here.
 */
import type { CallName, MergeOutcome, ShopperName } from './generated/names';

export type { CallName, MergeOutcome, ShopperName };

/**
 * How a call fails. A number is an HTTP status with an HTML body, such as 500. `timeout` never responds. `expired` is a 401
 * for an invalid session until someone signs in. The other kinds have status 200: text that is no JSON, an HTML page, the JSON
 * value null, an empty body.
 */
export type FailKind = number | 'timeout' | 'expired' | 'garbage' | 'html' | 'null' | 'empty';

/** By the name of the call: `{ planList: 500, profile: 'timeout' }`. */
export type Failures = Partial<Record<CallName, FailKind>>;

export interface ProfileServiceOptions {
  /** Default `guest`. */
  shopper?: ShopperName | undefined;
  /** Date of the services: `YYYY-MM-DD`, or with a time `YYYY-MM-DDThh:mm[:ss]`. Default 2026-11-20T10:15. */
  date?: string | undefined;
  /** Default: no call fails. */
  fail?: Failures | undefined;
  /** Delay of every response, in ms. Default 0. */
  delayMs?: number | undefined;
  /** Delays of single calls, in ms. They override `delayMs`. */
  delays?: Partial<Record<CallName, number>> | undefined;
  /** The result of "confirm identity". By default, the entered values decide. */
  merge?: MergeOutcome | undefined;
  /** The member import finds no drugs and no doctors. Default false. */
  importsNothing?: boolean | undefined;
  /** Refuses writes without the header `X-XSRF-TOKEN`, for pages on the origin of the service. Default false. */
  xsrf?: boolean | undefined;
}

/** A request that the page has sent. */
export interface RecordedRequest {
  /** `undefined` for a path that no service has. */
  call?: CallName;
  method: string;
  path: string;
  query: Record<string, string>;
  /** Parsed if it is JSON, else the text. `undefined` without a body. */
  body?: unknown;
  headers: Record<string, string>;
}

/** Values by name. Cookies are not yet encoded. */
export interface BrowserState {
  cookies: Record<string, string>;
  localStorage: Record<string, string>;
  sessionStorage: Record<string, string>;
}

/** The configuration that the page needs for this service and shopper. */
export interface ServiceSettings {
  services?: { base: string };
  agentSession?: { header: string; storageKey: string; pathPrefix: string };
}

/** All services behind the profile, for one shopper. */
export interface ProfileService {
  /** The current shopper. A sign-in can change it. */
  readonly shopper: ShopperName;
  /** Wall-clock time of the services: `2026-11-20T10:15:00`. */
  readonly dateTime: string;
  /** The session has expired or ended. */
  readonly isSignedOut: boolean;
  /** All requests since the start or the last `reset()`, in order. */
  readonly requests: readonly RecordedRequest[];
  /** The cookies and the storage of the shopper's browser. */
  readonly browserState: BrowserState;
  readonly settings: ServiceSettings;
  /**
   * A script that puts `settings` and `browserState` into the page. Run it before the page's own scripts. In each tab, it
   * writes cookies and storage once per `reset()`, so that a reload keeps what the page has changed since.
   */
  readonly pageScript: string;
  /** Whether a URL belongs to one of the services, whatever its host is. */
  handles(url: URL | string): boolean;
  /** Responds to a request of the page. Rejects when its signal is aborted. */
  handle(request: Request): Promise<Response>;
  /** From now on, these calls fail, and no others. `fail({})` ends all failures. */
  fail(failures: Failures): void;
  /** From now on, each profile call responds with 401, until a shopper signs in. */
  expireSession(): void;
  /** Starts again with the first options, and with those that it gets. Forgets all requests. */
  reset(options?: ProfileServiceOptions): void;
}

export interface StartOptions extends ProfileServiceOptions {
  /** Default: any free port. */
  port?: number | undefined;
}

/** A service that listens on this computer. Responses allow the page's origin (CORS, with credentials). */
export interface StartedProfileService extends ProfileService {
  /** Such as `http://localhost:51234`. */
  readonly url: string;
  /** Ends the server and all waiting responses. `await using` calls it, too. */
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}
