import { expect } from 'chai';
import * as fc from 'fast-check';
import { readSupplementEnrollment } from '../../src/services/medsupp-service';
import { searchSupplements } from '../../src/services/supplement-plans-service';
import { askAsAgent, askGuarded, expectSent, leaveMockService } from './contract';
import { respondWithJson, configured, describeFailures, jsonWith, valueOf } from './support';

const config = configured();

afterEach(leaveMockService);

describe('the supplement application', () => {
  const read = async (...applications: unknown[]) => {
    respondWithJson({ applications });
    return valueOf(readSupplementEnrollment(config));
  };
  const empty = { applicationStatus: { plans: [] }, applicantDemographics: {} };

  it('is requested with GET /landrover/api/enrollments/medsupp/v1 (NET-12, NET-34, DATA-30, DATA-31)', async () => {
    const { service, config: agents } = askAsAgent();
    const enrollment = await valueOf(readSupplementEnrollment(agents));
    expectSent(service, {
      method: 'GET',
      path: '/landrover/api/enrollments/medsupp/v1',
      headers: { 'x-session-id': 'agent-session-1' },
    });
    const { plans, ...status } = enrollment?.applicationStatus ?? { plans: [] };
    expect(status).to.deep.equal({
      applicationId: 'DEMO-MS-300400',
      applicationStatus: 'In-Progress',
      adjudicationStatus: undefined,
      statusDate: '2026-11-17',
      savedTimestamp: '2026-11-17T14:20:00',
    });
    expect(plans).to.have.length(1);
    expect(plans[0]).to.have.all.keys('planName', 'planDescriptor', 'planCode', 'legalEntity');
    expect(plans[0]).to.include({ planName: 'Medicare Supplement Plan G', planCode: 'G01' });
    expect(enrollment?.applicantDemographics).to.deep.equal({
      dateOfBirth: '1956-01-05',
      zipCode: '60614',
    });
  });

  it('is no value for someone who has none (NET-12)', async () => {
    askGuarded({ scenario: 'consumer' });
    expect(await valueOf(readSupplementEnrollment(config))).to.equal(undefined);
  });

  it('is the first one only, and none if that cannot be read (NET-12, MODEL-26)', async () => {
    const response = (applicationId: string) => ({ response: { applicationStatus: { applicationId } } });
    expect((await read(response('a'), response('b')))?.applicationStatus.applicationId).to.equal('a');
    for (const bad of [null, 7, [], {}, { response: null }, { response: 'null' }, { response: [] }])
      expect(await read(bad, response('b')), JSON.stringify(bad)).to.equal(undefined);
    for (const applications of [undefined, null, 'none', {}]) {
      respondWithJson({ applications });
      expect(await valueOf(readSupplementEnrollment(config))).to.equal(undefined);
    }
  });

  it('reads fields that are missing or of the wrong type as no value (DATA-30, DATA-31, RULES-14, MODEL-26)', async () => {
    const none = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    const made = { ...empty, applicationStatus: { applicationId: 'A-1', plans: [] } };
    for (const wrong of [null, 'null', 'undefined', {}, [], true]) {
      const application = await read({
        response: {
          applicationStatus: {
            applicationId: 'A-1',
            applicationStatus: wrong,
            adjudicationStatus: wrong,
            statusDate: wrong,
            savedTimestamp: wrong,
            plans: wrong,
          },
          applicantDemographics: { dateOfBirth: wrong, zipCode: wrong },
        },
      });
      expect(none(application), JSON.stringify(wrong)).to.deep.equal(made);
      const sections = { applicationStatus: { applicationId: 'A-1' }, applicantDemographics: wrong };
      expect(none(await read({ response: sections })), JSON.stringify(wrong)).to.deep.equal(made);
    }
  });

  it('is none without an id, a plan and a status: no one made it (NET-12, MODEL-26)', async () => {
    const applicantDemographics = { dateOfBirth: '1956-01-05', zipCode: '60614' };
    for (const applicationStatus of [undefined, null, 'null', 7, [], {}, { plans: [] }, { plans: [null] }])
      expect(
        await read({ response: { applicationStatus, applicantDemographics } }),
        JSON.stringify(applicationStatus),
      ).to.equal(undefined);
    for (const applicationStatus of [
      { applicationId: 'A-1' },
      { applicationStatus: 'Submitted' },
      { adjudicationStatus: 'Approved' },
      { plans: [{ planName: 'Plan G' }] },
    ])
      expect(await read({ response: { applicationStatus } })).not.to.equal(undefined);
  });

  it('leaves out a plan without a name and keeps the others in order (DATA-30, MODEL-26)', async () => {
    const plans = [
      null,
      { planCode: 'A01' },
      { planName: 'Plan G', planCode: 'null', legalEntity: 7, more: 1 },
      'Plan N',
      { planName: 'undefined' },
      { planName: 'Plan N' },
    ];
    const enrollment = await read({ response: { applicationStatus: { plans } } });
    expect(enrollment?.applicationStatus.plans).to.deep.equal([
      { planName: 'Plan G', planCode: undefined, legalEntity: '7' },
      { planName: 'Plan N' },
    ]);
  });

  describeFailures(() => readSupplementEnrollment(config), 'supplement enrollment');
});

describe('the supplement search', () => {
  const read = async (...plans: unknown[]) => {
    respondWithJson({ msSearchPlansData: { products: [{ plans }] } });
    return valueOf(searchSupplements(config, '60614'));
  };

  it('asks by ZIP code, with benefits (NET-25, NET-34)', async () => {
    const service = askGuarded();
    const plans = await valueOf(searchSupplements(config, '60614'));
    expectSent(service, {
      method: 'GET',
      path: '/medsupp/plans/v2/zip-codes/60614/products/MEDSUPP/search',
      query: { benefitsSummaries: 'true' },
    });
    const plan = plans.find(({ planCode }) => planCode === 'G01');
    expect(plan).to.deep.include({
      planName: 'Medicare Supplement Plan G',
      planYear: 2027,
      stateCode: 'IL',
      marketingPlanCode: 'DEMO-G01',
    });
    expect(plan?.monthlyPremium).to.be.above(0);
    expect(plan?.medicalPremium).to.equal(plan?.monthlyPremium);
    expect(plan?.msLegalEntity).to.be.a('string');
    expect(plan?.msPlanPositioningStatement).to.match(/Part B deductible/);
    expect(plan?.marketingBulletsV2[0]).to.deep.equal({
      icon: 'doctor.svg',
      shortBullets: 'Any doctor in the country who takes Medicare',
    });
  });

  it('finds none where nothing is sold (NET-25)', async () => {
    askGuarded();
    expect(await valueOf(searchSupplements(config, '00000'))).to.deep.equal([]);
  });

  it('goes to the base of the configuration, with the ZIP code escaped (NET-25, OPEN-A100)', async () => {
    const sent = respondWithJson({});
    const other = configured({ services: { medsupp: 'https://ms.example.com' } });
    await searchSupplements(other, '6/../1?&');
    expect(sent[0]?.url.href).to.equal(
      'https://ms.example.com/medsupp/plans/v2/zip-codes/6%2F..%2F1%3F%26/products/MEDSUPP/search?benefitsSummaries=true',
    );
  });

  it('reads numbers given as text (NET-25, DATA-16)', async () => {
    const [plan] = await read({
      planCode: 'G01',
      planYear: '2027',
      medicalPremium: '$1,123.50',
      monthlyPremium: 99,
    });
    expect(plan).to.include({ planYear: 2027, medicalPremium: 1123.5, monthlyPremium: 99 });
  });

  it('reads fields that are missing or of the wrong type as no value (DATA-19, RULES-14, MODEL-26)', async () => {
    for (const wrong of [undefined, null, 'null', 'undefined', {}, [], true]) {
      const [plan] = await read({
        planCode: 'G01',
        planName: wrong,
        planYear: wrong,
        stateCode: wrong,
        medicalPremium: wrong,
        monthlyPremium: wrong,
        msLegalEntity: wrong,
        msPlanPositioningStatement: wrong,
        marketingPlanCode: wrong,
        marketingBulletsV2: wrong,
      });
      expect(JSON.parse(JSON.stringify(plan)), JSON.stringify(wrong)).to.deep.equal({
        planCode: 'G01',
        marketingBulletsV2: [],
      });
    }
  });

  it('leaves out a plan without a code, and a marketing line without text (NET-25, MODEL-26)', async () => {
    const marketingBulletsV2 = [
      null,
      { icon: 'a' },
      { shortBullets: 'Any doctor' },
      { shortBullets: 'null' },
    ];
    const plans = await read(
      null,
      { planName: 'No code' },
      { planCode: 'null' },
      { planCode: 'G01', marketingBulletsV2 },
      7,
      { planCode: 'N01' },
    );
    expect(plans.map(({ planCode }) => planCode)).to.deep.equal(['G01', 'N01']);
    expect(plans[0]?.marketingBulletsV2).to.deep.equal([{ shortBullets: 'Any doctor' }]);
  });

  it('reads the first product, and a body without plans as an empty list (NET-25, MODEL-26)', async () => {
    const products = [{ plans: [{ planCode: 'G01' }] }, { plans: [{ planCode: 'N01' }] }];
    respondWithJson({ msSearchPlansData: { products } });
    expect((await valueOf(searchSupplements(config, '60614'))).map(({ planCode }) => planCode)).to.deep.equal(
      ['G01'],
    );
    for (const msSearchPlansData of [
      undefined,
      null,
      {},
      { products: {} },
      { products: [] },
      { products: [null, products[0]] },
      { products: [{ plans: 'none' }] },
    ]) {
      respondWithJson({ msSearchPlansData });
      expect(
        await valueOf(searchSupplements(config, '60614')),
        JSON.stringify(msSearchPlansData),
      ).to.deep.equal([]);
    }
  });

  it('never throws, whatever JSON arrives (MODEL-26)', async () => {
    const body = jsonWith(
      'msSearchPlansData',
      'products',
      'plans',
      'planCode',
      'marketingBulletsV2',
      'shortBullets',
      'applications',
      'response',
      'applicationStatus',
      'planName',
    );
    await fc.assert(
      fc.asyncProperty(body, async (json) => {
        respondWithJson(json);
        for (const { planCode } of await valueOf(searchSupplements(config, '60614')))
          expect(planCode).not.to.equal('');
        const enrollment = await valueOf(readSupplementEnrollment(config));
        expect(Array.isArray(enrollment?.applicationStatus.plans ?? [])).to.equal(true);
      }),
      { numRuns: 200 },
    );
  });

  describeFailures(() => searchSupplements(config, '60614'), 'supplement search');
});
