import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { authorContent, error, navigate, rootPart } from '../shared-contract';

export const recommendationPromoContract = {
  tag: 'shopper-profile-recommendation-promo',
  summary: 'Recommendation promo of a shopper.',
  needsProfile: true,
  reservedBlockSize: '12em',
  attributes: { 'heading-level': headingLevel },
  events: { navigate, error },
  parts: rootPart,
  cssProperties: {},
  slots: authorContent,
  example: '<shopper-profile-recommendation-promo></shopper-profile-recommendation-promo>',
} as const satisfies ElementContract;
