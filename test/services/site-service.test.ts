import { expect } from 'chai';
import * as fc from 'fast-check';
import { parseLisData, readLisData } from '../../src/services/lis-service';
import { parseFeatureFlags, readFeatureFlags, readServerTime } from '../../src/services/site-service';
import {
  answerJson,
  askService,
  configured,
  describeFailures,
  jsonWith,
  leaveNetwork,
  valueOf,
} from './support';

const config = configured();
const place = { zip: '60614', stateCode: 'IL', fipsCode: '031', planYear: 2027 };

afterEach(leaveNetwork);

describe('the server’s date and time', () => {
  it('is asked for with GET /landrover/api/serverData and read as it stands (NET-27, OPEN-A007)', async () => {
    const service = askService({ date: '2026-10-14T23:59:59' });
    expect(await valueOf(readServerTime(config))).to.equal('2026-10-14T23:59:59');
    expect(service.requests[0]).to.include({ method: 'GET', path: '/landrover/api/serverData' });
  });

  it('has no value when it is no date (NET-27)', async () => {
    for (const systemDateTime of [undefined, null, 7, 'soon', 'null', '2026-13-01T00:00:00', {}]) {
      answerJson({ systemDateTime });
      expect(await valueOf(readServerTime(config)), JSON.stringify(systemDateTime)).to.equal(undefined);
    }
  });

  describeFailures(() => readServerTime(config), 'serverData');
});

describe('feature flags', () => {
  const off = {
    systemDateTime: undefined,
    bannering: true,
    yoyProviderChangesDisabled: false,
    oleSaveResumeDisabled: false,
    medsuppV2Cards: false,
    memberBenefitsButtonMobile: false,
    lisChanges: false,
    activePlansSectionDisabled: false,
    isServiceOutage: false,
  };

  it('are asked for with GET /landrover/api/featureToggle (LOAD-10, LOAD-12)', async () => {
    const service = askService({ scenario: 'outage' });
    const flags = await valueOf(readFeatureFlags(config));
    expect(service.requests[0]).to.include({ method: 'GET', path: '/landrover/api/featureToggle' });
    expect(flags).to.deep.equal({
      ...off,
      memberBenefitsButtonMobile: true,
      lisChanges: true,
      isServiceOutage: true,
    });
  });

  it('are off where they are missing, bannering on (LOAD-12, OPEN-A004, OPEN-A005)', () => {
    for (const data of [{}, null, undefined, 7, [], { unknown: true }])
      expect(parseFeatureFlags(data)).to.deep.equal(off);
  });

  it('are read as words too, and off when they say neither yes nor no (LOAD-12)', () => {
    const flags = parseFeatureFlags({
      systemDateTime: '2026-11-20T10:15:00Z',
      bannering: 'false',
      lisChanges: 'Yes',
      medsuppV2Cards: 1,
      oleSaveResumeDisabled: 'perhaps',
      isServiceOutage: {},
    });
    expect(flags).to.deep.equal({
      ...off,
      systemDateTime: '2026-11-20T10:15:00',
      bannering: false,
      lisChanges: true,
      medsuppV2Cards: true,
    });
  });

  describeFailures(() => readFeatureFlags(config), 'featureToggle');
});

describe('LIS data', () => {
  it('is asked for by zip, stateCode, fipsCode and planYear (NET-26)', async () => {
    const service = askService({ scenario: 'consumer' });
    await valueOf(readLisData(config, place));
    expect(service.requests[0]).to.include({ method: 'GET', path: '/landrover/api/lis/v1' });
    expect(service.requests[0]?.query).to.deep.equal({
      zip: '60614',
      stateCode: 'IL',
      fipsCode: '031',
      planYear: '2027',
    });
  });

  it('is asked for without what is not known (NET-26)', async () => {
    const sent = answerJson({});
    await readLisData(config, { zip: undefined, stateCode: undefined, fipsCode: undefined, planYear: 2027 });
    expect(sent[0]?.url.search).to.equal('?planYear=2027');
  });

  const levels: [unknown, unknown, number | null][] = [
    ['Yes', '1', 1],
    ['yes', 4, 4],
    [true, '75', 75],
    ['Yes', undefined, 1],
    ['Yes', 'unknown', 1],
    ['No', '1', 0],
    ['No', undefined, 0],
    [undefined, '1', null],
    ['perhaps', '1', null],
  ];
  for (const [eligible, level, expected] of levels)
    it(`means level ${String(expected)} for _isEligibleForLIS ${String(eligible)} and _LISLevel ${String(level)} (HELP-08, DATA-39)`, () => {
      expect(parseLisData({ _isEligibleForLIS: eligible, _LISLevel: level }).level).to.equal(expected);
    });

  it('lists subsidised premiums by plan and year, bad entries left out (HELP-09, DATA-39)', () => {
    const good = { planId: 'H1', planYear: '2027', monthlyPremium: '$4.50' };
    const data = {
      _subsidyList: [
        good,
        null,
        { ...good, planId: 'null' },
        { ...good, monthlyPremium: 'free' },
        { ...good, planYear: 2026 },
      ],
    };
    expect(parseLisData(data).subsidisedPremiums).to.deep.equal([
      { planId: 'H1', planYear: 2027, monthlyPremium: 4.5 },
      { planId: 'H1', planYear: 2026, monthlyPremium: 4.5 },
    ]);
  });

  it('never throws, whatever JSON arrives (HELP-08, MODEL-26)', () => {
    const body = jsonWith(
      '_isEligibleForLIS',
      '_LISLevel',
      '_subsidyList',
      'planId',
      'planYear',
      'monthlyPremium',
    );
    fc.assert(
      fc.property(body, (json) => {
        const { level, subsidisedPremiums } = parseLisData(json);
        expect(level === null || Number.isFinite(level)).to.equal(true);
        for (const { monthlyPremium } of subsidisedPremiums) expect(monthlyPremium).to.be.a('number');
        expect(parseFeatureFlags(json).bannering).to.be.a('boolean');
      }),
      { numRuns: 500 },
    );
  });

  describeFailures(() => readLisData(config, place), 'lisData');
});

describe('endpoints of the configuration', () => {
  it('go where the host says, by the method it says (NET-27, OPEN-A006)', async () => {
    const sent = answerJson({ systemDateTime: '2026-11-20' });
    const endpoints = {
      serverData: 'POST /clock',
      featureToggle: { method: 'put', path: 'https://flags.example.com/x?a=1' },
    };
    await readServerTime(configured({ endpoints }));
    await readFeatureFlags(configured({ endpoints }));
    expect(sent.map(({ method, url }) => `${method} ${url.href}`)).to.deep.equal([
      `POST ${location.origin}/clock`,
      'PUT https://flags.example.com/x?a=1',
    ]);
  });

  it('send nothing when they are switched off (OPEN-A006)', async () => {
    const sent = answerJson({});
    const off = configured({ endpoints: { serverData: null, featureToggle: null, lisData: null } });
    for (const result of [
      await readServerTime(off),
      await readFeatureFlags(off),
      await readLisData(off, place),
    ])
      expect(!result.ok && result.failure.kind).to.equal('switchedOff');
    expect(sent).to.deep.equal([]);
  });
});
