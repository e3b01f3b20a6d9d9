import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { navigate, popupEvents } from '../../src/element-kit/shared-contract';

export const recommendationContract = {
  tag: 'shopper-profile-recommendation',
  summary:
    'Shows the plan that best fits the answers of a signed-in shopper, and the reasons. Without a recommendation for the active year it takes no space.',
  audience: 'Signed-in shoppers who have answered the recommendation questions.',
  showsWhen: {
    en: 'Shows in the plans view if the profile has a recommendation for the selected year.',
    es: 'Aparece en la vista de planes cuando el perfil tiene una recomendación para el año elegido.',
  },
  needsProfile: true,
  sections: ['plan-card', 'start-date'],
  reservedBlockSize: '0',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, ...popupEvents },
  example: '<shopper-profile-recommendation heading-level="2"></shopper-profile-recommendation>',
} as const satisfies ElementContract;
