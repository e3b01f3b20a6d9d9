import { emit } from '../../browser/emit';
import type { ErrorCode } from '../../browser/error-codes';
import { logger } from '../../browser/logger';
import { describeFailure, type CallFailure } from '../../services/http';

/** Logs a failed call and tells the host about it; neither carries anything that came from the service. */
export function reportFailure(failure: CallFailure, code: ErrorCode): void {
  if (failure.kind === 'switchedOff') return;
  const message = describeFailure(failure);
  logger().error(message);
  emit('error', { source: 'load', message, code });
}

export function reportProblem(message: string, code: ErrorCode): void {
  logger().error(message);
  emit('error', { source: 'load', message, code });
}
