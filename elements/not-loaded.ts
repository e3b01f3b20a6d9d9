import { emit } from '../src/browser/emit';
import { logger } from '../src/browser/logger';

/** Reports that the files of an element could not be loaded. */
export function reportNotLoaded(tag: string): void {
  const message = `<${tag}> could not be loaded`;
  logger().error(`${message} [load-failed]`);
  emit('error', { source: tag, message, code: 'load-failed' });
}
