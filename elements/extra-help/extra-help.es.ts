import type { Translation } from '../../src/copy/types';
import type { extraHelp as english } from './extra-help.en';
import { question } from './question.es';

export const extraHelp: Translation<typeof english> = {
  ...question,
  'extraHelp.applied':
    'Su respuesta está guardada. Las primas mensuales incluyen la Ayuda Adicional completa.',
  'extraHelp.notApplied':
    'Su respuesta está guardada. Los precios de los planes no incluyen la Ayuda Adicional.',
  'extraHelp.onRecord':
    'Nuestros datos dicen que usted recibe Ayuda Adicional. Las primas mensuales la incluyen.',
  'extraHelp.unanswered': 'Con Ayuda Adicional puede pagar menos.',
  'extraHelp.short.applied': 'Las primas incluyen la Ayuda Adicional completa.',
  'extraHelp.short.notApplied': 'Los precios no incluyen la Ayuda Adicional.',
  'extraHelp.short.onRecord': 'Según nuestros datos, sí. Las primas la incluyen.',
  'extraHelp.short.unanswered': 'Con ella puede pagar menos.',
  'extraHelp.popup.done': 'Ver mis precios',
  'extraHelpV2.heading': 'La Ayuda Adicional está incluida',
  'extraHelpV2.premium': 'Prima mensual',
  'extraHelpV2.yourCost': 'Su costo con Ayuda Adicional',
  'extraHelpV2.thePrices': 'Los precios que se muestran en esta página incluyen la Ayuda Adicional.',
  'extraHelpV2.yourLevel': 'Su nivel: {percent}%',
  'extraHelpV2.fullLevel': 'Su nivel: Ayuda Adicional completa',
  'extraHelpV2.continue': 'Continuar',
};
