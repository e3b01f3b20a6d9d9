import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { navigate } from '../../src/element-kit/shared-contract';

export const shoppingOptionsContract = {
  tag: 'shopper-profile-shopping-options',
  summary:
    'Suggests next steps to a shopper who has saved a plan: shop for plans, get a plan recommendation, or learn about Medicare.',
  audience: 'Shoppers who have saved a plan.',
  showsWhen: {
    en: 'Shows in the plans view while a plan is saved.',
    es: 'Aparece en la vista de planes mientras haya un plan guardado.',
  },
  needsProfile: true,
  reservedBlockSize: 'max(6.5em, 14em - 12vw)',
  attributes: { 'heading-level': headingLevel },
  events: { navigate },
  example: '<shopper-profile-shopping-options></shopper-profile-shopping-options>',
} as const satisfies ElementContract;
