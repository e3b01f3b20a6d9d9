import type { Translation } from './types';
import type { yearCost as english } from './year-cost.en';

export const yearCost: Translation<typeof english> = {
  'yearCost.label': 'Primas\u00a0+\u00a0medicamentos al\u00a0año',
  'yearCost.label.premiums': 'Primas al año',
  'yearCost.about': 'Unos {total}',
  'yearCost.lowest': 'El más bajo de {count}',
  'yearCost.sum': 'Primas {premiums} + medicamentos {drugs}',
  'yearCost.sum.extraHelp': 'Con Ayuda Adicional: primas {premiums} +\u00a0medicamentos {drugs}',
  'yearCost.sum.extraHelpPremium': 'Primas {premiums} con Ayuda Adicional + medicamentos {drugs} sin ella',
  'yearCost.sum.extraHelpDrugs': 'Primas {premiums} + medicamentos {drugs} con Ayuda Adicional',
  'yearCost.sum.noExtraHelp': 'Sin Ayuda Adicional: primas {premiums} +\u00a0medicamentos {drugs}',
  'yearCost.otherwise': 'Sin Ayuda Adicional: unos {total}',
  'yearCost.unknown': 'No sabemos cuánto costarían sus medicamentos en este plan.',
  'yearCost.unknown.extraHelp':
    'Con Ayuda Adicional. No sabemos cuánto costarían sus medicamentos en este plan.',
  'yearCost.noDrugs': 'Sin costos de medicamentos: no ha guardado ninguno.',
  'yearCost.none': 'Este plan no cubre medicamentos.',
  'yearCost.note':
    'Los costos al año son para todo un año del plan. No incluyen la prima de la Parte B, las visitas al médico ni las estadías en el hospital.',
};
