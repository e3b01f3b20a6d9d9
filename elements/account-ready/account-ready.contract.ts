import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { navigate } from '../../src/element-kit/shared-contract';

export const accountReadyContract = {
  tag: 'shopper-profile-account-ready',
  summary:
    'Confirms that a new account is set up, and links to all plans and to the saved plans. Otherwise it takes no space.',
  audience: 'Shoppers with a new account.',
  showsWhen: {
    en: 'Shows after the sign-in that created the account, or always if `isAccountSetupComplete` is set.',
    es: 'Aparece tras el inicio de sesión que creó la cuenta, o siempre si se ha fijado `isAccountSetupComplete`.',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: { 'heading-level': headingLevel },
  events: { navigate },
  example: '<shopper-profile-account-ready heading-level="2"></shopper-profile-account-ready>',
} as const satisfies ElementContract;
