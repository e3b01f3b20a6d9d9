import { expect } from 'chai';
import * as fc from 'fast-check';
import { recommendedPlanOf } from '../../../src/domain/shopper/recommended-plan';

const YEAR = 2027;
type JsonObject = Record<string, unknown>;

const read = (top: JsonObject, recommendation: JsonObject = {}) =>
  recommendedPlanOf({ planId: 'H5521016000', ...top }, recommendation, YEAR);

const reasonsOf = (top: JsonObject, recommendation: JsonObject) => read(top, recommendation).reasons;

describe('the recommended plan', () => {
  it('is read from the fields of the recommendation (DATA-33 … DATA-35, DATA-38)', () => {
    const { plan, premium, answeredOn, stateCode } = read(
      {
        planName: 'Some plan',
        planType: 'MAPD',
        premiumCost: '$12.50',
        zipCode: '60614',
        county: { fipsCountyCode: '031', fipsCountyName: 'Cook County', stateCode: 'IL' },
      },
      { medsuppUserInfo: { statecode: 'il', asOfDate: '2026-11-05', zipcode: '10001' } },
    );
    expect(plan).to.deep.include({
      planId: 'H5521016000',
      planType: 'MAPD',
      planYear: YEAR,
      planName: 'Some plan',
      zipCode: '60614',
      isEnrolled: false,
    });
    expect(plan.county).to.include({ fipsCountyCode: '031', stateCode: 'IL' });
    expect([premium, answeredOn, stateCode]).to.deep.equal([12.5, '2026-11-05', 'IL']);
  });

  for (const [planId, expected] of [
    ['H5521016000', 'H5521016000'],
    ['H5521-016-000', 'H5521016000'],
    [' h5521 016 000 ', 'H5521016000'],
    ['g01', 'G01'],
  ] as const)
    it(`has its id without separators: ${planId} (DATA-33, contract §4)`, () => {
      expect(read({ planId }).plan.planId).to.equal(expected);
    });

  for (const [fields, type, isKnown] of [
    [{ planType: 'PDP' }, 'PDP', true],
    [{ planType: 'medicare supplement', planId: 'G01' }, 'MS', true],
    [{ compositePlanId: { planType: { name: 'MA' } } }, 'MA', true],
    [{ snpType: 'Chronic' }, 'SNP', true],
    [{ planId: 'S5601034000' }, 'PDP', true],
    [{ planId: 'R5826074000' }, 'MAPD', true],
    [{ planId: 'G01' }, 'MS', true],
    [{ planId: 'MW1' }, 'MS', true],
    [{ planId: '0815' }, 'MAPD', false],
    [{ planId: 'Q', planType: 'something new' }, 'MAPD', false],
  ] as const)
    it(`is of type ${isKnown ? type : 'nobody knows which'} with ${JSON.stringify(fields)} (DATA-38, OPEN-A119)`, () => {
      const recommended = read(fields);
      expect([recommended.plan.planType, recommended.type]).to.deep.equal([type, isKnown ? type : undefined]);
    });

  for (const [where, recommendation, zipCode] of [
    ['the location', { location: { zipcode: '33101' }, medsuppUserInfo: { zipcode: '10001' } }, '33101'],
    ['the shopper', { medsuppUserInfo: { zipcode: '10001' } }, '10001'],
    ['nowhere', { location: 'Miami' }, undefined],
  ] as const)
    it(`has the ZIP code of ${where} where it has none of its own (DATA-34, DATA-35)`, () => {
      expect(read({}, recommendation).plan.zipCode).to.equal(zipCode);
    });
});

describe('why a plan is recommended', () => {
  const wanted = { kind: 'wantedType' };

  for (const [form, preferences] of [
    ['a list of questions', [{ questionId: 'planType', answerIds: ['MA'] }]],
    ['one answer', [{ questionId: 'planType', answerId: 'MA' }]],
    ['a table of questions', { planType: { questionId: '1', answerIds: ['MA'] } }],
    ['a table of lists', { planType: ['PDP', 'MAPD'] }],
  ] as const)
    it(`is that its type was requested: ${form} (DATA-32)`, () => {
      expect(reasonsOf({ planType: 'MAPD' }, { preferences })).to.deep.equal([wanted]);
    });

  for (const [why, preferences] of [
    ['another type was asked for', [{ questionId: 'planType', answerIds: ['PDP'] }]],
    ['another question was answered so', [{ questionId: 'healthCarePref', answerIds: ['MA'] }]],
    ['the answer is not one of our ids', [{ questionId: 'planType', answerIds: ['q_2', 7, null, {}] }]],
    ['nothing was answered', undefined],
  ] as const)
    it(`is not its type where ${why} (DATA-32)`, () => {
      expect(reasonsOf({ planType: 'MAPD' }, { preferences })).to.deep.equal([]);
    });

  it('is not its type where it is not known', () => {
    const preferences = [{ questionId: 'planType', answerIds: ['MAPD'] }];
    expect(reasonsOf({ planId: '0815' }, { preferences })).to.deep.equal([]);
  });

  const drugs = [{ ndc: '1' }, { ndc: '2' }, { ndc: '3' }];
  for (const [drugsCovered, entered, expected] of [
    [3, drugs, [{ kind: 'allDrugs', count: 3 }]],
    ['3', drugs, [{ kind: 'allDrugs', count: 3 }]],
    [true, drugs, [{ kind: 'allDrugs', count: 3 }]],
    ['Y', drugs, [{ kind: 'allDrugs', count: 3 }]],
    [2, drugs, [{ kind: 'someDrugs', count: 2, total: 3 }]],
    [0, drugs, []],
    [false, drugs, []],
    [4, drugs, []],
    [1.5, drugs, []],
    [-1, drugs, []],
    ['most', drugs, []],
    [3, [], []],
    [3, 'three', []],
    [undefined, drugs, []],
  ] as const)
    it(`is what it says of drugs: ${String(drugsCovered)} of ${Array.isArray(entered) ? entered.length : 'no list'} (DATA-33, DATA-36)`, () => {
      expect(reasonsOf({ drugsCovered }, { drugs: entered })).to.deep.equal(expected);
    });

  for (const [drugCostAmount, entered, expected] of [
    [1284.4, drugs, [{ kind: 'drugCost', amount: '$1,284' }]],
    ['$0', drugs, [{ kind: 'drugCost', amount: '$0' }]],
    [-5, drugs, []],
    ['little', drugs, []],
    [1284.4, [], []],
  ] as const)
    it(`is what drugs would cost: ${String(drugCostAmount)} for ${entered.length} (DATA-33)`, () => {
      expect(reasonsOf({ drugCostAmount }, { drugs: entered })).to.deep.equal(expected);
    });

  it('is never more than the data say, and reading them never throws (REC-12, MODEL-26)', () => {
    const top = fc.dictionary(
      fc.constantFrom('planId', 'planType', 'compositePlanId', 'county', 'drugsCovered', 'drugCostAmount'),
      fc.jsonValue(),
    );
    const recommendation = fc.dictionary(
      fc.constantFrom('preferences', 'drugs', 'location', 'medsuppUserInfo'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(top, recommendation, (one, all) => {
        const { reasons, plan } = recommendedPlanOf(one, all, YEAR);
        expect(plan.planYear).to.equal(YEAR);
        const entered = Array.isArray(all.drugs) ? all.drugs.length : 0;
        for (const reason of reasons) {
          if (reason.kind !== 'wantedType') expect(entered).to.be.above(0);
          if (reason.kind === 'someDrugs') expect(reason.count).to.be.below(entered);
          if (reason.kind === 'allDrugs') expect(reason.count).to.equal(entered);
        }
      }),
    );
  });
});
