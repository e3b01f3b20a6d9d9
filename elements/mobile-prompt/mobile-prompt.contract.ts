import type { ElementContract } from '../../src/element-kit/contract';
import { navigate } from '../../src/element-kit/shared-contract';

export const mobilePromptContract = {
  tag: 'shopper-profile-mobile-prompt',
  summary:
    'Says how many plans are saved and leads to more of them; below the medium width only, and only when there are saved plans.',
  audience: 'Shoppers on a phone who have saved a plan.',
  showsWhen: {
    en: 'Shows in the plans view below the width `breakpoints.medium`, while a plan is saved.',
    es: 'Aparece en la vista de planes por debajo del ancho `breakpoints.medium`, mientras haya un plan guardado.',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: {},
  events: { navigate },
  slots: { prompt: 'Takes the place of the prompt, under the same conditions.' },
  example: '<shopper-profile-mobile-prompt></shopper-profile-mobile-prompt>',
} as const satisfies ElementContract;
