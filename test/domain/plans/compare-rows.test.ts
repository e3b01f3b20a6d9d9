import { expect } from 'chai';
import {
  compareRowsOf,
  coveredCountsOf,
  sameItemsOf,
  type CompareContext,
  type CompareRow,
  type CompareValue,
} from '../../../src/domain/plans/compare-rows';
import type { PlanType } from '../../../src/domain/plans/plan';
import type { PlanDetail } from '../../../src/domain/plans/plan-detail';
import { drug, planDetail, provider } from '../builders';

const context = (known: Partial<CompareContext> = {}): CompareContext => ({
  drugs: [],
  providers: [],
  dentalPlanIds: new Set(),
  hasPharmacy: false,
  subsidyPercent: undefined,
  subsidisedPremiums: [],
  ...known,
});

type Plan = Partial<PlanDetail> & { planType?: PlanType };

/** Text of a value, for readable tables. */
function say(value: CompareValue | undefined): string {
  switch (value?.kind) {
    case undefined:
      return '?';
    case 'money':
      return `$${String(value.amount)}`;
    case 'text':
      return value.text;
    case 'network':
      return value.isIn ? 'in' : 'out';
    case 'drug':
      return `${value.isCovered ? 'yes' : 'no'}/${String(value.tier ?? '?')}`;
    case 'premium':
      return [`$${String(value.amount)}`, value.help, value.isPartBDue && 'Part B'].filter(Boolean).join(' ');
    case 'yearCost':
      return `${String(value.cost.total ?? '?')} ${value.cost.drugs.kind}${value.isLowest ? ' lowest' : ''}`;
    case 'noDrugCoverage':
      return 'no drugs';
  }
}

const rowsOf = (plans: readonly Plan[], known: Partial<CompareContext> = {}): CompareRow[] =>
  compareRowsOf(
    plans.map(({ planType = 'MAPD', ...detail }) => ({
      plan: { planType, planYear: 2027 },
      detail: planDetail(detail),
      hasDoctors: planType !== 'PDP',
    })),
    context(known),
  );

/** Rows as `key: value | value`, with "=" for equal ones and "?" for those of which nothing is known. */
const rows = (plans: readonly Plan[], known?: Partial<CompareContext>): string[] =>
  rowsOf(plans, known).map(
    ({ key, values, isEqual, isKnown }) =>
      `${isEqual ? '= ' : isKnown ? '' : '? '}${key}: ${values.map(say).join(' | ')}`,
  );

const row = (key: string, plans: readonly Plan[], known?: Partial<CompareContext>): string | undefined =>
  rows(plans, known).find((text) => text.replace(/^[=?] /, '').startsWith(`${key}:`));

const benefit = (name: string, description?: string) => ({ name, description });

describe('rows of a comparison (contract §8)', () => {
  it('are in the order of the contract: first what differs, then what is not known at all, then what is equal', () => {
    const plan = (premium: number, isIn: boolean): Plan => ({
      monthlyPremium: premium,
      annualDrugCost: 100,
      coveredDrugs: new Set(['1']),
      drugTier: { '1': 2 },
      providerCoverage: { a: isIn },
      benefits: [
        benefit('Fitness', 'Included'),
        benefit('Out of Pocket Maximum', '4900'),
        benefit('Urgent Care', `$${String(premium)} copay`),
      ],
    });
    expect(
      rows([plan(10, true), plan(20, false)], {
        drugs: [drug('1'), drug('')],
        providers: [provider('a'), provider('b')],
        hasPharmacy: true,
      }),
    ).to.deep.equal([
      'yearCost: 220 known | 340 known',
      'premium: $10 Part B | $20 Part B',
      'doctor 0: in | out',
      'benefit urgent care: $10 copay | $20 copay',
      '? drugDeductible: ? | ?',
      '? drug 1: ? | ?',
      '? doctor 1: ? | ?',
      '? pharmacy: ? | ?',
      '= outOfPocketMaximum: $4900 | $4900',
      '= drug 0: yes/2 | yes/2',
      '= benefit fitness: Included | Included',
    ]);
  });

  const table: [
    what: string,
    key: string,
    plans: Plan[],
    expected: string,
    known?: Partial<CompareContext>,
  ][] = [
    [
      'equal premiums',
      'premium',
      [{ monthlyPremium: 0 }, { monthlyPremiumFormatted: '$0.00' }],
      '= premium: $0 Part B | $0 Part B',
    ],
    ['a premium that one plan lacks', 'premium', [{ monthlyPremium: 0 }, {}], 'premium: $0 Part B | ?'],
    ['premiums that no plan has', 'premium', [{}, {}], '? premium: ? | ?'],
    [
      'a premium of three plans, of which two are equal',
      'premium',
      [{ monthlyPremium: 5 }, { monthlyPremium: 5 }, { monthlyPremium: 6 }],
      'premium: $5 Part B | $5 Part B | $6 Part B',
    ],
    [
      'three plans of which one is not known',
      'premium',
      [{ monthlyPremium: 5 }, { monthlyPremium: 5 }, {}],
      'premium: $5 Part B | $5 Part B | ?',
    ],
    [
      'one premium with Extra Help and the same without, which is not equal',
      'premium',
      [{ monthlyPremium: 9, premiumBySubsidy: { '100': 5 } }, { monthlyPremium: 5 }],
      'premium: $5 included Part B | $5 notIncluded Part B',
      { subsidyPercent: 100 },
    ],
    [
      'a plan without drug coverage, for which Extra Help means nothing',
      'premium',
      [{ monthlyPremium: 5, planType: 'MA' }, { monthlyPremium: 5 }],
      'premium: $5 Part B | $5 notIncluded Part B',
      { subsidyPercent: 100 },
    ],
    [
      'the Part B premium, which one of two special needs plans pays',
      'premium',
      [
        { monthlyPremium: 5, planType: 'SNP', snpType: 'Dual' },
        { monthlyPremium: 5, planType: 'SNP' },
      ],
      'premium: $5 | $5 Part B',
    ],
    [
      'the cost of a year without a drug cost: not known, and not equal',
      'yearCost',
      [{ monthlyPremium: 5 }, { monthlyPremium: 5 }],
      '? yearCost: ? unknown | ? unknown',
    ],
    [
      'equal costs of a year from other parts: not equal',
      'yearCost',
      [
        { monthlyPremium: 10, annualDrugCost: 120 },
        { monthlyPremium: 20, annualDrugCost: 0 },
      ],
      'yearCost: 240 known | 240 known',
    ],
    [
      'the drug deductible of a plan without drug coverage',
      'drugDeductible',
      [{ planType: 'MA' }, { benefits: [benefit('Part D Deductible', '$0')] }],
      'drugDeductible: no drugs | $0',
    ],
    [
      'a drug that a plan without drug coverage does not cover',
      'drug 0',
      [{ planType: 'MA' }, { coveredDrugs: new Set(['1']), drugTier: { '1': 3 } }],
      'drug 0: no/? | yes/3',
      { drugs: [drug('1')] },
    ],
    [
      'a drug that both plans do not cover, whatever its tier is',
      'drug 0',
      [{ coveredDrugs: new Set(), drugTier: { '1': 3 } }, { coveredDrugs: new Set() }],
      '= drug 0: no/? | no/?',
      { drugs: [drug('1')] },
    ],
    [
      'a tier that one of two plans lacks',
      'drug 0',
      [{ coveredDrugs: new Set(['1']), drugTier: { '1': 3 } }, { coveredDrugs: new Set(['1']) }],
      'drug 0: yes/3 | yes/?',
      { drugs: [drug('1')] },
    ],
    [
      'a drug of equal tier that could not be checked: not known, and not equal',
      'drug 0',
      [{ drugTier: { '1': 3 } }, { drugTier: { '1': 3 } }],
      '? drug 0: ? | ?',
      { drugs: [drug('1')] },
    ],
    [
      'a drug of a plan without the pharmacy in its network, which has its own row (PLANS-32)',
      'drug 0',
      [
        { coveredDrugs: new Set(['1']), inNetwork: false },
        { coveredDrugs: new Set(['1']), inNetwork: true },
      ],
      '= drug 0: yes/? | yes/?',
      { drugs: [drug('1')] },
    ],
    [
      'benefits that are written in two ways',
      'benefit urgent care',
      [
        { benefits: [benefit('Urgent Care', '$1,200.00 copay')] },
        { benefits: [benefit('urgent  care', '$1200 copay')] },
      ],
      '= benefit urgent care: $1,200.00 copay | $1200 copay',
    ],
    [
      'a benefit that one plan has',
      'benefit fitness',
      [{}, { benefits: [benefit('Fitness', 'Included')] }],
      'benefit fitness: ? | Included',
    ],
  ];
  for (const [what, key, plans, expected, known] of table)
    it(`say ${what}`, () => {
      expect(row(key, plans, known)).to.equal(expected);
    });

  it('leave out care and doctors for drug plans, a pharmacy if none is saved, and benefits that are only a name', () => {
    const plan: Plan = { planType: 'PDP', benefits: [benefit('Fitness')] };
    expect(rows([plan, plan], { providers: [provider('a')] })).to.deep.equal([
      '? yearCost: ? | ?',
      '? premium: ? | ?',
      '? drugDeductible: ? | ?',
    ]);
  });

  it('are counted for each plan: covered drugs, and doctors in network; not if one is unknown', () => {
    const all = rowsOf(
      [
        { coveredDrugs: new Set(['1', '2']), providerCoverage: { a: true, b: true } },
        { coveredDrugs: new Set(['2']), providerCoverage: { a: false, b: true } },
        { coveredDrugs: new Set(), providerCoverage: { a: true } },
      ],
      { drugs: [drug('1'), drug('2')], providers: [provider('a'), provider('b')] },
    );
    expect(coveredCountsOf(all, 'drug')).to.deep.equal([2, 1, 0]);
    expect(coveredCountsOf(all, 'doctor')).to.deep.equal([2, 1, undefined]);
    expect(coveredCountsOf(rowsOf([{}, {}]), 'drug')).to.deep.equal([]);
  });

  describe('with the same value in all plans are named, by their common value', () => {
    const covers = (...codes: string[]): Plan => ({ coveredDrugs: new Set(codes) });
    const tiers = (drugTier: Record<string, number>): Plan => ({
      ...covers(...Object.keys(drugTier)),
      drugTier,
    });
    const doctors = (...isIn: boolean[]): Plan => ({
      providerCoverage: Object.fromEntries(isIn.map((one, index) => [String(index + 1), one])),
    });
    const saved = {
      drugs: ['1', '2', '3'].map((code) => drug(code)),
      providers: ['1', '2', '3'].map((id) => provider(id)),
    };
    const sameTable: [what: string, is: 'drug' | 'doctor', plans: Plan[], expected: string[]][] = [
      ['all covered', 'drug', [covers('1', '2', '3'), covers('1', '2', '3')], ['yes/?: 0 1 2']],
      ['none covered', 'drug', [covers(), covers(), covers()], ['no/?: 0 1 2']],
      ['some covered', 'drug', [covers('1', '3'), covers('1', '3')], ['yes/?: 0 2', 'no/?: 1']],
      ['one that differs', 'drug', [covers('1', '3'), covers('3')], ['no/?: 1', 'yes/?: 2']],
      [
        'by tier',
        'drug',
        [tiers({ '1': 1, '2': 3, '3': 1 }), tiers({ '1': 1, '2': 3, '3': 1 })],
        ['yes/1: 0 2', 'yes/3: 1'],
      ],
      [
        'without those of other tiers',
        'drug',
        [tiers({ '1': 1, '2': 3, '3': 1 }), tiers({ '1': 1, '2': 2, '3': 1 })],
        ['yes/1: 0 2'],
      ],
      ['without those that one plan does not know', 'drug', [covers('1', '2', '3'), {}], []],
      ['nothing, because nothing is known', 'doctor', [{}, {}], []],
      ['doctors', 'doctor', [doctors(true, false, true), doctors(true, false, false)], ['in: 0', 'out: 1']],
    ];
    for (const [what, is, plans, expected] of sameTable)
      it(what, () => {
        const groups = sameItemsOf(rowsOf(plans, saved), is);
        expect(groups.map(({ value, indexes }) => `${say(value)}: ${indexes.join(' ')}`)).to.deep.equal(
          expected,
        );
      });
  });
});
