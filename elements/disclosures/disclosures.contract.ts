import { headingLevel, type ElementContract } from '../../src/element-kit/contract';

export const disclosuresContract = {
  tag: 'shopper-profile-disclosures',
  summary:
    'Explains Medicare Supplement plans, and the conditions that apply to them, to a shopper who has saved one.',
  audience: 'Shoppers with a Medicare Supplement plan.',
  showsWhen: {
    en: 'Shows while a Medicare Supplement plan is saved or applied for.',
    es: 'Aparece mientras haya un plan suplementario de Medicare guardado o solicitado.',
  },
  needsProfile: true,
  reservedBlockSize: '0',
  attributes: { 'heading-level': headingLevel },
  events: {},
  example: '<shopper-profile-disclosures heading-level="3"></shopper-profile-disclosures>',
} as const satisfies ElementContract;
