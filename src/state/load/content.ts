import { readTexts } from '../../services/content-service';
import { contentTextsAtom } from '../content-texts';
import { planBenefits, suppression } from '../plans/plan-fragments';
import { resource } from '../resource';
import { read, write } from '../store';

/** Wording by text key (OPEN-A103). */
const contentTexts = resource<'profileTexts' | 'shopperTexts', Readonly<Record<string, string>>>(
  'content texts',
  { read: (name, config) => readTexts(config, name), code: 'content-failed', owner: 'page' },
);

async function loadTexts(name: 'profileTexts' | 'shopperTexts'): Promise<void> {
  const loaded = await contentTexts.load(name);
  if (loaded.is === 'ready') write(contentTextsAtom, { ...read(contentTextsAtom), ...loaded.value });
}

/** Content fragments: each one that fails is logged, the rest goes on (ERR-05, ERR-06). */
export const loadContent = (): Promise<unknown> =>
  Promise.all([
    suppression.load(''),
    planBenefits.load(''),
    loadTexts('profileTexts'),
    loadTexts('shopperTexts'),
  ]);
