import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { navigate, popupEvents } from '../../src/element-kit/shared-contract';

export const recommendationContract = {
  tag: 'shopper-profile-recommendation',
  summary:
    'The plan that fits the answers of a signed-in shopper best, and why; without a recommendation for the active year it takes no room.',
  audience: 'Signed-in shoppers who have answered the recommendation questions.',
  showsWhen: {
    en: 'Shows in the plans view when the profile has a recommendation for the chosen year.',
    es: 'Aparece en la vista de planes cuando el perfil tiene una recomendación para el año elegido.',
  },
  needsProfile: true,
  sections: ['plan-card', 'start-date'],
  reservedBlockSize: '0',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, ...popupEvents },
  example: '<shopper-profile-recommendation heading-level="2"></shopper-profile-recommendation>',
} as const satisfies ElementContract;
