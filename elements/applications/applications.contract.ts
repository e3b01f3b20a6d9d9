import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { navigate } from '../../src/element-kit/shared-contract';

export const applicationsContract = {
  tag: 'shopper-profile-applications',
  summary:
    'Lists the enrollment applications of a signed-in shopper, each with its status, the next step, and a button that opens it. Without applications it takes no space.',
  audience: 'Signed-in shoppers who have applied for a plan.',
  showsWhen: {
    en: 'Shows in the plans view when there is at least one application.',
    es: 'Aparece en la vista de planes en cuanto hay una solicitud.',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  sections: ['start-date'],
  attributes: { 'heading-level': headingLevel },
  events: {
    navigate: {
      ...navigate,
      description:
        'Dispatched before an application opens. `values` identifies the application; `url` is empty if no route is configured. Cancel the event to open the application yourself.',
    },
  },
  example: '<shopper-profile-applications heading-level="2"></shopper-profile-applications>',
} as const satisfies ElementContract;
