import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { itemEvent, navigate, popupEvents } from '../../src/element-kit/shared-contract';

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
  attributes: { 'heading-level': headingLevel },
  events: {
    'item-removed': {
      ...itemEvent,
      description: 'A saved doctor has been removed. `count` is how many are left.',
    },
    'item-restored': {
      ...itemEvent,
      description: 'A doctor is back in the list: the removal has failed, or the shopper has taken it back.',
    },
    navigate,
    ...popupEvents,
  },
  slots: {
    'shopper-profile-tool': 'Taken by the provider search while it is open.',
  },
  example: '<shopper-profile-doctors></shopper-profile-doctors>',
} as const satisfies ElementContract;
