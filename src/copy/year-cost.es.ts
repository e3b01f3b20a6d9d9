import type { Translation } from './types';
import type { yearCost as english } from './year-cost.en';

export const yearCost: Translation<typeof english> = {
  'yearCost.label': 'Costo anual',
  'yearCost.label.premiums': 'Primas anuales',
  'yearCost.about': 'Unos {total}',
  'yearCost.lowest': 'Más bajo de {count}',
  'yearCost.sum': '{year}: primas {premiums} + medicamentos {drugs}',
  'yearCost.sum.extraHelp': 'En {year} con Ayuda Adicional: primas {premiums} + medicamentos {drugs}',
  'yearCost.sum.extraHelpPremium':
    'En {year}: primas {premiums} con Ayuda Adicional + medicamentos {drugs} sin ella',
  'yearCost.sum.extraHelpDrugs': 'En {year}: primas {premiums} + medicamentos {drugs} con Ayuda Adicional',
  'yearCost.sum.noExtraHelp': 'En {year} sin Ayuda Adicional: primas {premiums} + medicamentos {drugs}',
  'yearCost.otherwise': 'Sin Ayuda Adicional: unos {total}',
  'yearCost.unknown': 'En {year}. No sabemos cuánto costarían sus medicamentos en este plan.',
  'yearCost.unknown.extraHelp':
    'En {year} con Ayuda Adicional. No sabemos cuánto costarían sus medicamentos en este plan.',
  'yearCost.none': 'En {year}. Este plan no cubre medicamentos.',
  'yearCost.supplement': 'En {year}',
  'yearCost.note':
    'El costo anual es para todo un año del plan. No incluye la prima de la Parte B, las visitas al médico ni las estadías en el hospital.',
};
