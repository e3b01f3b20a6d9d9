import type { Locale } from '../config/derived';
import type { Texts } from './types';

/** Takes the place of load.ts in the partner bundles, which have one piece. */
export const fetchCopy = async (locale: Locale): Promise<Texts> =>
  (locale === 'es'
    ? await import('../../elements/extra-help/extra-help.es')
    : await import('../../elements/extra-help/extra-help.en')
  ).extraHelp;
