import type { noDrugs as english } from './no-drugs.en';
import type { Translation } from './types';

export const noDrugs: Translation<typeof english> = {
  'noDrugs.heading.one': '¿Cubre este plan sus medicamentos?',
  'noDrugs.heading.other': '¿Cubren estos planes sus medicamentos?',
  'noDrugs.text':
    'Agregue los medicamentos que toma. Así verá qué cubre cada plan. También verá cuánto cuesta un año.',
  'noDrugs.add': 'Agregue sus medicamentos',
};
