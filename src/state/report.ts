import { emit } from '../browser/emit';
import type { ErrorCode } from '../browser/error-codes';
import { logger } from '../browser/logger';
import { describeFailure, type CallFailure } from '../services/http';

/** Logs a problem with its code, by which docs/reference/errors.md explains it, and tells the host about it. */
export function reportProblem(message: string, code: ErrorCode): void {
  logger().error(`${message} [${code}]`);
  emit('error', { source: 'load', message, code });
}

/** The same for a failed call; it carries nothing that came from the service. */
export function reportFailure(failure: CallFailure, code: ErrorCode): void {
  if (failure.kind !== 'switchedOff') reportProblem(describeFailure(failure), code);
}
