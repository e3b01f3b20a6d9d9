import type { importPopup as english } from './import.en';
import type { Translation } from '../../src/copy/types';

export const importPopup: Translation<typeof english> = {
  'import.heading.claims': 'Importar sus medicamentos',
  'import.heading.profile': 'Importar su información',
  'import.success': '¡Listo!',
  'import.intro.claims': 'Díganos quién es. Vamos a buscar sus reclamaciones de medicamentos.',
  'import.intro.profile': 'Díganos quién es. Vamos a agregar su información a su perfil.',
  'import.nameHint': 'Su nombre debe coincidir con el que está impreso en su tarjeta de Medicare.',
  'import.submit': 'Importar',
  'import.loading.claims': 'Buscamos sus reclamaciones de medicamentos',
  'import.loading.profile': 'Estamos reuniendo su información',
  'import.loading.minute': 'Esto puede tardar hasta 1 minuto',
  'import.loading.refresh': 'Esta página va a cambiar sola cuando los datos estén listos.',
  'import.notFound':
    'No encontramos su historial de reclamaciones. No vimos medicamentos recetados, pero usted los puede agregar a mano.',
  'import.call': '¿Necesita ayuda? Llame al {phone} (TTY {tty}), {hours}.',
  'import.tty': '¿Necesita ayuda? TTY {tty}, {hours}.',
  'import.return': 'Volver a mi cuenta',
};
