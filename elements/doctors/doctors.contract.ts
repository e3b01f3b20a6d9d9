import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import {
  authorContent,
  navigate,
  popupClose,
  popupOpen,
  rootPart,
} from '../../src/element-kit/shared-contract';
import { themeProperties } from '../../src/styles/theme-properties';

const itemDetail = { kind: ['plan', 'drug', 'doctor'], count: 'number' } as const;

export const doctorsContract = {
  tag: 'shopper-profile-doctors',
  summary:
    'The doctors and dentists a shopper has saved, with the search for more; part of the providers view.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Always shows in the doctors view; without doctors it offers the search for them.',
    es: 'Aparece siempre en la vista de médicos; sin médicos ofrece buscarlos.',
  },
  needsProfile: true,
  // Where views switch, it usually does not show at first: see scripts/build/describe.mjs.
  reservedBlockSize: 'var(--shopper-profile-doctors-room, 0px)',
  sections: ['remove-doctor'],
  attributes: { 'heading-level': headingLevel },
  events: {
    'item-removed': {
      description: 'A saved doctor has been removed. `count` is how many are left.',
      cancelable: false,
      detail: itemDetail,
    },
    'item-restored': {
      description: 'A doctor is back in the list: the removal has failed, or the shopper has taken it back.',
      cancelable: false,
      detail: itemDetail,
    },
    navigate,
    'popup-open': popupOpen,
    'popup-close': popupClose,
  },
  parts: rootPart,
  cssProperties: themeProperties,
  slots: {
    ...authorContent,
    'shopper-profile-tool': 'Taken by the provider search while it is open.',
  },
  example: '<shopper-profile-doctors></shopper-profile-doctors>',
} as const satisfies ElementContract;
