import { ofetch } from 'ofetch';
import { wait } from '../browser/clock';
import { isSameOrigin, pathOf, withParameters } from '../browser/navigation';
import { takeEarlyResponse } from '../browser/early-responses';
import { sessionStore, agentSessionValue } from '../browser/storage';
import { logCall } from '../browser/call-log';
import { isBelow } from '../config/derived';
import type { AgentSession, Config } from '../config/settings';
import { toText } from '../domain/coerce';
import type { CallName } from './call-name';
import { xsrfHeader } from './xsrf';

/** Why a call has failed. Contains no data from the server (OPEN-B36). */
export interface CallFailure {
  /** Name of the call, for the log. */
  call: string;
  kind: 'network' | 'status' | 'notJson' | 'switchedOff';
  status?: number;
  /** A 401 with the marker 'Invalid session' (ERR-02). */
  isInvalidSession: boolean;
}

/** Result of a call; `refusal` is what `parseRefusal` has read from the body of an error response. */
export type Result<Value, Refusal = unknown> =
  { ok: true; value: Value } | { ok: false; failure: CallFailure; refusal?: Refusal };

export interface CallRequest {
  call: CallName;
  method?: string;
  url: string;
  /** Other names under which an early response may be cached. */
  earlyNames?: readonly string[];
  query?: Record<string, string | number | undefined>;
  body?: object;
  /** Timeout in milliseconds; none by default. */
  waitMs?: number;
  /** Whether the request continues after the page is left (`keepalive`). */
  outlivesPage?: boolean;
  /** Session header of the agent flow, if configured. */
  agentSession?: AgentSession | null;
  /** Base URL of services that receive cookies even on another origin; '' for none. */
  cookieBase?: string;
}

/** Request settings that every call takes from the configuration. */
export const hostOf = ({
  agentSession,
  services,
}: Pick<Config, 'agentSession' | 'services'>): Pick<CallRequest, 'agentSession' | 'cookieBase'> => ({
  agentSession,
  cookieBase: services.base,
});

/** Browsers limit the bodies of pending `keepalive` requests to 64 KiB in total; a UTF-16 unit takes up to 3 bytes. */
const MOST_LETTERS_TO_OUTLIVE = 20_000;

const INVALID_SESSION = 'Invalid session';

/** The agent session value, for calls below the configured path prefix only (AGENT-07, AGENT-08, AGENT-10). */
function agentValue({ url, agentSession }: CallRequest): string | undefined {
  if (!agentSession || !isSameOrigin(url)) return undefined;
  return pathOf(url).startsWith(agentSession.pathPrefix) ? agentSessionValue(agentSession) : undefined;
}

/** XSRF and agent session headers; sent to this origin only (NET-34, HTTP-25). */
function headersFor(request: CallRequest): Record<string, string> {
  const session = agentValue(request);
  return {
    ...xsrfHeader(request.url),
    ...(session !== undefined && request.agentSession && { [request.agentSession.header]: session }),
  };
}

/** Stores a new agent session value from the response header (AGENT-09, ROLES-14). */
function keepAgentValue(request: CallRequest, responseHeaders: Headers): void {
  if (!request.agentSession || agentValue(request) === undefined) return;
  const renewed = toText(responseHeaders.get(request.agentSession.header));
  if (renewed) sessionStore.write(request.agentSession.storageKey, renewed);
}

const fail = (
  call: string,
  kind: CallFailure['kind'],
  status?: number,
  isInvalidSession = false,
): Result<never, never> => ({
  ok: false,
  failure: { call, kind, isInvalidSession, ...(status === undefined ? {} : { status }) },
});

/** Outcome of a call and the response text. The text of a failed call must not leave this file. */
interface ServiceResponse {
  outcome: Result<undefined, never>;
  text: string;
}

function judge(call: string, status: number, text: string): ServiceResponse {
  if (status >= 200 && status <= 299) return { outcome: { ok: true, value: undefined }, text };
  return {
    outcome: fail(call, 'status', status, status === 401 && text.includes(INVALID_SESSION)),
    text,
  };
}

const noResponse = (call: string): ServiceResponse => ({ outcome: fail(call, 'network'), text: '' });

async function ask(request: CallRequest): Promise<ServiceResponse> {
  const { call, method = 'GET', url, query, body, waitMs, outlivesPage, cookieBase = '' } = request;
  const early =
    method === 'GET' && !query ? await takeEarlyResponse(url, ...(request.earlyNames ?? [])) : undefined;
  if (early) return judge(call, early.status, early.text);
  if (early === null) return noResponse(call);
  try {
    const response = await ofetch.raw(query ? withParameters(url, query) : url, {
      method,
      headers: headersFor(request),
      ...(isBelow(url, cookieBase) && { credentials: 'include' }),
      responseType: 'text',
      ignoreResponseError: true,
      retry: 0,
      ...(body && { body }),
      ...(waitMs && { timeout: waitMs }),
      keepalive: outlivesPage === true && JSON.stringify(body ?? null).length < MOST_LETTERS_TO_OUTLIVE,
    });
    keepAgentValue(request, response.headers);
    return judge(call, response.status, typeof response._data === 'string' ? response._data : '');
  } catch {
    return noResponse(call);
  }
}

/** Returns `undefined` for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a request and logs it. `body` is `undefined` unless the response has to be JSON, and is. */
async function send(
  request: CallRequest,
  needsJson = false,
): Promise<{ outcome: Result<undefined, never>; body: unknown }> {
  const start = performance.now();
  const response = await ask(request);
  const body = needsJson ? parseJson(response.text) : undefined;
  const isUnreadable = needsJson && response.outcome.ok && body === undefined;
  const outcome = isUnreadable ? fail(request.call, 'notJson') : response.outcome;
  const status = outcome.ok ? 'ok' : (outcome.failure.status ?? outcome.failure.kind);
  logCall({ name: request.call, status, ms: Math.round(performance.now() - start) });
  return { outcome, body };
}

/**
 * Sends a request and parses its JSON response. No timeout by default (NET-32); status 200 to 299 is success (NET-33); a body
 * that is not JSON is a failure. Of the body of an error response, only the result of `parseRefusal` is returned. Never
 * rejects for a failed request.
 */
export async function callJson<Value, Refusal = never>(
  request: CallRequest,
  parse: (body: unknown) => Value,
  parseRefusal?: (body: unknown) => Refusal | undefined,
): Promise<Result<Value, Refusal>> {
  const { outcome, body } = await send(request, true);
  if (outcome.ok) return { ok: true, value: parse(body) };
  const refusal = parseRefusal?.(body);
  return refusal === undefined ? outcome : { ...outcome, refusal };
}

/**
 * Sends a request and returns its outcome from the status only, and ignores the response body. After `waitMs` it
 * returns a failure but does not cancel the request, because the service may have processed it already; `onLateSuccess`
 * is called if it succeeds later.
 */
export async function callForStatus(
  { waitMs, ...request }: CallRequest,
  onLateSuccess: () => void = () => undefined,
): Promise<Result<undefined>> {
  let isOverdue = false;
  const response = send(request).then(({ outcome }) => {
    if (isOverdue && outcome.ok) onLateSuccess();
    return outcome;
  });
  if (waitMs === undefined) return response;
  const overdue = wait(waitMs).then(() => {
    isOverdue = true;
    return fail(request.call, 'network');
  });
  return Promise.race([response, overdue]);
}

export const switchedOff = (call: string): Result<never> => fail(call, 'switchedOff');

/** Log message for a failed call: its name and the reason. */
export const describeFailure = ({ call, kind, status }: CallFailure): string => {
  const reason = {
    network: 'no response',
    status: `status ${String(status)}`,
    notJson: 'the response is not JSON',
    switchedOff: 'switched off',
  };
  return `${call} failed: ${reason[kind]}`;
};
