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
  'email.consentDraft':
    'Enviar abre un borrador en su propio programa de correo, con los nombres de sus planes guardados. Nosotros no recibimos su correo electrónico.',
  'email.send': 'Enviar',
  'email.sending': 'Enviando…',
  'email.sent': 'Lo enviamos a {address}.',
  'email.failed': 'No se pudo enviar. Inténtelo de nuevo.',
  'email.done': 'Listo',
  'email.draft.subject': 'Mis planes de Medicare guardados',
  'email.draft.intro': 'Mis planes de Medicare guardados:',
  'email.draft.plan': '- {name}, año del plan {year}',
  'email.draft.unnamed': 'Plan {planId}',
  'email.draft.more': '- y {count} más',
  'email.draft.page': 'Véalos aquí: {url}',
  'email.cancel': 'Cancelar',
};
