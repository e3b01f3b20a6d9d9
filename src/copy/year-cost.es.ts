import type { Translation } from './types';
import type { yearCost as english } from './year-cost.en';

export const yearCost: Translation<typeof english> = {
  'yearCost.label': 'Costo de un año',
  'yearCost.sum': 'Unos {total} en {year}: primas {premiums} + medicamentos {drugs}.',
  'yearCost.sum.extraHelp':
    'Unos {total} en {year} con Ayuda Adicional: primas {premiums} + medicamentos {drugs}.',
  'yearCost.sum.extraHelpPremium':
    'Unos {total} en {year}: primas {premiums} con Ayuda Adicional + medicamentos {drugs} sin ella.',
  'yearCost.sum.extraHelpDrugs':
    'Unos {total} en {year}: primas {premiums} + medicamentos {drugs} con Ayuda Adicional.',
  'yearCost.sum.noExtraHelp':
    'Unos {total} en {year} sin Ayuda Adicional: primas {premiums} + medicamentos {drugs}.',
  'yearCost.otherwise': 'Sin ella, {total}.',
  'yearCost.unknown': 'Primas {premiums}. No sabemos cuánto costarían sus medicamentos en este plan.',
  'yearCost.unknown.extraHelp':
    'Primas {premiums} con Ayuda Adicional. No sabemos cuánto costarían sus medicamentos en este plan.',
  'yearCost.none': 'Unos {total} en {year}: solo primas. Este plan no cubre medicamentos.',
  'yearCost.supplement': 'Unos {total} en {year}: solo primas.',
  'yearCost.note':
    'El costo de un año es para todo {year}. No incluye la prima de la Parte B, las visitas al médico ni las estadías en el hospital.',
};
