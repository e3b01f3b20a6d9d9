import { contentTextsAtom } from '../content-texts';

import { read, write } from '../store';
import { contentTexts, planBenefits, suppression } from './page-resources';

async function loadTexts(name: 'profileTexts' | 'shopperTexts'): Promise<void> {
  const loaded = await contentTexts.load(name);
  if (loaded.is === 'ready') write(contentTextsAtom, { ...read(contentTextsAtom), ...loaded.value });
}

/** Loads the content fragments; a failed one is reported and does not affect the others (ERR-05, ERR-06). */
export const loadContent = (): Promise<unknown> =>
  Promise.all([
    suppression.load(''),
    planBenefits.load(''),
    loadTexts('profileTexts'),
    loadTexts('shopperTexts'),
  ]);
