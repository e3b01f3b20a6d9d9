import { expect } from 'chai';
import * as fc from 'fast-check';
import { readPlanBenefits, readSuppression, readTexts } from '../../src/services/content-service';
import { readDentalPlanIds } from '../../src/services/dental-content-service';
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
const BASE = '/api/assets/MRD/content-fragments/';

const elements = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { ':type': 'x', value }]));
const entity = (values: Record<string, unknown>) => ({
  class: ['assets/asset'],
  properties: { elements: elements(values) },
});
const fragment = (values: Record<string, unknown>, ...entities: unknown[]) => ({
  ...entity(values),
  entities,
});

afterEach(leaveNetwork);

describe('content fragments', () => {
  const paths: [string, () => Promise<unknown>][] = [
    ['common-tools-vpp/global/suppression.json', () => readSuppression(config)],
    ['plan-summary/plan-benefits.json', () => readPlanBenefits(config)],
    ['profile.json', () => readTexts(config, 'profileTexts')],
    ['shopper.json', () => readTexts(config, 'shopperTexts')],
    ['global/dental-provider-covered-plans.json', () => readDentalPlanIds(config)],
  ];
  for (const [path, send] of paths)
    it(`are requested with GET: ${path} (NET-29, NET-30, OPEN-A104)`, async () => {
      const service = askService();
      await send();
      expect(service.requests).to.have.length(1);
      expect(service.requests[0]).to.include({ method: 'GET', path: BASE + path });
      expect(service.requests[0]?.query).to.deep.equal({});
    });

  it('have every path and the base in the configuration (NET-30)', async () => {
    expect(Object.values(config.contentPaths)).to.have.members([
      'common-tools-vpp/medsupp/state-flip.json',
      'shopper-profile-redesign/MedsupContent.json',
      'profile.json',
      'shopper.json',
      'common-tools-vpp/global/suppression.json',
      'plan-summary/plan-benefits.json',
      'global/dental-provider-covered-plans.json',
    ]);
    const sent = respondWithJson({});
    const other = configured({
      services: { content: '/content' },
      contentPaths: { suppression: 'off.json' },
    });
    await readSuppression(other);
    expect(sent[0]?.url.pathname).to.equal('/content/off.json');
  });
});

describe('suppressed plans', () => {
  it('come per plan year, as lists or as text with commas (NET-31, OPEN-A088)', async () => {
    askService();
    expect(await valueOf(readSuppression(config))).to.deep.equal([
      { planYear: 2026, enroll: ['H5216013000', 'S5617367000'], startApplication: [] },
      { planYear: 2027, enroll: ['H1036077000'], startApplication: ['MW1', 'TW1', 'K01'] },
    ]);
  });

  it('leave out an entity without a year and ids that are not (NET-31, MODEL-26)', async () => {
    respondWithJson(
      fragment(
        {},
        entity({ enroll: ['H1'] }),
        entity({ planYear: 'soon', enroll: ['H1'] }),
        null,
        { properties: { elements: { planYear: 2026 } } },
        entity({
          planYear: 2026,
          enroll: ['H1', null, 'undefined', {}, 7],
          startApplication: 'MW1,, null , TW1 ',
        }),
        entity({ planYear: '2027' }),
      ),
    );
    expect(await valueOf(readSuppression(config))).to.deep.equal([
      { planYear: 2026, enroll: ['H1', '7'], startApplication: ['MW1', 'TW1'] },
      { planYear: 2027, enroll: [], startApplication: [] },
    ]);
  });

  describeFailures(() => readSuppression(config), 'content suppression');
});

describe('plan-specific benefits', () => {
  it('carry plan, year, name, description and whether they are hidden (PRICE-13, OPEN-A051)', async () => {
    askService();
    const benefits = await valueOf(readPlanBenefits(config));
    expect(benefits).to.have.length(4);
    expect(benefits.map(({ isHidden }) => isHidden)).to.deep.equal([false, false, false, true]);
    expect(benefits[0]).to.include({ planId: 'H1036054000', planYear: 2027, name: 'Over-the-counter items' });
    expect(benefits[0]?.description).to.be.a('string');
  });

  it('leave out entries without plan, year or name (MODEL-26)', async () => {
    const good = { planId: 'H1', planYear: '2027', benefitName: 'Rides', hideShopperProfile: 'true' };
    respondWithJson(
      fragment(
        {},
        entity({ ...good, planId: '' }),
        entity({ ...good, planYear: null }),
        entity({ ...good, benefitName: 'undefined' }),
        entity(good),
        'text',
      ),
    );
    expect(await valueOf(readPlanBenefits(config))).to.deep.equal([
      { planId: 'H1', planYear: 2027, name: 'Rides', description: undefined, isHidden: true },
    ]);
  });

  describeFailures(() => readPlanBenefits(config), 'content planBenefits');
});

describe('texts from content', () => {
  it('is text by key; what is no text is left out (NET-30, OPEN-A103)', async () => {
    respondWithJson(
      fragment({
        'plans.heading': 'Plans of yours',
        empty: '',
        nothing: 'null',
        list: ['a'],
        yes: true,
        year: 2027,
      }),
    );
    expect(await valueOf(readTexts(config, 'profileTexts'))).to.deep.equal({
      'plans.heading': 'Plans of yours',
      year: '2027',
    });
  });

  describeFailures(() => readTexts(config, 'profileTexts'), 'content profileTexts');
  describeFailures(() => readTexts(config, 'shopperTexts'), 'content shopperTexts');
});

describe('plans whose dentists count as covered', () => {
  it('are a list of plan ids (NET-30, OPEN-A103)', async () => {
    askService();
    expect(await valueOf(readDentalPlanIds(config))).to.deep.equal(['H1036054000']);
  });

  it('may come as text, or one per entity', async () => {
    respondWithJson(
      fragment({ planIds: 'H1, H2' }, entity({ planId: 'H3' }), entity({ planIds: ['H4'] }), entity({})),
    );
    expect(await valueOf(readDentalPlanIds(config))).to.deep.equal(['H1', 'H2', 'H3', 'H4']);
  });

  describeFailures(() => readDentalPlanIds(config), 'content dentalPlans');
});

describe('any JSON as content', () => {
  it('never throws (MODEL-26)', async () => {
    const body = jsonWith('properties', 'elements', 'entities', 'value', 'planYear', 'enroll', 'planId', 'benefitName', 'planIds', '__proto__'); // prettier-ignore
    await fc.assert(
      fc.asyncProperty(body, async (json) => {
        respondWithJson(json);
        for (const { enroll } of await valueOf(readSuppression(config)))
          expect(enroll.every((id) => typeof id === 'string')).to.equal(true);
        for (const { name } of await valueOf(readPlanBenefits(config))) expect(name).not.to.equal('');
        const texts = await valueOf(readTexts(config, 'profileTexts'));
        expect(Object.values(texts).every((text) => typeof text === 'string')).to.equal(true);
        expect((await valueOf(readDentalPlanIds(config))).every((id) => typeof id === 'string')).to.equal(
          true,
        );
      }),
      { numRuns: 200 },
    );
  });
});
