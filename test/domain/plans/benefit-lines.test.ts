import { expect } from 'chai';
import { readBenefitLine } from '../../../src/domain/plans/benefit-lines';

const copay = (from: string, to?: string) => ({ kind: 'copay', from, to });

describe('readBenefitLine', () => {
  const known: [text: string, line: object][] = [
    [
      '$0 copay for visits to your primary doctor',
      { kind: 'primaryDoctor', cost: { kind: 'copay', from: '$0', to: undefined } },
    ],
    ['$0-$1,050.50 copay for visits to a specialist', { kind: 'specialist', cost: copay('$0', '$1,050.50') }],
    [
      '0%-20% coinsurance for dental cleanings',
      { kind: 'dentalCleaning', cost: { kind: 'coinsurance', from: '0%', to: '20%' } },
    ],
    ['$5.50 off your monthly Part B premium', { kind: 'partB', amount: '$5.50' }],
    ['$615 yearly drug deductible', { kind: 'drugDeductible', amount: '$615' }],
    [
      '25% coinsurance for tier 5 drugs (Specialty Tier)',
      {
        kind: 'tier',
        cost: { kind: 'coinsurance', from: '25%', to: undefined },
        tier: '5',
      },
    ],
    [
      '$2.00 copay (tier 1) to $11.00 copay (tier 6)',
      {
        kind: 'tiers',
        from: { kind: 'copay', from: '$2.00', to: undefined },
        first: '1',
        to: { kind: 'copay', from: '$11.00', to: undefined },
        last: '6',
      },
    ],
    [
      '25% coinsurance (tier 1) to 25% coinsurance (tier 2)',
      {
        kind: 'sameTiers',
        cost: { kind: 'coinsurance', from: '25%', to: undefined },
        first: '1',
        last: '2',
      },
    ],
    [
      '25% copay (tier 1) to 25% coinsurance (tier 2)',
      {
        kind: 'tiers',
        from: { kind: 'copay', from: '25%', to: undefined },
        first: '1',
        to: { kind: 'coinsurance', from: '25%', to: undefined },
        last: '2',
      },
    ],
    [
      '$5 copay (tier 1) to $5 copay (tier 1)',
      { kind: 'tiers', from: copay('$5', undefined), first: '1', to: copay('$5', undefined), last: '1' },
    ],
    ['$0 copay', { kind: 'cost', cost: { kind: 'copay', from: '$0', to: undefined } }],
    ['Not covered', { kind: 'notCovered' }],
  ];
  for (const [text, line] of known)
    it(`knows "${text}"`, () => {
      expect(readBenefitLine(text)).to.deep.equal(line);
    });

  for (const text of [
    '',
    '$6,800',
    '$0 copay for visits to your primary doctor after the deductible',
    'Up to $0 copay for dental cleanings',
    '$0 copay, 20% coinsurance for dental cleanings',
    '0% or 20% coinsurance for visits to a specialist',
    '$45 copay per stay',
    '$0 copay for constructor',
    '25% coinsurance for tier 5 drugs (Select Care Drugs)',
    'Not covered in 2027',
  ])
    it(`knows not every word of "${text}"`, () => {
      expect(readBenefitLine(text)).to.be.undefined;
    });
});
