import { expect } from 'chai';
import type { PlanType } from '../../../src/domain/plans/plan';
import { doctorsQuestionOf, providerKindOf, type ProviderKind } from '../../../src/domain/profile/providers';

const kinds: [coverageType: string | undefined, type: string | undefined, ProviderKind][] = [
  ['dental', 'person', 'dental'],
  ['behavioral', 'person', 'behavioral'],
  ['medical', 'person', 'medical'],
  ['Dental ', undefined, 'dental'],
  ['vision', 'person', 'general'],
  ['other', 'person', 'general'],
  ['constructor', 'person', 'general'],
  [undefined, 'person', 'general'],
  [undefined, undefined, 'general'],
  ['', '', 'general'],
  [undefined, 'place', 'place'],
  ['medical', 'place', 'place'],
  ['dental', 'PLACE', 'place'],
  ['place', 'person', 'general'],
];

describe('the drawing beside a provider', () => {
  for (const [coverageType, type, kind] of kinds)
    it(`coverage ${String(coverageType)} of type ${String(type)}: ${kind} (DOCS-08, DOCS-09, MODEL-08, OPEN-B11)`, () => {
      expect(providerKindOf({ coverageType, type })).to.equal(kind);
    });
});

const FEE = 'Humana Gold Choice (PFFS)';
const NETWORK = 'Sample Choice (PPO)';

const questions: [plans: [PlanType, string | undefined][], question: string][] = [
  [[], 'inNetwork'],
  [[['MAPD', NETWORK]], 'inNetwork'],
  [[['MAPD', FEE]], 'acceptsMedicare'],
  [[['MA', 'sample pffs plan']], 'acceptsMedicare'],
  [
    [
      ['MAPD', NETWORK],
      ['PDP', 'Drug plan'],
      ['MA', FEE],
    ],
    'acceptsMedicare',
  ],
  [[['SNP', FEE]], 'inNetwork'],
  [[['PDP', FEE]], 'inNetwork'],
  [[['MS', FEE]], 'inNetwork'],
  [[['MA', undefined]], 'inNetwork'],
];

describe('the question about the doctors', () => {
  for (const [plans, question] of questions)
    it(`${JSON.stringify(plans)}: ${question} (DOCS-10, DOCS-11, OPEN-B12)`, () => {
      expect(doctorsQuestionOf(plans.map(([planType, planName]) => ({ planType, planName })))).to.equal(
        question,
      );
    });
});
