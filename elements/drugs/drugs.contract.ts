import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { itemEvent, navigate, popupEvents } from '../../src/element-kit/shared-contract';

export const drugsContract = {
  tag: 'shopper-profile-drugs',
  summary:
    'The drugs a shopper has saved and how they are taken, with ways to the drug cost estimator and the pharmacy; part of the drugs view.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Always shows in the drugs view; without drugs it says how to add them.',
    es: 'Aparece siempre en la vista de medicamentos; sin medicamentos explica cómo agregarlos.',
  },
  needsProfile: true,
  // Where views switch, it usually does not show at first: see scripts/build/describe.mjs.
  reservedBlockSize: 'var(--shopper-profile-drugs-room, 0px)',
  attributes: { 'heading-level': headingLevel },
  events: {
    'item-removed': {
      ...itemEvent,
      description: 'A saved drug has been removed. `count` is how many are left.',
    },
    'item-restored': {
      ...itemEvent,
      description: 'A drug is back in the list: the removal has failed, or the shopper has taken it back.',
    },
    navigate,
    ...popupEvents,
  },
  slots: {
    'shopper-profile-tool': 'Taken by the drug cost estimator while it is open.',
  },
  example: '<shopper-profile-drugs></shopper-profile-drugs>',
} as const satisfies ElementContract;
