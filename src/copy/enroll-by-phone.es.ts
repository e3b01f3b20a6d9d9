import type { enrollByPhone as english } from './enroll-by-phone.en';
import type { Translation } from './types';

export const enrollByPhone: Translation<typeof english> = {
  'enrollByPhone.heading': 'Inscríbase por teléfono',
  'enrollByPhone.text': 'Puede inscribirse en {plan} con una llamada.',
  'enrollByPhone.call': 'Llame al {phone} (TTY {tty}).',
  'enrollByPhone.tty': 'TTY {tty}.',
  'enrollByPhone.hours': 'Horario: {hours}',
};
