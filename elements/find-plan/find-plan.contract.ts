import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { formEvents, navigate } from '../../src/element-kit/shared-contract';

export const findPlanContract = {
  tag: 'shopper-profile-find-plan',
  summary: 'Asks for a ZIP code and leads to the plans there, while the shopper has saved none.',
  audience: 'Shoppers who have saved no plan.',
  showsWhen: {
    en: 'Shows in the plans view once it is known that no plan is saved.',
    es: 'Aparece en la vista de planes cuando se sabe que no hay ningún plan guardado.',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, ...formEvents },
  example: '<shopper-profile-find-plan></shopper-profile-find-plan>',
} as const satisfies ElementContract;
