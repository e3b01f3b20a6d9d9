import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { itemEvent, navigate, popupEvents } from '../../src/element-kit/shared-contract';

export const doctorsContract = {
  tag: 'shopper-profile-doctors',
  summary:
    'Lists the doctors and dentists that a shopper has saved, and opens the search for more. Part of the providers view.',
  audience: 'Everyone.',
  showsWhen: {
    en: 'Always shows in the doctors view. Without saved doctors, it offers the doctor search.',
    es: 'Aparece siempre en la vista de médicos; sin médicos ofrece buscarlos.',
  },
  needsProfile: true,
  // With several views, the element usually does not show at first: see scripts/build/describe.mjs.
  reservedBlockSize: 'var(--shopper-profile-doctors-space, 0px)',
  attributes: { 'heading-level': headingLevel },
  events: {
    'item-removed': {
      ...itemEvent,
      description:
        'Dispatched when the removal of a saved doctor has succeeded. `count` is the number of doctors left.',
    },
    'item-restored': {
      ...itemEvent,
      description:
        'Dispatched when a doctor returns to the list because the removal failed or the shopper undid it.',
    },
    navigate,
    ...popupEvents,
  },
  slots: {
    'shopper-profile-tool': 'Used by the provider search while it is open.',
  },
  example: '<shopper-profile-doctors></shopper-profile-doctors>',
} as const satisfies ElementContract;
