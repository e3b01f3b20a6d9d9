import { expect } from 'chai';
import * as fc from 'fast-check';
import { coverageSummaryOf, type Coverage } from '../../../src/domain/plans/coverage';
import {
  drugCoverageOf,
  isDrugCoveredElsewhere,
  isReplacedByPharmacyMessage,
  isWithoutDrugCoverage,
  notCoveredDrugsOf,
  providerCoverageOf,
  shownDrugCoverageOf,
  uncoveredDrugsOf,
} from '../../../src/domain/plans/drug-coverage';
import type { PlanType } from '../../../src/domain/plans/plan';
import type { PlanDetail } from '../../../src/domain/plans/plan-detail';
import type { Provider } from '../../../src/domain/profile/profile';
import { drug, planDetail, provider } from '../builders';

const isCovered: Coverage = { state: 'covered' };
const isNotCovered: Coverage = { state: 'notCovered' };
const hasNoCode: Coverage = { state: 'notChecked', reason: 'noCode' };
const hasNoList: Coverage = { state: 'notChecked', reason: 'noList' };

describe('drugs on a card', () => {
  const plan = planDetail({
    coveredDrugs: new Set(['111', '222']),
    drugTier: { '111': 2, '222': 0, '333': 5 },
    drugCost: { '111': 12.5, '222': 0 },
  });

  it('are covered or not, with tier and cost looked up by drug code (PLANS-31, PRICE-14, OPEN-B06)', () => {
    const [covered, free, notCovered, unknown] = drugCoverageOf(
      'MAPD',
      plan,
      ['111', '222', '333', '444'].map((code) => drug(code)),
    );
    expect(covered).to.deep.include({ coverage: isCovered, tier: 2, cost: 12.5 });
    expect(free).to.deep.include({ coverage: isCovered, tier: 0, cost: 0 });
    expect(notCovered).to.deep.include({ coverage: isNotCovered, tier: 5, cost: undefined });
    expect(unknown).to.deep.include({ coverage: isNotCovered, tier: undefined, cost: undefined });
  });

  it('could not be checked without a drug code (PLANS-31)', () => {
    for (const code of [undefined, ''])
      expect(drugCoverageOf('MAPD', plan, [drug(code)])[0]).to.deep.include({
        coverage: hasNoCode,
        tier: undefined,
      });
  });

  it('could not be checked where the plan has no list of covered drugs, unlike with an empty one (PLANS-31)', () => {
    const coverage = (coveredDrugs: ReadonlySet<string> | undefined, ...codes: (string | undefined)[]) =>
      drugCoverageOf(
        'MAPD',
        planDetail({ coveredDrugs }),
        codes.map((code) => drug(code)),
      ).map((row) => row.coverage);
    expect(coverage(undefined, '111', undefined)).to.deep.equal([hasNoList, hasNoCode]);
    expect(coverage(new Set(), '111', undefined)).to.deep.equal([isNotCovered, hasNoCode]);
  });

  it('have one row each, in the shopper’s order (PLANS-31)', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.string(), { nil: undefined })), (codes) => {
        const drugs = codes.map((code) => drug(code));
        const rows = drugCoverageOf('MAPD', plan, drugs);
        expect(rows.map((row) => row.drug)).to.deep.equal(drugs);
        for (const { tier, cost } of rows) {
          expect(['number', 'undefined']).to.include(typeof tier);
          expect(['number', 'undefined']).to.include(typeof cost);
        }
      }),
    );
  });

  it('find nothing under names that every object has', () => {
    for (const code of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      const [row] = drugCoverageOf('MAPD', plan, [drug(code)]);
      expect([typeof row?.tier, typeof row?.cost], code).to.deep.equal(['undefined', 'undefined']);
    }
  });
});

describe('a plan without drug coverage', () => {
  it('is a Medicare Advantage plan without Part D that covers no drug (CONST-27)', () => {
    expect(isWithoutDrugCoverage('MA', planDetail())).to.be.true;
    for (const type of ['MAPD', 'PDP', 'SNP', 'MS'] as const)
      expect(isWithoutDrugCoverage(type, planDetail()), type).to.be.false;
  });

  it('is none where its own data say otherwise', () => {
    const known = [
      { coveredDrugs: new Set(['111']) },
      { drugTier: { 111: 2 } },
      { mapsPlanType: 'MAPD-HMO' },
    ];
    for (const fields of known)
      expect(isWithoutDrugCoverage('MA', planDetail(fields)), Object.keys(fields)[0]).to.be.false;
  });

  it('covers no saved drug, with or without a code', () => {
    const rows = drugCoverageOf('MA', planDetail(), [drug('111'), drug(undefined)]);
    expect(rows.map(({ coverage }) => coverage)).to.deep.equal([isNotCovered, isNotCovered]);
  });
});

describe('drugs that a plan does not cover', () => {
  const uncovered = (coveredDrugs: string[], codes: (string | undefined)[], yearly?: number) =>
    uncoveredDrugsOf(
      drugCoverageOf(
        'MAPD',
        planDetail({ coveredDrugs: new Set(coveredDrugs) }),
        codes.map((code) => drug(code)),
      ),
      yearly,
    );

  it('are counted without those that could not be checked', () => {
    expect(uncovered(['111'], ['111', '222', '333', undefined], 900)).to.deep.equal({
      count: 2,
      isYearlyCostTheirs: false,
    });
  });

  it('are what the yearly cost is for only where no drug is covered and there is a cost', () => {
    expect(uncovered([], ['111', '222'], 900).isYearlyCostTheirs).to.be.true;
    expect(uncovered([], ['111', undefined], 900).isYearlyCostTheirs).to.be.false;
    expect(uncovered(['111'], ['111', '222'], 900).isYearlyCostTheirs).to.be.false;
    expect(uncovered([], ['111'], 0).isYearlyCostTheirs).to.be.false;
    expect(uncovered([], ['111']).isYearlyCostTheirs).to.be.false;
    expect(uncovered([], [], 900).isYearlyCostTheirs).to.be.false;
  });
});

describe('the pharmacy message', () => {
  const cases: [boolean | undefined, boolean | undefined, boolean][] = [
    [true, true, true],
    [true, false, true],
    [true, undefined, true],
    [false, false, false],
    [false, true, false],
    [false, undefined, false],
    [undefined, false, true],
    [undefined, true, false],
    [undefined, undefined, false],
  ];
  for (const [isShowPharmacyMessage, inNetwork, isShown] of cases)
    it(`${isShown ? 'shows' : 'does not show'} when isShowPharmacyMessage is ${String(isShowPharmacyMessage)} and inNetwork ${String(inNetwork)} (PLANS-32, OPEN-A053)`, () => {
      const plan = planDetail({ isShowPharmacyMessage, inNetwork });
      expect(isReplacedByPharmacyMessage('MAPD', plan)).to.equal(isShown);
      expect(shownDrugCoverageOf('MAPD', plan, [drug('111')])).to.have.length(isShown ? 0 : 1);
    });

  it('does not show on a plan that covers no drugs: its pharmacies change nothing (PLANS-32, CONST-27)', () => {
    const plan = planDetail({ isShowPharmacyMessage: true });
    expect(shownDrugCoverageOf('MA', plan, [drug('111')]).map(({ coverage }) => coverage)).to.deep.equal([
      isNotCovered,
    ]);
  });
});

describe('drugs that a plan does not cover', () => {
  const drugs = [drug('in'), drug('out'), drug('')];
  const codes = (plan: PlanDetail, planType: PlanType = 'MAPD') =>
    notCoveredDrugsOf(planType, plan, drugs).map(({ nationalDrugCode }) => nationalDrugCode);

  it('are known from its list, also where the pharmacy message shows (PLANS-31, PLANS-32)', () => {
    const coveredDrugs = new Set(['in']);
    expect(codes(planDetail({ coveredDrugs }))).to.deep.equal(['out']);
    expect(codes(planDetail({ coveredDrugs, isShowPharmacyMessage: true }))).to.deep.equal(['out']);
  });

  it('are none without a list, and all in a plan without drug coverage (PLANS-31, CONST-27)', () => {
    expect(codes(planDetail({ coveredDrugs: undefined }))).to.be.empty;
    expect(codes(planDetail({ coveredDrugs: undefined }), 'MA')).to.have.length(3);
  });
});

describe('doctors on a card', () => {
  const plan = planDetail({ providerCoverage: { in: true, out: false, dentist: false } });
  const coverage = (providers: Provider[], ...dentalPlanIds: string[]): Coverage[] =>
    providerCoverageOf(plan, providers, new Set(dentalPlanIds)).map((row) => row.coverage);

  it('are all listed, each with its own coverage (PLANS-28)', () => {
    expect(coverage([provider('in'), provider('out'), provider('unknown')])).to.deep.equal([
      isCovered,
      isNotCovered,
      hasNoList,
    ]);
    expect(coverage([provider('')])).to.deep.equal([hasNoCode]);
    expect(coverage([])).to.deep.equal([]);
  });

  it('count a dentist as covered on the plans of the dental list, unless the plan says no (OPEN-A103)', () => {
    const dentists = [
      provider('dentist', 'dental'),
      provider('other', 'dental'),
      provider('doctor', 'medical'),
    ];
    expect(coverage(dentists, plan.planId)).to.deep.equal([isNotCovered, isCovered, hasNoList]);
    expect(coverage(dentists, 'another plan')).to.deep.equal([isNotCovered, hasNoList, hasNoList]);
  });

  it('find nothing under names that every object has', () => {
    const odd = ['constructor', '__proto__', 'valueOf'].map((id) => provider(id));
    expect(coverage(odd)).to.deep.equal(odd.map(() => hasNoList));
  });
});

describe('the summary', () => {
  const cases: [Coverage[], { covered: number; checked: number; total: number }][] = [
    [[], { covered: 0, checked: 0, total: 0 }],
    [[isCovered, isNotCovered, isNotCovered], { covered: 1, checked: 3, total: 3 }],
    [[isCovered, isCovered, isCovered, hasNoCode], { covered: 3, checked: 3, total: 4 }],
    [[isNotCovered, hasNoList], { covered: 0, checked: 1, total: 2 }],
    [[hasNoCode, hasNoList], { covered: 0, checked: 0, total: 2 }],
  ];
  for (const [rows, summary] of cases)
    it(`of ${rows.map(({ state }) => state).join(', ') || 'nothing'} is ${JSON.stringify(summary)} (PLANS-28, PLANS-31)`, () => {
      expect(coverageSummaryOf(rows.map((coverage) => ({ coverage })))).to.deep.equal(summary);
    });
});

describe('a plan that leaves out a drug that another one covers (contract §8)', () => {
  const drugs = [drug('1'), drug('2')];
  const card = (codes: string[] | undefined, planType: PlanType = 'MAPD') => ({
    plan: { planType },
    detail: planDetail({ coveredDrugs: codes && new Set(codes) }),
  });
  const all = card(['1', '2']);
  const some = card(['1']);

  it('is one of a list in which another plan covers every saved drug', () => {
    expect(isDrugCoveredElsewhere(some, [some, all], drugs)).to.equal(true);
    expect(isDrugCoveredElsewhere(all, [some, all], drugs)).to.equal(false);
    const none = card(undefined, 'MA');
    expect(isDrugCoveredElsewhere(none, [none, all], drugs), 'no drug coverage').to.equal(true);
  });

  it('is none if no other plan covers all, or no drug is saved', () => {
    expect(isDrugCoveredElsewhere(some, [some, card(['2'])], drugs)).to.equal(false);
    expect(isDrugCoveredElsewhere(some, [some], drugs)).to.equal(false);
    expect(isDrugCoveredElsewhere(some, [some, all], [])).to.equal(false);
  });

  it('is none while its coverage, or that of the others, is not known', () => {
    const unknown = card(undefined);
    expect(isDrugCoveredElsewhere(unknown, [unknown, all], drugs)).to.equal(false);
    expect(isDrugCoveredElsewhere(some, [some, unknown], drugs)).to.equal(false);
    for (const detail of [undefined, null]) {
      const missing = { ...all, detail };
      expect(isDrugCoveredElsewhere(missing, [missing, all], drugs)).to.equal(false);
      expect(isDrugCoveredElsewhere(some, [some, missing], drugs)).to.equal(false);
    }
  });
});
