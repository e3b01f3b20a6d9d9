import type { confirmIdentity as english } from './confirm-identity.en';
import type { Translation } from '../../src/copy/types';

export const confirmIdentity: Translation<typeof english> = {
  'confirmIdentity.heading': 'Confirme su identidad',
  'confirmIdentity.success': '¡Listo!',
  'confirmIdentity.label': 'Ayúdenos a calcular sus costos según sus médicos y medicamentos',
  'confirmIdentity.intro':
    'Los datos que nos dio cuando hablamos están listos para importar. Llene este formulario. Así los agregamos a su perfil de forma segura.',
  'confirmIdentity.confirm': 'Confirme los datos de su perfil.',
  'confirmIdentity.submit': 'Sí, importar mis datos',
  'confirmIdentity.loading': 'Revisamos sus datos. Espere, por favor.',
};
