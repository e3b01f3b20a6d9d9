import type { mobilePrompt as english } from './mobile-prompt.en';
import type { Translation } from '../../src/copy/types';

export const mobilePrompt: Translation<typeof english> = {
  'mobilePrompt.savedPlans.one': 'Tiene 1 plan guardado.',
  'mobilePrompt.savedPlans.other': 'Tiene {count} planes guardados.',
  'mobilePrompt.browse': 'Buscar planes',
};
