import type { email as english } from './email.en';
import type { Translation } from '../../src/copy/types';

export const email: Translation<typeof english> = {
  'email.heading': 'Enviar sus planes guardados por correo',
  'email.required': '* Obligatorio',
  'email.label': 'Su correo electrónico',
  'email.missing': 'Escriba su correo electrónico.',
  'email.malformed': 'Escriba un correo electrónico completo, como nombre@example.com.',
  'email.consent':
    'Al elegir Enviar, usted acepta que le escribamos por correo electrónico sobre los planes que ha guardado.',
  'email.send': 'Enviar',
  'email.cancel': 'Cancelar',
};
