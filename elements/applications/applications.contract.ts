import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { navigate } from '../../src/element-kit/shared-contract';

export const applicationsContract = {
  tag: 'shopper-profile-applications',
  summary:
    'The enrollment applications of a signed-in shopper: where each stands, what happens next, and the way to it; without any it takes no room.',
  audience: 'Signed-in shoppers who have applied for a plan.',
  showsWhen: {
    en: 'Shows in the plans view as soon as there is one application.',
    es: 'Aparece en la vista de planes en cuanto hay una solicitud.',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: { 'heading-level': headingLevel },
  events: {
    navigate: {
      ...navigate,
      description:
        'Before an application is opened, with `values` that tell which one; `url` is empty where no route is configured. Cancel it to open the application by yourself.',
    },
  },
  example: '<shopper-profile-applications heading-level="2"></shopper-profile-applications>',
} as const satisfies ElementContract;
