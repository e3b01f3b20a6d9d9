import type { help as english } from './help.en';
import type { Translation } from '../../src/copy/types';

export const help: Translation<typeof english> = {
  'help.heading': '¿Necesita ayuda?',
  'help.support': 'Llámenos',
  'help.tty': 'TTY {tty}',
  'help.hours': 'Horario: {hours}',
  'help.sales': 'Hable con un agente sobre los planes',
  'help.agentHours': 'Horario: {hours}',
};
