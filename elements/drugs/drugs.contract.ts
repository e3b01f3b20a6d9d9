import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { itemEvent, navigate, popupEvents } from '../../src/element-kit/shared-contract';

export const drugsContract = {
  tag: 'shopper-profile-drugs',
  summary:
    'Lists the drugs that a shopper has saved and their dosages, with links to the drug cost estimator and the pharmacy. Part of the drugs view.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Always shows in the drugs view. Without saved drugs, it explains how to add them.',
    es: 'Aparece siempre en la vista de medicamentos; sin medicamentos explica cómo agregarlos.',
  },
  needsProfile: true,
  // With several views, the element usually does not show at first: see scripts/build/describe.mjs.
  reservedBlockSize: 'var(--shopper-profile-drugs-space, 0px)',
  attributes: { 'heading-level': headingLevel },
  events: {
    'item-removed': {
      ...itemEvent,
      description:
        'Dispatched when the removal of a saved drug has succeeded. `count` is the number of drugs left.',
    },
    'item-restored': {
      ...itemEvent,
      description:
        'Dispatched when a drug returns to the list because the removal failed or the shopper undid it.',
    },
    navigate,
    ...popupEvents,
  },
  slots: {
    'shopper-profile-tool': 'Used by the drug cost estimator while it is open.',
  },
  example: '<shopper-profile-drugs></shopper-profile-drugs>',
} as const satisfies ElementContract;
