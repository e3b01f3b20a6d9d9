import type { help as english } from './help.en';
import type { Translation } from '../../src/copy/types';

export const help: Translation<typeof english> = {
  'help.heading': '¿Necesita ayuda?',
  'help.support': 'Llámenos',
  'help.tty': 'TTY {tty}',
  'help.hours': 'De 8 a. m. a 8 p. m., los 7 días de la semana',
  'help.sales': 'Hable con un agente sobre los planes',
  'help.agentHours': 'De 7 a. m. a 7 p. m., hora del Centro',
};
