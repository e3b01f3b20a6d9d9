import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { navigate } from '../../src/element-kit/shared-contract';

export const accountReadyContract = {
  tag: 'shopper-profile-account-ready',
  summary:
    'Tells a shopper that the new account is set up, with the ways to all plans and to the saved ones; otherwise it takes no room.',
  audience: 'Shoppers whose account is new.',
  showsWhen: {
    en: 'Shows after the sign-in that made the account, or always where `isAccountSetupComplete` is set.',
    es: 'Aparece tras el inicio de sesión que creó la cuenta, o siempre si se ha fijado `isAccountSetupComplete`.',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: { 'heading-level': headingLevel },
  events: { navigate },
  example: '<shopper-profile-account-ready heading-level="2"></shopper-profile-account-ready>',
} as const satisfies ElementContract;
