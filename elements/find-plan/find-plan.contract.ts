import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { formEvents, navigate } from '../../src/element-kit/shared-contract';

export const findPlanContract = {
  tag: 'shopper-profile-find-plan',
  summary:
    'Lets the shopper enter a ZIP code and opens the list of plans in that area, while the shopper has no saved plans.',
  audience: 'Shoppers without saved plans.',
  showsWhen: {
    en: 'Shows in the plans view once the profile has loaded and has no saved plans.',
    es: 'Aparece en la vista de planes cuando se sabe que no hay ningún plan guardado.',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, ...formEvents },
  example: '<shopper-profile-find-plan></shopper-profile-find-plan>',
} as const satisfies ElementContract;
