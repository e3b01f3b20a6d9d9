import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import {
  itemEvent,
  navigate,
  orderChange,
  planListAttributes,
  popupEvents,
  yearChange,
} from '../../src/element-kit/shared-contract';

export const plansContract = {
  tag: 'shopper-profile-plans',
  summary:
    'Shows the plans that a shopper has saved, as cards. Shoppers can compare plans, open their details, and remove them.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Always shows in the plans view. Without saved plans, it explains how to save one.',
    es: 'Aparece siempre en la vista de planes; sin planes explica cómo guardar uno.',
  },
  needsProfile: true,
  reservedBlockSize: '42em',
  sections: ['plan-card'],
  attributes: { 'heading-level': headingLevel, ...planListAttributes },
  events: {
    'item-removed': {
      ...itemEvent,
      description:
        'Dispatched when the removal of a saved plan has succeeded. `count` is the number of plans left.',
    },
    'item-restored': {
      ...itemEvent,
      description:
        'Dispatched when a plan returns to its list because the removal failed or the shopper undid it.',
    },
    'year-change': yearChange,
    'order-change': orderChange,
    navigate,
    ...popupEvents,
  },
  example: '<shopper-profile-plans>\n  <p>Your saved plans are loading.</p>\n</shopper-profile-plans>',
} as const satisfies ElementContract;
