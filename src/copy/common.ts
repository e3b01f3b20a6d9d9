import type { Locale } from '../config/derived';

/** The few texts that every element uses. They are bundled with the code. */
export const common = {
  en: {
    'common.close': 'Close',
    'common.tryAgain': 'Try again',
    'common.triedAgain': 'We tried again, but it did not work.',
    'common.callUs': 'You can also call {phone} (TTY\u00a0{tty}).',
    'common.notApplicable': 'N/A',
    'common.popupFailed': 'This could not be opened. Please try again.',
    'common.signIn': 'Sign in',
    'common.signedOut.heading': 'You were signed out',
    'common.signedOut.text': 'Sign in to see what you saved.',
    'common.callItems.waiting': 'Drugs and doctors from your call are waiting.',
    'common.callItems.add': 'Add them',
  },
  es: {
    'common.close': 'Cerrar',
    'common.tryAgain': 'Intentar de nuevo',
    'common.triedAgain': 'Lo intentamos de nuevo, pero no funcionó.',
    'common.callUs': 'También puede llamar al {phone} (TTY\u00a0{tty}).',
    'common.notApplicable': 'No se aplica',
    'common.popupFailed': 'No se pudo abrir. Inténtelo de nuevo.',
    'common.signIn': 'Iniciar sesión',
    'common.signedOut.heading': 'Se cerró su sesión',
    'common.signedOut.text': 'Inicie sesión para ver lo que guardó.',
    'common.callItems.waiting': 'Los médicos y medicamentos de su llamada están listos para agregar.',
    'common.callItems.add': 'Agregarlos',
  },
} as const satisfies Record<Locale, Record<string, string>>;
