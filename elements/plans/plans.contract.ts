import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { itemEvent, navigate, popupEvents, yearChange } from '../../src/element-kit/shared-contract';

export const plansContract = {
  tag: 'shopper-profile-plans',
  summary: 'The plans a shopper has saved, as cards that can be compared, opened and removed.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Always shows in the plans view; without plans it says how to save one.',
    es: 'Aparece siempre en la vista de planes; sin planes explica cómo guardar uno.',
  },
  needsProfile: true,
  reservedBlockSize: '42em',
  sections: ['plan-card'],
  attributes: { 'heading-level': headingLevel },
  events: {
    'item-removed': {
      ...itemEvent,
      description: 'A saved plan has been removed for good. `count` is how many are left.',
    },
    'item-restored': {
      ...itemEvent,
      description: 'A plan is back in its list: the removal has failed, or the shopper has taken it back.',
    },
    'year-change': yearChange,
    navigate,
    ...popupEvents,
  },
  example: '<shopper-profile-plans>\n  <p>Your saved plans are loading.</p>\n</shopper-profile-plans>',
} as const satisfies ElementContract;
