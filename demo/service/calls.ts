import type { Context, MiddlewareHandler } from 'hono';
import { failedAnswer, type CallName } from './failures';
import type { Session } from './session';

/** The routes are built once; the session they answer for comes with each request. */
export interface Env {
  Bindings: { session: Session };
}

/**
 * Goes in front of every handler: gives the call its name, waits as long as the session says, and fails in its place if
 * that is wanted. A call that fails changes nothing.
 */
export function call(name: CallName): MiddlewareHandler<Env> {
  return async (context, next) => {
    const { session } = context.env;
    const stop = AbortSignal.any([context.req.raw.signal, session.ended.signal]);
    await pause(session.delays[name] ?? session.delayMs, stop);
    const failure = session.failures.find((spec) => spec.call === name);
    if (!failure) {
      await next();
      return undefined;
    }
    return failedAnswer(failure.kind) ?? pause(Number.POSITIVE_INFINITY, stop).then(() => notFound(context));
  };
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

/** Why a signal was aborted, as an error; a reason of another type is not worth keeping. */
export const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new DOMException('The call was aborted.', 'AbortError');
