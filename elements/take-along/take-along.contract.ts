import type { ElementContract } from '../../src/element-kit/contract';
import { popupEvents } from '../../src/element-kit/shared-contract';

export const takeAlongContract = {
  tag: 'shopper-profile-take-along',
  summary:
    'A button to print a list for a counselor, a doctor or the family: drugs, pharmacy, doctors, plans with their costs, questions and telephone numbers. The shopper chooses what goes on it. Nothing is sent or stored. Not in the specification; shows only where its tag is.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Shows in all views once the profile is known. Hidden when the profile could not be read, and after a shopper was signed out.',
    es: 'Aparece en todas las vistas en cuanto se conoce el perfil. No aparece si el perfil no se pudo leer ni después de cerrarse la sesión.',
  },
  needsProfile: true,
  sections: ['plan-card'],
  reservedBlockSize: 'max(6.5em, 8.5em - 3vw)',
  attributes: {},
  events: { ...popupEvents },
  example: '<shopper-profile-take-along></shopper-profile-take-along>',
} as const satisfies ElementContract;
