import { headingLevel, type ElementContract } from '../../src/element-kit/contract';

export const yearChangeContract = {
  tag: 'shopper-profile-year-change',
  summary:
    'Shows what changes on January 1 in the active plan and in the saved plans of this year: costs, drugs, doctors, pharmacy and benefits, from one year to the next. Otherwise it takes no space.',
  audience: 'Everyone with an active plan or a saved plan of this year that is no supplement.',
  showsWhen: {
    en: 'Shows in the plans view from October 1 to December 7 (`yearChange`), and for 60 days after an active plan has ended.',
    es: 'Aparece en la vista de planes del 1 de octubre al 7 de diciembre (`yearChange`), y hasta 60 días después del último día de un plan activo.',
  },
  needsProfile: true,
  sections: ['plan-card'],
  reservedBlockSize: '0',
  attributes: { 'heading-level': headingLevel },
  events: {},
  example: '<shopper-profile-year-change heading-level="2"></shopper-profile-year-change>',
} as const satisfies ElementContract;
