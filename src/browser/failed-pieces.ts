import { emit, subscribe } from './emit';
import { logger } from './logger';

/** Codes of `shopper-profile-error` that say that a piece is missing: its files did not come, or it crashed. */
const CODES: readonly unknown[] = ['load-failed', 'render-failed'];

/** Calls back with the tag of each piece that cannot be shown, wherever on the page it stands. */
export const onPieceFailed = (listener: (tag: string) => void): (() => void) =>
  subscribe(({ name, detail }) => {
    if (name === 'error' && CODES.includes(detail.code)) listener(String(detail.source));
  });

/** Says that the files of a piece have not come. */
export function reportNotLoaded(tag: string): void {
  const message = `<${tag}> could not be loaded`;
  logger().error(`${message} [load-failed]`);
  emit('error', { source: tag, message, code: 'load-failed' });
}
