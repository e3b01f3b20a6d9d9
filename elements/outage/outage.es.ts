import type { outage as english } from './outage.en';
import type { Translation } from '../../src/copy/types';

export const outage: Translation<typeof english> = {
  'outage.heading': 'En este momento no es posible iniciar sesión.',
  'outage.text': 'Aún puede ver y comparar planes. Para iniciar sesión, vuelva más tarde.',
  'outage.text.signedIn':
    'Usted ya inició sesión y puede continuar. Si cierra la sesión, es posible que deba esperar para iniciarla de nuevo.',
  'outage.close': 'Cerrar este mensaje',
  'outage.closed': 'Mensaje cerrado',
};
