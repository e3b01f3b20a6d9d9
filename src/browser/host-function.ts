import { emit } from './emit';
import { logger } from './logger';

function report(key: string): void {
  const message = `${key} failed`;
  const code = 'host-function-failed';
  logger().error(`${message} [${code}]`);
  emit('error', { source: 'host', message, code });
}

/**
 * Calls a function that the host has configured under `key`. If it throws or rejects, the failure is reported under
 * that key and the caller continues; returns `undefined` if it throws.
 */
export function callHost<Result>(key: string, call: () => Result): Result | undefined {
  try {
    const result = call();
    if (result instanceof Promise) result.catch(() => report(key));
    return result;
  } catch {
    report(key);
    return undefined;
  }
}
