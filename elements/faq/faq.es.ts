import type { faq as english } from './faq.en';
import type { Translation } from '../../src/copy/types';

export const faq: Translation<typeof english> = {
  'faq.heading': 'Preguntas frecuentes',
  'faq.talk.question': '¿Cómo puedo hablar con alguien?',
  'faq.talk.answer': 'Llame al {phone} (TTY {tty}). Nuestro horario: {hours}.',
  'faq.talk.answerWithoutPhone': 'Nuestro horario: {hours}. TTY {tty}.',
  'faq.hours': '{hours}',
  'faq.saving.question': '¿Se guarda lo que hago?',
  'faq.saving.answer':
    'Sí. Los planes, medicamentos y médicos que usted guarda quedan en su perfil. Sin una cuenta, se guardan solo en este navegador. Con una cuenta, los encuentra en cualquier dispositivo al iniciar sesión.',
  'faq.saving.link': 'Crear cuenta',
  'faq.information.question': '¿Qué pasa con mi información?',
  'faq.information.answer':
    'Lo que usted guarda nos ayuda a mostrarle planes y costos adecuados para usted. Usted decide qué guardar. La política de privacidad de este sitio explica cómo se usa y se protege su información.',
  'faq.continue.question': '¿Cómo puedo terminar mi solicitud?',
  'faq.continue.answer':
    'Inicie sesión con la cuenta que usó cuando empezó. En su perfil puede ver en qué estado está su solicitud.',
  'faq.continue.link': 'Iniciar sesión',
  'faq.allPlans.question': '¿Cómo puedo ver todos los planes?',
  'faq.allPlans.answer':
    'Puede ver todos los planes de su área cuando quiera. Los planes que ha guardado quedan en su perfil.',
  'faq.allPlans.link': 'Ver todos los planes',
};
