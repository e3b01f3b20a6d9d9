import type { email as english } from './email.en';
import type { Translation } from '../../src/copy/types';

export const email: Translation<typeof english> = {
  'email.heading': 'Enviar sus planes guardados por correo',
  'email.required': 'Los campos marcados con * son obligatorios.',
  'email.label': 'Su correo electrónico',
  'email.missing': 'Escriba su correo electrónico.',
  'email.malformed': 'Falta algo en su correo. Debe ser como nombre@example.com.',
  'email.consent': 'Si elige Enviar, usted acepta que le escribamos por correo sobre los planes que guardó.',
  'email.consentDraft':
    'Enviar abre un borrador en su programa de correo, con los nombres de sus planes guardados. Nosotros no recibimos su dirección de correo.',
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
