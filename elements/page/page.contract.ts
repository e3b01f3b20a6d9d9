import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import {
  authorContent,
  navigate,
  popupClose,
  popupOpen,
  rootPart,
} from '../../src/element-kit/shared-contract';
import { pageTags } from './contents';
import { themeProperties } from '../../src/styles/theme-properties';

const itemDetail = { kind: ['plan', 'drug', 'doctor'], count: 'number' } as const;

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
      description: 'A saved item has been removed for good. `count` is how many of its kind are left.',
      cancelable: false,
      detail: itemDetail,
    },
    'item-restored': {
      description: 'An item could not be removed and is back in its place.',
      cancelable: false,
      detail: itemDetail,
    },
    'year-change': {
      description: 'The shopper looks at the plans of another year.',
      cancelable: false,
      detail: { year: 'number' },
    },
    'extra-help-change': {
      description:
        'The shopper has answered the Extra Help question. `level` is the subsidy level that prices use now.',
      cancelable: false,
      detail: { answer: ['unknown', 'yes', 'no'], level: 'number|null' },
    },
    'popup-open': { ...popupOpen, description: 'A popup of a piece inside has opened.' },
    'popup-close': { ...popupClose, description: 'A popup of a piece inside has closed.' },
  },
  parts: rootPart,
  cssProperties: themeProperties,
  slots: authorContent,
  example:
    '<shopper-profile-page heading-level="2">\n  <p>Your shopper profile is loading.</p>\n</shopper-profile-page>',
} as const satisfies ElementContract;
