import type { Context, MiddlewareHandler } from 'hono';
import { callNames, failedResponse, type CallName } from './failures';
import type { RecordedRequest } from '../testing/types';
import type { Session } from './session';

/** The routes are created once. Each request has its session in its context. */
export interface Env {
  Bindings: { session: Session; recorded: RecordedRequest };
}

const nameOfHandler = new WeakMap<object, CallName>();

/** Method and path of each call, in the order of their names. */
export const callsOf = (routes: readonly { method: string; path: string; handler: object }[]) =>
  routes
    .flatMap(({ method, path, handler }) => {
      const call = nameOfHandler.get(handler);
      return call ? [{ call, method, path }] : [];
    })
    .sort((one, other) => one.call.localeCompare(other.call));

/**
 * Runs before every handler: names the call, delays it as the session says, and fails instead of it if
 * configured. A call that fails changes nothing.
 */
export function call(name: CallName): MiddlewareHandler<Env> {
  if (!callNames.includes(name)) callNames.push(name);
  const handler: MiddlewareHandler<Env> = async (context, next) => {
    const { session, recorded } = context.env;
    recorded.call = name;
    const stop = AbortSignal.any([context.req.raw.signal, session.ended.signal]);
    await pause(session.delays[name] ?? session.delayMs, stop);
    const failure = session.failures.find((spec) => spec.call === name);
    const isOver = failure?.kind === 'expired' && session.signIns > 0;
    if (!failure || isOver) {
      await next();
      return undefined;
    }
    return (
      failedResponse(failure.kind) ?? pause(Number.POSITIVE_INFINITY, stop).then(() => notFound(context))
    );
  };
  nameOfHandler.set(handler, name);
  return handler;
}

/** 401 for an invalid session, 404 for another shopper's profile. `undefined` when the caller may continue. */
export function refuse(context: Context<Env>, uuid: unknown): Response | undefined {
  const { isSignedOut, shopper } = context.env.session;
  if (isSignedOut) return context.json({ error: 'Invalid session' }, 401);
  return uuid === shopper.identity.uuid ? undefined : notFound(context);
}

/** The fields of a JSON body. Empty for a body that is not a JSON object. */
export async function bodyOf(context: Context<Env>): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.json().catch(() => null);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

/** 400 with the names of the missing text fields in the body. `undefined` when none is missing. */
export function refuseWithout(
  context: Context<Env>,
  body: Record<string, unknown>,
  ...fields: string[]
): Response | undefined {
  const missing = fields.filter((field) => typeof body[field] !== 'string' || body[field] === '');
  return missing.length ? context.json({ error: `missing: ${missing.join(', ')}` }, 400) : undefined;
}

export const notFound = (context: Context<Env>): Response =>
  context.json({ error: 'not found', path: context.req.path }, 404);

/** Rejects early, with the reason of the signal, when the caller aborts. */
function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(reasonOf(stop));
    };
    if (stop.aborted) {
      reject(reasonOf(stop));
      return;
    }
    const timer = Number.isFinite(milliseconds)
      ? setTimeout(() => {
          stop.removeEventListener('abort', giveUp);
          resolve();
        }, milliseconds)
      : undefined;
    stop.addEventListener('abort', giveUp, { once: true });
  });
}

/** The reason for which a signal was aborted, if it is an error. Otherwise a generic error. */
export const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new DOMException('The call was aborted.', 'AbortError');
