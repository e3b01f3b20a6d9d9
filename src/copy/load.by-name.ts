import type { Locale } from '../config/derived';
import type { CopySection, Texts } from './types';

/**
 * Takes the place of load.ts in the chunk build and the loader: files are asked for by their names, so that no list of
 * them has to be loaded.
 */
export async function fetchCopy(locale: Locale, section: CopySection): Promise<Texts> {
  const piece = section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const file = (await import(`${__CHUNKS__}${piece}.${locale}-${__BUILD_ID__}.js`)) as Record<string, Texts>;
  return file[section] ?? {};
}
