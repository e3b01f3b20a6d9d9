import type { toast as english } from './toast.en';
import type { Translation } from '../../src/copy/types';

export const toast: Translation<typeof english> = {
  'toast.label': 'Mensaje',
  'toast.guest.lead': '¿Ya es miembro?',
  'toast.guest.text': 'Inicie sesión aquí para buscar planes.',
  'toast.guest.signIn': 'Iniciar sesión',
  'toast.greeting': 'Hola, {name}',
  'toast.greetingWithoutName': 'Hola',
  'toast.added': 'Agregamos sus médicos y medicamentos.',
  'toast.added.drugs': 'Se agregaron sus medicamentos.',
  'toast.added.doctors': 'Se agregaron sus médicos.',
  'toast.coverage': 'Vea la cobertura mientras busca planes.',
};
