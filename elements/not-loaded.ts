import { emit } from '../src/browser/emit';
import { logger } from '../src/browser/logger';

/** Says that the files of a piece have not come. */
export function reportNotLoaded(tag: string): void {
  const message = `<${tag}> could not be loaded`;
  logger().error(`${message} [load-failed]`);
  emit('error', { source: tag, message, code: 'load-failed' });
}
