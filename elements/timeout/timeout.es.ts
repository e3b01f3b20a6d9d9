import type { timeout as english } from './timeout.en';
import type { Translation } from '../../src/copy/types';

export const timeout: Translation<typeof english> = {
  'timeout.heading': '¿Sigue ahí?',
  'timeout.text':
    'Hace un rato que no usa esta página. Para proteger su información, cerraremos su sesión cuando se acabe el tiempo.',
  'timeout.timeLeft': 'Tiempo restante',
  'timeout.minutesLeft.one': 'Cerraremos su sesión en {count} minuto.',
  'timeout.minutesLeft.other': 'Cerraremos su sesión en {count} minutos.',
  'timeout.secondsLeft.one': 'Cerraremos su sesión en {count} segundo.',
  'timeout.secondsLeft.other': 'Cerraremos su sesión en {count} segundos.',
  'timeout.stay': 'Seguir en esta página',
  'timeout.signOut': 'Cerrar sesión',
  'timeout.failed':
    'No pudimos cerrar su sesión. Sigue abierta. Inténtelo de nuevo. Si no funciona, cierre todas las ventanas de su navegador.',
  'timeout.underWay': 'Cerrando sesión…',
};
