import type { Translation } from '../../src/copy/types';
import type { question as english } from './question.en';

export const question: Translation<typeof english> = {
  'extraHelp.heading': 'Ayuda Adicional',
  'extraHelp.intro':
    'Ayuda Adicional es un programa de Medicare que baja lo que usted paga por sus medicamentos recetados. Algunas personas la reciben sin pedirla. Otras deben pedirla.',
  'extraHelp.question': '¿Recibe usted Ayuda Adicional?',
  'extraHelp.learnMore': 'Más información',
  'extraHelp.learnMoreAbout': 'Más información sobre la Ayuda Adicional',
  'extraHelp.yes': 'Sí',
  'extraHelp.no': 'No',
  'extraHelp.yesOpens': '“Sí” abre una explicación.',
  'extraHelp.popup.heading': 'Qué hace la Ayuda Adicional con su prima',
  'extraHelp.popup.text':
    'Con la Ayuda Adicional puede pagar menos cada mes por un plan con cobertura de medicamentos. Cuánto menos depende del plan.',
  'extraHelp.popup.plan': 'Prima mensual de {plan}',
  'extraHelp.popup.example': 'Ejemplo de una prima mensual',
  'extraHelp.popup.level': 'Nivel de Ayuda Adicional',
  'extraHelp.popup.premium': 'Prima mensual',
  'extraHelp.popup.percent': '{percent}% de Ayuda Adicional',
  'extraHelp.popup.full': 'Ayuda Adicional completa',
  'extraHelp.popup.without': 'Sin Ayuda Adicional',
  'extraHelp.popup.note': 'Usted sigue pagando su prima de la Parte B de Medicare.',
};
