import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import {
  compareChange,
  itemEvent,
  navigate,
  orderChange,
  planListAttributes,
  popupEvents,
  yearChange,
} from '../../src/element-kit/shared-contract';
import { pageTags } from './contents';

/**
 * Events of the elements inside bubble through this element; events of the whole page are dispatched on the document.
 */
export const pageContract = {
  tag: 'shopper-profile-page',
  summary:
    'The whole profile area in one tag. It contains every element in its place; each element shows when it has something to show.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Always shows. Each element inside shows when it has something to show.',
    es: 'Aparece siempre; cada elemento que contiene aparece cuando tiene algo que mostrar.',
  },
  needsProfile: true,
  contains: pageTags,
  reservedBlockSize: '75em',
  attributes: {
    'heading-level': {
      ...headingLevel,
      description: 'Heading level of all elements inside, from 1 to 6. Subheadings follow.',
    },
    ...planListAttributes,
    'year-change': {
      type: 'boolean',
      description:
        'Whether the plans view shows what changes on January 1 (`shopper-profile-year-change`). The files of that element load only with this attribute.',
    },
  },
  events: {
    navigate: {
      ...navigate,
      description:
        'Dispatched before the page follows a link of any element inside. Cancel the event to route the shopper yourself.',
    },
    'item-removed': {
      ...itemEvent,
      description:
        'Dispatched when the removal of a saved item has succeeded. `count` is the number of items of its kind left.',
    },
    'item-restored': {
      ...itemEvent,
      description:
        'Dispatched when an item returns to its list because the removal failed or the shopper undid it.',
    },
    'year-change': yearChange,
    'order-change': orderChange,
    'compare-change': compareChange,
    'extra-help-change': {
      description:
        'Dispatched when the shopper answers the Extra Help question. `level` is the subsidy level that prices now use.',
      cancelable: false,
      detail: { answer: ['unknown', 'yes', 'no'], level: 'number|null' },
    },
    'popup-open': {
      ...popupEvents['popup-open'],
      description: 'Dispatched when a popup of an element inside opens.',
    },
    'popup-close': {
      ...popupEvents['popup-close'],
      description: 'Dispatched when a popup of an element inside closes.',
    },
  },
  example:
    '<shopper-profile-page heading-level="2">\n  <p>Your shopper profile is loading.</p>\n</shopper-profile-page>',
} as const satisfies ElementContract;
