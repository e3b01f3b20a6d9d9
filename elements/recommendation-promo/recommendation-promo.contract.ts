import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { navigate } from '../../src/element-kit/shared-contract';

export const recommendationPromoContract = {
  tag: 'shopper-profile-recommendation-promo',
  summary:
    'Links to the plan recommendation, for shoppers who have neither a recommended plan nor an application.',
  audience: 'Shoppers, including guests, who have neither a recommended plan nor an application.',
  showsWhen: {
    en: 'Shows in the plans view until there is a recommendation or an application.',
    es: 'Aparece en la vista de planes hasta que haya una recomendación o una solicitud.',
  },
  needsProfile: true,
  reservedBlockSize: 'max(8.75em, 15.5em - 17vw)',
  attributes: { 'heading-level': headingLevel },
  events: { navigate },
  example: '<shopper-profile-recommendation-promo></shopper-profile-recommendation-promo>',
} as const satisfies ElementContract;
