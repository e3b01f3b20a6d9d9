import type { signOut as english } from './sign-out.en';
import type { Translation } from '../../src/copy/types';

export const signOut: Translation<typeof english> = {
  'signOut.heading': '¿Quiere cerrar la sesión?',
  'signOut.text': 'Saldrá de esta página. Lo que ha guardado se queda en su perfil.',
  'signOut.confirm': 'Cerrar sesión',
  'signOut.failed':
    'No pudimos cerrar su sesión. Sigue abierta. Inténtelo de nuevo. Si no funciona, cierre todas las ventanas de su navegador.',
  'signOut.underWay': 'Cerrando sesión…',
  'signOut.cancel': 'Cancelar',
};
