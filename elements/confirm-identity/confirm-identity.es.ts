import type { confirmIdentity as english } from './confirm-identity.en';
import type { Translation } from '../../src/copy/types';

export const confirmIdentity: Translation<typeof english> = {
  'confirmIdentity.heading': 'Confirme su identidad',
  'confirmIdentity.success': '¡Listo!',
  'confirmIdentity.label': 'Ayúdenos a calcular sus costos según sus medicamentos y sus médicos',
  'confirmIdentity.intro':
    'La información de una conversación anterior está lista para importarse. Complete este formulario para que podamos importarla de forma segura a su perfil.',
  'confirmIdentity.confirm': 'Confirme los datos de su perfil.',
  'confirmIdentity.submit': 'Sí, importar mis datos',
  'confirmIdentity.loading': 'Estamos revisando sus datos. Espere, por favor.',
};
