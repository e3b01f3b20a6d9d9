import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { navigate } from '../../src/element-kit/shared-contract';

export const bannerContract = {
  tag: 'shopper-profile-banner',
  summary:
    'Greets a signed-in shopper and links to the account and the member benefits. Asks a guest to create an account or sign in.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Always shows: signed-in shoppers see a greeting, and guests see a prompt to sign in.',
    es: 'Aparece siempre: un saludo para quien ha iniciado sesión y, para los invitados, una invitación a hacerlo.',
  },
  needsProfile: true,
  reservedBlockSize: 'clamp(4em, (40em - 100vw) * 999, max(6em, 14.31em - 40.5vw))',
  attributes: { 'heading-level': headingLevel },
  events: { navigate },
  example: '<shopper-profile-banner heading-level="2"></shopper-profile-banner>',
} as const satisfies ElementContract;
