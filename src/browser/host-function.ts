import { emit } from './emit';
import { logger } from './logger';

function report(key: string): void {
  const message = `${key} failed`;
  const code = 'host-function-failed';
  logger().error(`${message} [${code}]`);
  emit('error', { source: 'host', message, code });
}

/**
 * Calls a function that the host has configured under `key`. If it throws or rejects, the failure is reported under that key
 * and the caller goes on; returns `undefined` if it throws.
 */
export function callHost<Answer>(key: string, call: () => Answer): Answer | undefined {
  try {
    const answer = call();
    if (answer instanceof Promise) answer.catch(() => report(key));
    return answer;
  } catch {
    report(key);
    return undefined;
  }
}
