import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { itemEvent, navigate, popupEvents, yearChange } from '../../src/element-kit/shared-contract';
import { pageTags } from './contents';

/** Events come from the pieces inside and bubble through; those of the whole page are dispatched at the document. */
export const pageContract = {
  tag: 'shopper-profile-page',
  summary:
    'The whole profile area in one tag: every piece in its place and order, each shown when it has something to show.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Always shows; each piece in it shows when it has something to show.',
    es: 'Aparece siempre; cada pieza que contiene aparece cuando tiene algo que mostrar.',
  },
  needsProfile: true,
  contains: pageTags,
  reservedBlockSize: '75em',
  attributes: {
    'heading-level': {
      ...headingLevel,
      description: 'Level of the headings of all pieces inside, 1 to 6; what is below them follows.',
    },
  },
  events: {
    navigate: {
      ...navigate,
      description: 'Before a link of any piece inside is followed. Cancel it to route by yourself.',
    },
    'item-removed': {
      ...itemEvent,
      description: 'A saved item has been removed for good. `count` is how many of its kind are left.',
    },
    'item-restored': { ...itemEvent, description: 'An item could not be removed and is back in its place.' },
    'year-change': yearChange,
    'extra-help-change': {
      description:
        'The shopper has answered the Extra Help question. `level` is the subsidy level that prices use now.',
      cancelable: false,
      detail: { answer: ['unknown', 'yes', 'no'], level: 'number|null' },
    },
    'popup-open': { ...popupEvents['popup-open'], description: 'A popup of a piece inside has opened.' },
    'popup-close': { ...popupEvents['popup-close'], description: 'A popup of a piece inside has closed.' },
  },
  example:
    '<shopper-profile-page heading-level="2">\n  <p>Your shopper profile is loading.</p>\n</shopper-profile-page>',
} as const satisfies ElementContract;
