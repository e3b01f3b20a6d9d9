import { expect } from 'chai';
import * as fc from 'fast-check';
import type { PlanType } from '../../src/domain/plans/plan';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import type { PlanListQuery } from '../../src/domain/plans/plan-list-key';
import { readCounties, readPlanDetails, readPlanList } from '../../src/services/plan-service';
import { planDetail } from '../domain/builders';
import {
  respondWithJson,
  askService,
  configured,
  describeFailures,
  jsonWith,
  leaveNetwork,
  valueOf,
} from './support';

const config = configured();
const query: PlanListQuery = { year: 2027, planType: 'MAPD', stateCode: 'IL', fips: '031' };

/** What the client makes of a plan on the wire. */
async function parsed(plan: unknown, settings = config): Promise<PlanDetail | undefined> {
  respondWithJson({ data: { plan } });
  return valueOf(readPlanDetails(settings, 2027, 'H1036054000'));
}

afterEach(leaveNetwork);

describe('the plan list of a county', () => {
  it('requests year, product, state and county (NET-21, OPEN-A100)', async () => {
    const service = askService();
    await valueOf(readPlanList(config, query));
    expect(service.requests).to.have.length(1);
    expect(service.requests[0]).to.include({
      method: 'GET',
      path: '/planinfo/product-details/VPP/plan-years/2027/products/MAPD/state-codes/IL/fips-county-codes/031',
    });
  });

  it('has a product for each kind of plan, SNP for all special needs plans (NET-22)', async () => {
    const sent = respondWithJson({});
    const types: PlanType[] = ['MA', 'MAPD', 'PDP', 'SNP'];
    for (const planType of types) await readPlanList(config, { ...query, planType });
    expect(sent.map(({ url }) => /products\/(\w+)\//.exec(url.pathname)?.[1])).to.deep.equal(types);
  });

  it('goes to the base of the configuration, with values escaped (OPEN-A100)', async () => {
    const sent = respondWithJson({});
    const other = configured({ services: { planInfo: 'https://plans.example.com' } });
    await readPlanList(other, { ...query, stateCode: 'I/L', fips: '0 1' });
    expect(sent[0]?.url.href).to.match(
      /^https:\/\/plans\.example\.com\/planinfo\/.*\/state-codes\/I%2FL\/fips-county-codes\/0%201$/,
    );
  });

  it('reads real plans (NET-21, DATA-14, DATA-16, DATA-29)', async () => {
    askService();
    const plans = await valueOf(readPlanList(config, query));
    const plan = plans.find(({ planId }) => planId === 'H5521016000');
    expect(plans.length).to.be.above(5);
    expect(plan?.planName).to.match(/Aetna/);
    expect(plan?.planYear).to.equal(2027);
    expect(plan?.benefits.map(({ name }) => name)).to.include('Out of Pocket Maximum');
    expect(plan?.bullets).not.to.be.empty;
  });

  it('drops a plan without id and keeps the others (MODEL-26)', async () => {
    respondWithJson({
      data: {
        plans: [{ planName: 'No id' }, null, { planId: 'H1' }, 7, { planId: 'null' }, { planId: 'H2' }],
      },
    });
    const plans = await valueOf(readPlanList(config, query));
    expect(plans.map(({ planId }) => planId)).to.deep.equal(['H1', 'H2']);
  });

  it('reads a body without plans as an empty list (MODEL-26)', async () => {
    for (const body of [{}, null, { data: {} }, { data: { plans: {} } }, { data: { plans: 'none' } }]) {
      respondWithJson(body);
      expect(await valueOf(readPlanList(config, query)), JSON.stringify(body)).to.deep.equal([]);
    }
  });

  describeFailures(() => readPlanList(config, query), 'plan list');
});

describe('the details of a plan', () => {
  it('requests year and plan id (NET-23)', async () => {
    const service = askService();
    const plan = await valueOf(readPlanDetails(config, 2027, 'H1036054000'));
    expect(service.requests[0]).to.include({
      method: 'GET',
      path: '/planinfo/details/VPP/plan-years/2027/plans/H1036054000',
    });
    expect(plan?.planId).to.equal('H1036054000');
  });

  it('reads a body without a plan as no plan (MODEL-26)', async () => {
    for (const plan of [undefined, null, 7, 'text', [], {}, { planName: 'No id' }, { planId: 'undefined' }])
      expect(await parsed(plan), JSON.stringify(plan)).to.equal(undefined);
  });

  it('reads a plan that says only its id', async () => {
    const plan = await parsed({ planId: 'H1036054000', planYear: '2027', surprise: [1] });
    expect({ ...planDetail(), ...plan }).to.deep.equal(planDetail());
  });

  it('reads fields of the wrong type as not given (MODEL-26)', async () => {
    for (const wrong of [null, {}, [], 'undefined', true]) {
      const plan = await parsed({
        planId: 'H1036054000',
        planYear: 2027,
        planName: wrong,
        monthlyPremium: wrong,
        planBenefits: wrong,
        marketingInformation: wrong,
        rider: wrong,
        // An empty list is a list: of no covered drug.
        coveredDrugs: Array.isArray(wrong) ? undefined : wrong,
        drugTier: wrong,
        costsDuringInitialCoveragePeriod: wrong,
        providerCoverage: wrong,
      });
      expect({ ...planDetail(), ...plan }, JSON.stringify(wrong)).to.deep.equal(planDetail());
    }
  });

  const premiums: [unknown, number | undefined][] = [
    [24, 24],
    ['$12.30', 12.3],
    ['1,250.00', 1250],
    [0, 0],
    ['undefined', undefined],
    ['null', undefined],
    [null, undefined],
    ['N/A', undefined],
  ];
  for (const [monthlyPremium, read] of premiums)
    it(`reads the premium ${JSON.stringify(monthlyPremium)} as ${String(read ?? 'none')} (DATA-16, RULES-14)`, async () => {
      expect((await parsed({ planId: 'H1', monthlyPremium }))?.monthlyPremium).to.equal(read);
    });

  it('reads premiums as they are formatted (DATA-16, MODEL-11)', async () => {
    const plan = await parsed({
      planId: 'H1',
      monthlyPremiumFormatted: '$24.00',
      lisMonthlyPremiumFormatted: 'undefined',
    });
    expect(plan).to.include({ monthlyPremiumFormatted: '$24.00', lisMonthlyPremiumFormatted: undefined });
  });

  it('reads premiums by level from the fields of the configuration (DATA-23, OPEN-A118)', async () => {
    const wire = {
      planId: 'H1',
      '25Percent': '$30',
      '50Percent': 20,
      '75Percent': 'null',
      '100Percent': 0,
      lis: 5,
    };
    expect((await parsed(wire))?.premiumBySubsidy).to.deep.equal({ '25': 30, '50': 20, '100': 0 });
    const other = configured({ subsidyFields: { '75': 'lis' } });
    expect((await parsed(wire, other))?.premiumBySubsidy).to.deep.equal({
      '25': 30,
      '50': 20,
      '75': 5,
      '100': 0,
    });
  });

  it('reads a benefit’s description, or that of its first network (DATA-17, DATA-29)', async () => {
    const plan = await parsed({
      planId: 'H1',
      planBenefits: [
        { benefitName: 'A', benefitDescription: 'one', networkTypes: [{ benefitDescription: 'two' }] },
        { benefitName: 'B', networkTypes: [{ networkType: 'In-Network', benefitDescription: 'three' }, {}] },
        { benefitName: 'C', benefitDescription: 'undefined' },
        { benefitDescription: 'no name' },
        null,
      ],
    });
    expect(plan?.benefits).to.deep.equal([
      { name: 'A', description: 'one' },
      { name: 'B', description: 'three' },
      { name: 'C', description: undefined },
    ]);
  });

  it('keeps marketing lines only that have both rank and text (PLANS-23, DATA-24)', async () => {
    const plan = await parsed({
      planId: 'H1',
      marketingInformation: [
        { rank: '2', shortBullets: 'Dental', iconFileName: 'dental' },
        { rank: 1 },
        { shortBullets: 'No rank' },
        { rank: 'first', shortBullets: 'Bad rank' },
        { rank: 3, shortBullets: ' ' },
        { rank: 0, shortBullets: 'Zero' },
      ],
    });
    expect(plan?.bullets).to.deep.equal([
      { rank: 2, text: 'Dental', icon: 'dental' },
      { rank: 0, text: 'Zero', icon: '' },
    ]);
  });

  it('reads drug coverage, tiers and costs by drug code (DATA-20, DATA-21, PRICE-14)', async () => {
    const plan = await parsed({
      planId: 'H1',
      coveredDrugs: ['111', 222, null],
      drugTier: { '111': '2', '222': 0, '333': 'none' },
      costsDuringInitialCoveragePeriod: { '111': '$12.50', '222': {} },
      annualDrugCost: '1,250.00',
      lisAnnualDrugCost: 0,
      estimatedAnnualDrugCost: 'null',
    });
    expect([...(plan?.coveredDrugs ?? [])]).to.deep.equal(['111', '222']);
    expect(plan?.drugTier).to.deep.equal({ '111': 2, '222': 0 });
    expect(plan?.drugCost).to.deep.equal({ '111': 12.5 });
    expect(plan).to.include({
      annualDrugCost: 1250,
      lisAnnualDrugCost: 0,
      estimatedAnnualDrugCost: undefined,
    });
  });

  it('reads what decides the display, and coverage by provider (DATA-22)', async () => {
    const plan = await parsed({
      planId: 'H1',
      inNetwork: 'false',
      isPharmacyCovered: true,
      isShowPharmacyMessage: 'maybe',
      isShowDrugPricing: 'No',
      providerCoverage: { a: true, b: 'false', c: 'perhaps' },
    });
    expect(plan).to.include({
      inNetwork: false,
      isPharmacyCovered: true,
      isShowPharmacyMessage: undefined,
      isShowDrugPricing: false,
    });
    expect(plan?.providerCoverage).to.deep.equal({ a: true, b: false });
  });

  it('reads rider and positioning statement (DATA-17, DATA-19)', async () => {
    const plan = await parsed({
      planId: 'H1',
      rider: { benefitName: 'Dental rider', helpText: 'null', price: 20 },
      planPositioningStatement: 'For you',
    });
    expect(plan?.rider).to.deep.equal({ benefitName: 'Dental rider', helpText: undefined });
    expect(plan?.positioningStatement).to.equal('For you');
  });

  it('never throws, and responds with well-formed plans only, whatever JSON arrives (MODEL-26)', async () => {
    const plan = jsonWith(
      'planId',
      'planYear',
      'planName',
      'monthlyPremium',
      'planBenefits',
      'benefitName',
      'networkTypes', // prettier-ignore
      'marketingInformation',
      'rank',
      'shortBullets',
      'rider',
      'coveredDrugs',
      'drugTier',
      'providerCoverage',
      '100Percent', // prettier-ignore
      '__proto__',
      'constructor', // prettier-ignore
    );
    const named = plan.map((json) =>
      typeof json === 'object' && !Array.isArray(json) ? { planId: 'H1', ...json } : json,
    );
    const body = fc.oneof(
      plan,
      fc.array(named).map((plans) => ({ data: { plans } })),
    );
    await fc.assert(
      fc.asyncProperty(body, async (json) => {
        respondWithJson(json);
        for (const read of await valueOf(readPlanList(config, query))) {
          expect(read.planId).to.be.a('string');
          expect(['number', 'undefined']).to.include(typeof read.monthlyPremium);
          expect(Object.values(read.premiumBySubsidy).every(Number.isFinite)).to.equal(true);
          expect(Object.values(read.drugTier).every(Number.isFinite)).to.equal(true);
          expect(Object.values(read.providerCoverage).every((value) => typeof value === 'boolean')).to.equal(
            true,
          );
          expect(read.bullets.every(({ rank, text }) => Number.isFinite(rank) && text !== '')).to.equal(true);
          expect(read.benefits.every(({ name }) => name !== '')).to.equal(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  describeFailures(() => readPlanDetails(config, 2027, 'H1036054000'), 'plan details');
});

describe('the counties of a ZIP code', () => {
  it('asks GET /geolocationinfo/counties/{zip} (NET-18)', async () => {
    const service = askService();
    const counties = await valueOf(readCounties(config, '60614'));
    expect(service.requests[0]).to.include({ method: 'GET', path: '/geolocationinfo/counties/60614' });
    expect(counties[0]).to.deep.equal({
      fipsCountyCode: '031',
      fipsCountyName: 'Cook County',
      fipsStateCode: '17',
      stateCode: 'IL',
      cmsCountyCodes: [],
    });
  });

  it('escapes what was typed (NET-18)', async () => {
    const sent = respondWithJson({});
    await readCounties(config, '6/../1?');
    expect(sent[0]?.url.pathname).to.equal('/geolocationinfo/counties/6%2F..%2F1%3F');
  });

  it('reads counties tolerantly (DATA-15, MODEL-26)', async () => {
    respondWithJson({
      data: { counties: [null, 7, { fipsCountyCode: 31, stateCode: 'undefined', more: 1 }, 'Cook'] },
    });
    expect(await valueOf(readCounties(config, '60614'))).to.deep.equal([
      { fipsCountyCode: '31', stateCode: undefined, cmsCountyCodes: [] },
    ]);
  });

  describeFailures(() => readCounties(config, '60614'), 'counties');
});

describe('the address of a plan list', () => {
  afterEach(leaveNetwork);

  it('has its values escaped (OPEN-A100)', async () => {
    const sent = respondWithJson({});
    await readPlanList(configured(), { year: 2027, planType: 'MAPD', stateCode: 'I/L', fips: '0?31' });
    expect(sent[0]?.url.pathname).to.contain('/state-codes/I%2FL/fips-county-codes/0%3F31');
  });
});
