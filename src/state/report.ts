import { emit } from '../browser/emit';
import type { ErrorCode } from '../browser/error-codes';
import { logger } from '../browser/logger';
import { describeFailure, type CallFailure } from '../services/http';

/** Logs a problem with its code, documented in docs/reference/errors.md, and emits `shopper-profile-error`. */
export function reportProblem(message: string, code: ErrorCode): void {
  logger().error(`${message} [${code}]`);
  emit('error', { source: 'load', message, code });
}

/** The same for a failed call; the message contains no data from the service. */
export function reportFailure(failure: CallFailure, code: ErrorCode): void {
  if (failure.kind !== 'switchedOff') reportProblem(describeFailure(failure), code);
}
