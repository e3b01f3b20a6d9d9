import type { Translation } from '../../src/copy/types';
import type { partner as english } from './partner.en';
import { question } from './question.es';

export const partner: Translation<typeof english> = {
  ...question,
  'extraHelp.applied': 'Su respuesta está guardada: usted recibe Ayuda Adicional.',
  'extraHelp.notApplied': 'Su respuesta está guardada: usted no recibe Ayuda Adicional.',
  'extraHelp.onRecord': 'Según nuestros registros, usted recibe Ayuda Adicional.',
  'extraHelp.unanswered': 'Elija una respuesta para guardarla.',
  'extraHelp.popup.done': 'Cerrar',
};
