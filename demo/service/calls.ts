import type { Context, MiddlewareHandler } from 'hono';
import { callNames, failedResponse, type CallName } from './failures';
import type { Session } from './session';

/** The routes are built once; the session they serve comes with each request. */
export interface Env {
  Bindings: { session: Session };
}

/**
 * Goes in front of every handler: gives the call its name, waits as long as the session says, and fails in its place if
 * that is wanted. A call that fails changes nothing.
 */
export function call(name: CallName): MiddlewareHandler<Env> {
  if (!callNames.includes(name)) callNames.push(name);
  return async (context, next) => {
    const { session } = context.env;
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
}

/** 401 for no one, 404 for someone else's profile; nothing when the caller may go on. */
export function refuse(context: Context<Env>, uuid: unknown): Response | undefined {
  const { isSignedOut, shopper } = context.env.session;
  if (isSignedOut) return context.json({ error: 'Invalid session' }, 401);
  return uuid === shopper.identity.uuid ? undefined : notFound(context);
}

/** The fields of a JSON body; none for a body that is no JSON object. */
export async function bodyOf(context: Context<Env>): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.json().catch(() => null);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

/** 400, naming the fields that the body should have had as text; nothing when they are all there. */
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

/** Ends early, with the signal's reason, when the caller gives up. */
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

/** The reason for which a signal was aborted, if it is an error; otherwise a generic error. */
export const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new DOMException('The call was aborted.', 'AbortError');
