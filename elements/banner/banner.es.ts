import type { banner as english } from './banner.en';
import type { Translation } from '../../src/copy/types';

export const banner: Translation<typeof english> = {
  'banner.guest.text': 'Con una cuenta, puede ver los planes que guarde en cualquier dispositivo.',
  'banner.guest.createAccount': 'Crear cuenta',
  'banner.guest.signIn': 'Iniciar sesión',
  'banner.greeting': 'Hola, {name}',
  'banner.greetingWithoutName': 'Hola',
  'banner.account': 'Cuenta',
  'banner.memberBenefits': 'Beneficios para miembros',
  'banner.newTab': '(se abre en una pestaña nueva)',
  'banner.manageAccount': 'Administrar cuenta',
  'banner.signOut': 'Cerrar sesión',
};
