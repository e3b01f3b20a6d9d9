import { expect } from 'chai';
import { readLisData } from '../../src/services/lis-service';
import { parseFeatureFlags, readFeatureFlags, readServerTime } from '../../src/services/site-service';
import { respondWithJson, askService, configured, describeFailures, leaveNetwork, valueOf } from './support';

const config = configured();
const place = { zip: '60614', stateCode: 'IL', fipsCode: '031', planYear: 2027 };

afterEach(leaveNetwork);

describe('the server’s date and time', () => {
  it('is requested with GET /landrover/api/serverData and read as it stands (NET-27, OPEN-A007)', async () => {
    const service = askService({ date: '2026-10-14T23:59:59' });
    expect(await valueOf(readServerTime(config))).to.equal('2026-10-14T23:59:59');
    expect(service.requests[0]).to.include({ method: 'GET', path: '/landrover/api/serverData' });
  });

  it('has no value when it is no date (NET-27)', async () => {
    for (const systemDateTime of [undefined, null, 7, 'soon', 'null', '2026-13-01T00:00:00', {}]) {
      respondWithJson({ systemDateTime });
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

  it('are requested with GET /landrover/api/featureToggle (LOAD-10, LOAD-12)', async () => {
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

describe('endpoints of the configuration', () => {
  it('go where the host says, by the method it says (NET-27, OPEN-A006)', async () => {
    const sent = respondWithJson({ systemDateTime: '2026-11-20' });
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
    const sent = respondWithJson({});
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
