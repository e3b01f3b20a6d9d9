import type { ElementContract } from '../../src/element-kit/contract';
import { navigate } from '../../src/element-kit/shared-contract';

export const mobilePromptContract = {
  tag: 'shopper-profile-mobile-prompt',
  summary:
    'Shows the number of saved plans and links to more plans. Shows only below the medium width, and only if the shopper has saved plans.',
  audience: 'Shoppers on a phone who have saved a plan.',
  showsWhen: {
    en: 'Shows in the plans view below the width `breakpoints.medium`, while a plan is saved.',
    es: 'Aparece en la vista de planes por debajo del ancho `breakpoints.medium`, mientras haya un plan guardado.',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: {},
  events: { navigate },
  slots: { prompt: 'Replaces the prompt, under the same conditions.' },
  example: '<shopper-profile-mobile-prompt></shopper-profile-mobile-prompt>',
} as const satisfies ElementContract;
