import { expect } from 'chai';
import type { Benefit, PlanDetail } from '../../../src/domain/plans/plan-detail';
import {
  compareValues,
  yearChangeOf,
  type YearContext,
  type YearTopic,
  type YearValue,
} from '../../../src/domain/plans/year-change';
import { drug, planDetail, provider } from '../builders';

const context = (known: Partial<YearContext> = {}): YearContext => ({
  planType: 'MAPD',
  fromYear: 2026,
  drugs: [],
  providers: [],
  dentalPlanIds: new Set(),
  subsidyPercent: undefined,
  subsidisedPremiums: [],
  ...known,
});

const labelOf = (topic: YearTopic): string =>
  'index' in topic ? `${topic.is} ${String(topic.index)}` : 'name' in topic ? topic.name : topic.is;

/** Text of a value, for readable tables. */
function say(value: YearValue | undefined): string {
  if (value === undefined) return '?';
  switch (value.kind) {
    case 'money':
      return `$${String(value.amount)}`;
    case 'text':
      return value.text;
    case 'network':
      return value.isIn ? 'in' : 'out';
    case 'drug': {
      const isCovered = value.isCovered === undefined ? '?' : value.isCovered ? 'yes' : 'no';
      return `${isCovered}/${String(value.tier ?? '?')}`;
    }
  }
}

/** Rows as `[what, from, to, outcome]`, and the number of unchanged values. */
const changes = (from: Partial<PlanDetail>, to: Partial<PlanDetail>, known: Partial<YearContext> = {}) => {
  const { rows, unchanged } = yearChangeOf(planDetail(from), planDetail(to), context(known));
  return {
    rows: rows.map((row) => [labelOf(row.topic), say(row.from), say(row.to), row.outcome]),
    unchanged,
  };
};

const benefit = (name: string, description: string | undefined): Benefit => ({ name, description });

describe('two values of a plan', () => {
  const money = (amount: number): YearValue => ({ kind: 'money', amount });
  const text = (words: string): YearValue => ({ kind: 'text', text: words });
  const network = (isIn: boolean): YearValue => ({ kind: 'network', isIn });
  const drugValue = (isCovered?: boolean, tier?: number): YearValue => ({ kind: 'drug', isCovered, tier });
  const table: [string, YearValue | undefined, YearValue | undefined, string][] = [
    ['amounts', money(0), money(20), 'changed'],
    ['$0 in both years', money(0), money(0), 'same'],
    ['amounts that differ by less than a cent', money(12.3), money(12.301), 'same'],
    ['amounts that differ by a cent', money(12.3), money(12.31), 'changed'],
    ['$0 and nothing', money(0), undefined, 'oneKnown'],
    ['nothing and $0', undefined, money(0), 'oneKnown'],
    ['nothing twice', undefined, undefined, 'noneKnown'],
    ['texts', text('$40 copay'), text('$45 copay'), 'changed'],
    ['texts in another form', text(' $1,200.00  Copay'), text('$1200 copay'), 'same'],
    ['an amount and a text', money(0), text('$0 copay'), 'changed'],
    ['in and out of network', network(true), network(false), 'changed'],
    ['out of network twice', network(false), network(false), 'same'],
    ['tiers', drugValue(true, 2), drugValue(true, 3), 'changed'],
    ['equal tiers', drugValue(true, 2), drugValue(true, 2), 'same'],
    ['a tier and none', drugValue(true, 2), drugValue(true), 'oneKnown'],
    ['covered without tiers', drugValue(true), drugValue(true), 'same'],
    ['covered, then not', drugValue(true, 2), drugValue(false), 'changed'],
    ['not covered, then covered', drugValue(false), drugValue(true, 4), 'changed'],
    ['not covered twice', drugValue(false), drugValue(false), 'same'],
    ['covered, then not checked', drugValue(true, 2), drugValue(), 'oneKnown'],
    ['not checked, then not covered', drugValue(), drugValue(false), 'oneKnown'],
    ['not checked twice', drugValue(), drugValue(), 'noneKnown'],
    ['not checked twice, in other tiers', drugValue(undefined, 1), drugValue(undefined, 2), 'changed'],
  ];
  for (const [name, from, to, outcome] of table)
    it(`are ${outcome}: ${name}`, () => {
      expect(compareValues(from, to)).to.equal(outcome);
    });
});

describe('what changes in the next year of a plan', () => {
  it('lists changes in a fixed order, then what one year lacks, and counts what is equal', () => {
    const drugs = [drug('1'), drug('2'), drug('3'), drug('4')];
    const providers = ['a', 'b', 'c'].map((id) => provider(id));
    const one = {
      monthlyPremium: 20,
      annualDrugCost: 240,
      coveredDrugs: new Set(['1', '2', '3']),
      drugTier: { '1': 1, '2': 2, '3': 3 },
      providerCoverage: { a: true, b: true },
      inNetwork: true,
      benefits: [
        benefit('Fitness', '$0'),
        benefit('Part D Deductible', '$100.00'),
        benefit('Out of Pocket Maximum', '4900'),
        benefit('Telehealth', '$0 copay'),
        benefit('Urgent Care', '$40 copay'),
      ],
    };
    const other = {
      ...one,
      monthlyPremium: 12.5,
      annualDrugCost: 300,
      coveredDrugs: new Set(['1', '3', '4']),
      drugTier: { '1': 2, '3': 3 },
      providerCoverage: { a: false, b: true, c: true },
      inNetwork: false,
      benefits: [
        benefit('out of pocket maximum', '$5,200'),
        benefit('Part D Deductible', '0'),
        benefit('Urgent Care', '$50 copay'),
        benefit('Fitness', '$0'),
        benefit('Food', '$25'),
      ],
    };
    expect(changes(one, other, { drugs, providers })).to.deep.equal({
      rows: [
        ['premium', '$20', '$12.5', 'changed'],
        ['outOfPocketMaximum', '$4900', '$5200', 'changed'],
        ['drugDeductible', '$100', '$0', 'changed'],
        ['drugCost', '$240', '$300', 'changed'],
        ['drug 0', 'yes/1', 'yes/2', 'changed'],
        ['drug 1', 'yes/2', 'no/?', 'changed'],
        ['drug 3', 'no/?', 'yes/?', 'changed'],
        ['doctor 0', 'in', 'out', 'changed'],
        ['pharmacy', 'in', 'out', 'changed'],
        ['Urgent Care', '$40 copay', '$50 copay', 'changed'],
        ['doctor 2', '?', 'in', 'oneKnown'],
        ['Telehealth', '$0 copay', '?', 'oneKnown'],
        ['Food', '?', '$25', 'oneKnown'],
      ],
      unchanged: 3, // the third drug, the second doctor, Fitness
    });
  });

  it('claims nothing about plans of which nothing is known', () => {
    expect(changes({}, {}, { drugs: [drug('1')], providers: [provider('a')] })).to.deep.equal({
      rows: [],
      unchanged: 0,
    });
  });

  it('claims no change where the next year lacks every value', () => {
    const { rows, unchanged } = changes(
      { monthlyPremium: 0, inNetwork: true, benefits: [benefit('Fitness', '$0')] },
      {},
    );
    expect(rows).to.deep.equal([
      ['premium', '$0', '?', 'oneKnown'],
      ['pharmacy', 'in', '?', 'oneKnown'],
      ['Fitness', '$0', '?', 'oneKnown'],
    ]);
    expect(unchanged).to.equal(0);
  });

  it('reads a premium that is only a text', () => {
    expect(changes({ monthlyPremiumFormatted: '$20.00' }, { monthlyPremium: 20 })).to.deep.equal({
      rows: [],
      unchanged: 1,
    });
  });

  it('claims no change where two benefits of one name are in another order', () => {
    const vision = [benefit('Vision', '$0 exam'), benefit('Vision', '$100 frames')];
    expect(changes({ benefits: vision }, { benefits: vision.toReversed() }).rows).to.be.empty;
    expect(changes({ benefits: vision }, { benefits: vision.slice(1) }).rows).to.have.lengthOf(1);
  });

  it('keeps apart all of fifty drugs', () => {
    const drugs = Array.from({ length: 50 }, (_, index) => drug(String(index)));
    const coveredDrugs = new Set(drugs.map((_, index) => String(index)));
    const tiers = Object.fromEntries([...coveredDrugs].map((code) => [code, 1]));
    const { rows, unchanged } = changes(
      { coveredDrugs, drugTier: tiers },
      { coveredDrugs, drugTier: { ...tiers, '7': 2, '49': 5 } },
      { drugs },
    );
    expect(rows.map(([label]) => label)).to.deep.equal(['drug 7', 'drug 49']);
    expect(unchanged).to.equal(48);
  });

  it('counts a drug cost that is hidden as not known, and no cost for a plan without drug coverage', () => {
    expect(
      changes({ annualDrugCost: 300 }, { annualDrugCost: 500, isShowDrugPricing: false }).rows,
    ).to.deep.equal([['drugCost', '$300', '?', 'oneKnown']]);
    expect(changes({ annualDrugCost: 0 }, { annualDrugCost: 0 }, { planType: 'MA' }).unchanged).to.equal(0);
  });

  describe('with Extra Help', () => {
    const help = { subsidyPercent: 100 };
    const one = { monthlyPremium: 20, annualDrugCost: 400 };
    const helped = {
      ...one,
      premiumBySubsidy: { '100': 0 },
      lisAnnualDrugCost: 60,
      benefits: [benefit('Part D Deductible', '$0'), benefit('Prescription Drugs', '$5 copay')],
    };

    it('compares the prices that include it', () => {
      const { rows } = yearChangeOf(
        planDetail(helped),
        planDetail({ ...helped, monthlyPremium: 30, premiumBySubsidy: { '100': 5 }, lisAnnualDrugCost: 72 }),
        context(help),
      );
      expect(rows).to.deep.equal([
        {
          topic: { is: 'premium', help: 'included' },
          from: { kind: 'money', amount: 0 },
          to: { kind: 'money', amount: 5 },
          outcome: 'changed',
        },
        {
          topic: { is: 'drugCost', help: 'included' },
          from: { kind: 'money', amount: 60 },
          to: { kind: 'money', amount: 72 },
          outcome: 'changed',
        },
      ]);
    });

    it('never compares a price that includes it with one that does not', () => {
      expect(changes(helped, { ...one, benefits: helped.benefits }, help).rows).to.deep.equal([
        ['premium', '$0', '?', 'oneKnown'],
        ['drugCost', '$60', '?', 'oneKnown'],
      ]);
    });

    it('compares the normal prices where neither year has others, and says that they do not include it', () => {
      const topics = yearChangeOf(
        planDetail(one),
        planDetail({ ...one, monthlyPremium: 25, annualDrugCost: 480 }),
        context(help),
      ).rows.map(({ topic }) => topic);
      expect(topics).to.deep.equal([
        { is: 'premium', help: 'notIncluded' },
        { is: 'drugCost', help: 'notIncluded' },
      ]);
    });

    it('marks drug prices among the benefits as without it', () => {
      const topics = yearChangeOf(
        planDetail(helped),
        planDetail({
          ...helped,
          benefits: [
            benefit('Part D Deductible', '$90'),
            benefit('Prescription Drugs', '$9 copay'),
            benefit('Fitness', '$0'),
          ],
        }),
        context(help),
      ).rows.map(({ topic }) => topic);
      expect(topics).to.deep.equal([
        { is: 'drugDeductible', help: 'notIncluded' },
        { is: 'benefit', name: 'Prescription Drugs', help: 'notIncluded' },
        { is: 'benefit', name: 'Fitness', help: undefined },
      ]);
    });

    it('takes the premium of the list for each year', () => {
      const subsidisedPremiums = [2026, 2027].map((planYear) => ({
        planId: 'H1036054000',
        planYear,
        monthlyPremium: planYear - 2020,
      }));
      expect(changes(one, one, { ...help, subsidisedPremiums }).rows).to.deep.equal([
        ['premium', '$6', '$7', 'changed'],
      ]);
    });
  });
});
