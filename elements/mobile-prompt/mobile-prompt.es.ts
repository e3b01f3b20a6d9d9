import type { mobilePrompt as english } from './mobile-prompt.en';
import type { Translation } from '../../src/copy/types';

export const mobilePrompt: Translation<typeof english> = {
  'mobilePrompt.noSavedPlans': 'Aún no tiene planes guardados para {year}.',
  'mobilePrompt.savedPlans.one': 'Tiene 1 plan guardado para {year}.',
  'mobilePrompt.savedPlans.other': 'Tiene {count} planes guardados para {year}.',
  'mobilePrompt.browse': 'Buscar planes',
};
