import type { Translation } from '../../src/copy/types';
import type { extraHelp as english } from './extra-help.en';

export const extraHelp: Translation<typeof english> = {
  'extraHelp.heading': 'Ayuda Adicional',
  'extraHelp.intro':
    'Ayuda Adicional es un programa de Medicare que reduce lo que usted paga por sus medicamentos recetados. Algunas personas la reciben automáticamente; otras deben solicitarla.',
  'extraHelp.question': '¿Recibe usted Ayuda Adicional?',
  'extraHelp.yes': 'Sí',
  'extraHelp.no': 'No',
  'extraHelp.applied': 'Su respuesta está guardada. Los precios de los planes incluyen la Ayuda Adicional.',
  'extraHelp.notApplied':
    'Su respuesta está guardada. Los precios de los planes no incluyen la Ayuda Adicional.',
  'extraHelp.onRecord':
    'Según nuestros registros, usted recibe Ayuda Adicional. Los precios de los planes la incluyen.',
  'extraHelp.unanswered': 'Elija una respuesta para ver los precios que le corresponden.',
  'extraHelp.popup.heading': 'Qué hace la Ayuda Adicional con su prima',
  'extraHelp.popup.text':
    'Con la Ayuda Adicional puede pagar menos cada mes por un plan con cobertura de medicamentos. Cuánto menos depende de su nivel de ayuda.',
  'extraHelp.popup.plan': 'Prima mensual de {plan}',
  'extraHelp.popup.example': 'Ejemplo de una prima mensual',
  'extraHelp.popup.level': 'Nivel de Ayuda Adicional',
  'extraHelp.popup.premium': 'Prima mensual',
  'extraHelp.popup.percent': '{percent}% de Ayuda Adicional',
  'extraHelp.popup.without': 'Sin Ayuda Adicional',
  'extraHelp.popup.note': 'Usted sigue pagando su prima de la Parte B de Medicare.',
  'extraHelp.popup.done': 'Ver mis precios',
  'extraHelpV2.heading': 'La Ayuda Adicional está incluida',
  'extraHelpV2.premium': 'Prima mensual',
  'extraHelpV2.yourCost': 'Su costo con Ayuda Adicional',
  'extraHelpV2.thePrices': 'Los precios que se muestran en esta página incluyen la Ayuda Adicional.',
  'extraHelpV2.yourLevel': 'Su nivel: {percent}%',
  'extraHelpV2.continue': 'Continuar',
};
