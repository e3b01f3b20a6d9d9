import type { accountReady as english } from './account-ready.en';
import type { Translation } from '../../src/copy/types';

export const accountReady: Translation<typeof english> = {
  'accountReady.heading': 'Su cuenta está lista',
  'accountReady.text': 'Los planes que guarde a partir de ahora quedarán en su cuenta.',
  'accountReady.browseAll': 'Ver todos los planes',
  'accountReady.savedPlans': 'Ver sus planes guardados',
};
