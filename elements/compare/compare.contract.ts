import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { compareChange, itemEvent, navigate, popupEvents } from '../../src/element-kit/shared-contract';

export const compareContract = {
  tag: 'shopper-profile-compare',
  summary:
    'Shows two or three saved plans of one list side by side, as a table: costs, drugs, doctors, pharmacy and benefits. What differs comes first; rows that are the same are folded. Otherwise it takes no space.',
  audience: 'Everyone with two saved plans of one kind that can be compared.',
  showsWhen: {
    en: 'Shows in the plans view, with the plans that the shopper has chosen on the cards (`compare-in-page`), or with both plans of a list of two. With more plans and no choice, it says how to choose.',
    es: 'Aparece en la vista de planes, con los planes elegidos en las tarjetas (`compare-in-page`) o con los dos de una lista de dos; si hay más y no se eligió ninguno, dice cómo elegir.',
  },
  needsProfile: true,
  sections: ['plan-card'],
  reservedBlockSize: '0',
  attributes: { 'heading-level': headingLevel },
  events: {
    'compare-change': compareChange,
    'item-removed': {
      ...itemEvent,
      description:
        'Dispatched when the removal of a plan from the table has succeeded. `count` is the number of plans left.',
    },
    'item-restored': {
      ...itemEvent,
      description:
        'Dispatched when a plan returns to its list because the removal failed or the shopper undid it.',
    },
    navigate,
    ...popupEvents,
  },
  example:
    '<shopper-profile-plans compare-in-page></shopper-profile-plans>\n<shopper-profile-compare></shopper-profile-compare>',
} as const satisfies ElementContract;
