import { headingLevel, type ElementContract } from '../../src/element-kit/contract';
import { navigate } from '../../src/element-kit/shared-contract';

export const activePlanContract = {
  tag: 'shopper-profile-active-plan',
  summary:
    'Shows the plan that a signed-in shopper is enrolled in today, with its start date, its cost, and a link to its details. Otherwise it takes no space.',
  audience: 'Signed-in shoppers who are enrolled in a plan.',
  showsWhen: {
    en: 'Shows in the plans view while the profile has a plan in which the shopper is enrolled today.',
    es: 'Aparece en la vista de planes mientras el perfil tenga un plan en el que el comprador está inscrito hoy.',
  },
  needsProfile: true,
  sections: ['plan-card', 'start-date'],
  reservedBlockSize: '0',
  attributes: {
    'heading-level': headingLevel,
    'next-year': {
      type: 'boolean',
      description:
        'Whether the card states what next year costs and changes if the shopper keeps the plan, on the days of `yearChange`. It also does so on pages with `shopper-profile-year-change`. Its files load only for shoppers with an active plan.',
    },
  },
  events: { navigate },
  example: '<shopper-profile-active-plan heading-level="2"></shopper-profile-active-plan>',
} as const satisfies ElementContract;
