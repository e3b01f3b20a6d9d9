import { expect } from 'chai';
import { agentSession, callNames, createService, type CallName } from '../../demo/service/index';
import { withServiceBase } from '../../src/config/derived';
import type { Config, ConfigInput } from '../../src/config/settings';
import { readApplicationStates, readSavedApplication } from '../../src/services/application-service';
import { readPlanContact, readTollFreeNumber } from '../../src/services/contact-service';
import { readPlanBenefits, readSuppression, readTexts } from '../../src/services/content-service';
import { readDentalPlanIds } from '../../src/services/dental-content-service';
import { sendEmailReminder, stopReminder } from '../../src/services/email-service';
import { sendAnalyticsEvent, sendDomoEvent } from '../../src/services/event-service';
import type { Result } from '../../src/services/http';
import { readSupplementEnrollment } from '../../src/services/medsupp-service';
import { importMemberItems } from '../../src/services/member-items-service';
import { mergeProfile, skipMerge } from '../../src/services/merge-service';
import { readCounties, readPlanDetails, readPlanList } from '../../src/services/plan-service';
import { deletePlan, readWireSection, writeProfile } from '../../src/services/profile-items-service';
import { logout, readProfile } from '../../src/services/profile-service';
import { validateSignIn } from '../../src/services/sign-in-service';
import { readLisData } from '../../src/services/lis-service';
import { readFeatureFlags, readServerTime } from '../../src/services/site-service';
import { readSupplementTexts } from '../../src/services/supplement-content-service';
import { readApprovedStates, searchSupplements } from '../../src/services/supplement-plans-service';
import { leaveMockService } from './contract';
import { respond, askService, configured } from './support';

interface Row {
  name: string;
  ids: string;
  /** Its name in the mock service. */
  mockCall: CallName;
  send: (config: Config) => Promise<Result<unknown>>;
  expected: string;
  isUnread?: true;
  input?: ConfigInput;
}

const PROFILE = '/landrover/api';
const USER = `${PROFILE}/Users/u-1`;
const CONTENT = '/api/assets/MRD/content-fragments';
const MAIL = '/EmailWAR/emailrest/profile';
const HOST = 'www.example.com';

const place = { zip: '60614', stateCode: 'IL', fipsCode: '031', planYear: 2027 };
const planList = { year: 2027, planType: 'MAPD', stateCode: 'IL', fips: '031' } as const;
const member = { uuid: 'u-1', isAuthUser: true, triggeredBy: 'M&R' };
const reminder = { emailAddress: 'a@example.com', uhcstatus: 'M' };
const merged = { mergedProfile: {}, registrationUrl: '/r' };
const domo = { uuid: 'u-1', eventType: 'x', eventTimestamp: '2026-11-20T16:15:00Z' };

/** Calls below the base path of the profile service (NET-01). */
const profileCalls: Row[] = [
  {
    name: 'sign-in validation',
    ids: 'NET-02, NET-03',
    mockCall: 'authValidate',
    send: (config) => validateSignIn(config, 'code', HOST),
    expected: `POST ${PROFILE}/apps/UHCM/authValidate`,
  },
  {
    name: 'profile',
    ids: 'NET-05',
    mockCall: 'profile',
    send: (config) => readProfile(config, 'u-1'),
    expected: `GET ${USER}/all`,
  },
  {
    name: 'profile after a merge',
    ids: 'NET-05, IDENT-30',
    mockCall: 'profile',
    send: (config) => readProfile(config, 'u-1', 'all', 'merged'),
    expected: `GET ${USER}/all/merged`,
  },
  {
    name: 'drugs of the profile',
    ids: 'NET-06, HTTP-07',
    mockCall: 'profile',
    send: (config) => readProfile(config, 'u-1', 'drugs'),
    expected: `GET ${USER}/drugs`,
  },
  {
    name: 'providers of the profile',
    ids: 'NET-06, HTTP-07',
    mockCall: 'profile',
    send: (config) => readProfile(config, 'u-1', 'providers'),
    expected: `GET ${USER}/providers`,
  },
  {
    name: 'section for sending it back',
    ids: 'NET-06, HTTP-07',
    mockCall: 'profile',
    send: (config) => readWireSection(config, 'u-1', 'drugs'),
    expected: `GET ${USER}/drugs`,
  },
  {
    name: 'profile write',
    ids: 'NET-08',
    mockCall: 'profileWrite',
    send: (config) => writeProfile(config, 'u-1', 'demographics', {}, 'more'),
    expected: `POST ${USER}/demographics/more`,
    isUnread: true,
  },
  {
    name: 'drugs update',
    ids: 'NET-08, HTTP-04',
    mockCall: 'profileWrite',
    send: (config) => writeProfile(config, 'u-1', 'drugs', {}),
    expected: `POST ${USER}/drugs`,
    isUnread: true,
  },
  {
    name: 'providers update',
    ids: 'NET-08, HTTP-05',
    mockCall: 'profileWrite',
    send: (config) => writeProfile(config, 'u-1', 'providers', {}),
    expected: `POST ${USER}/providers`,
    isUnread: true,
  },
  {
    name: 'deletion of a plan',
    ids: 'NET-09, NET-10, HTTP-02',
    mockCall: 'deletePlan',
    send: (config) => deletePlan(config, 'u-1', 'plans', 2027, 'H1'),
    expected: `DELETE ${USER}/plans/2027/H1`,
    isUnread: true,
  },
  {
    name: 'deletion of a supplement plan',
    ids: 'NET-09',
    mockCall: 'deleteMedsuppPlan',
    send: (config) => deletePlan(config, 'u-1', 'medsuppPlans', 2027, 'G01'),
    expected: `DELETE ${USER}/medsuppPlans/2027/G01`,
    isUnread: true,
  },
  {
    name: 'logout',
    ids: 'NET-11, HTTP-01',
    mockCall: 'logout',
    send: logout,
    expected: `DELETE ${PROFILE}/logout`,
    isUnread: true,
  },
  {
    name: 'supplement enrollment',
    ids: 'NET-12',
    mockCall: 'medsuppEnrollment',
    send: readSupplementEnrollment,
    expected: `GET ${PROFILE}/enrollments/medsupp/v1`,
  },
  {
    name: 'merge',
    ids: 'NET-13, HTTP-09',
    mockCall: 'mergeProfile',
    send: (config) => mergeProfile(config, {}),
    expected: `POST ${PROFILE}/profiles/merge/v1`,
  },
  {
    name: 'skipped merge',
    ids: 'HTTP-10',
    mockCall: 'mergeProfile',
    send: skipMerge,
    expected: `POST ${PROFILE}/profiles/merge/v1`,
    isUnread: true,
  },
  {
    name: 'import',
    ids: 'NET-14, HTTP-16',
    mockCall: 'memberImport',
    send: (config) => importMemberItems(config, member),
    expected: `POST ${PROFILE}/profiles/import/member-items/v1`,
  },
];

const otherCalls: Row[] = [
  {
    name: 'saved application',
    ids: 'NET-16, NET-17',
    mockCall: 'savedApplication',
    send: (config) => readSavedApplication(config, 'a@example.com', 1_795_000_000_000),
    expected: 'POST /online-enrollment/user/fetchEnrollmentDataByEmailId/UHCM1795000000000/v1',
  },
  {
    name: 'counties',
    ids: 'NET-18',
    mockCall: 'counties',
    send: (config) => readCounties(config, '60614'),
    expected: 'GET /geolocationinfo/counties/60614',
  },
  {
    name: 'application status',
    ids: 'NET-19',
    mockCall: 'applicationStatus',
    send: (config) => readApplicationStates(config, '1EG4TE5MK73'),
    expected: `POST ${PROFILE}/applications/status/v1`,
  },
  {
    name: 'plan list',
    ids: 'NET-21',
    mockCall: 'planList',
    send: (config) => readPlanList(config, planList),
    expected:
      'GET /planinfo/product-details/VPP/plan-years/2027/products/MAPD/state-codes/IL/fips-county-codes/031',
  },
  {
    name: 'plan details',
    ids: 'NET-23',
    mockCall: 'planDetails',
    send: (config) => readPlanDetails(config, 2027, 'H1'),
    expected: 'GET /planinfo/details/VPP/plan-years/2027/plans/H1',
  },
  {
    name: 'plan contact',
    ids: 'NET-24',
    mockCall: 'planContact',
    send: (config) => readPlanContact(config, 'H1', 2027),
    expected: 'GET /planinfo/individual-search/plans/H1/plan-years/2027/plan-contact',
  },
  {
    name: 'supplement search',
    ids: 'NET-25',
    mockCall: 'medsuppSearch',
    send: (config) => searchSupplements(config, '60614'),
    expected: 'GET /medsupp/plans/v2/zip-codes/60614/products/MEDSUPP/search?benefitsSummaries=true',
  },
  {
    name: 'LIS data',
    ids: 'NET-26',
    mockCall: 'lisData',
    send: (config) => readLisData(config, place),
    expected: `GET ${PROFILE}/lis/v1?zip=60614&stateCode=IL&fipsCode=031&planYear=2027`,
  },
  {
    name: 'server date-time',
    ids: 'NET-27',
    mockCall: 'serverData',
    send: readServerTime,
    expected: `GET ${PROFILE}/serverData`,
  },
  {
    name: 'feature toggle',
    ids: 'LOAD-10',
    mockCall: 'featureToggle',
    send: readFeatureFlags,
    expected: `GET ${PROFILE}/featureToggle`,
  },
  {
    name: 'toll-free number',
    ids: 'CONST-03',
    mockCall: 'tollFree',
    send: readTollFreeNumber,
    expected: `GET ${PROFILE}/tollFree`,
  },
  {
    name: 'email reminder',
    ids: 'HTTP-17',
    mockCall: 'emailReminder',
    send: (config) => sendEmailReminder(config, reminder),
    expected: `POST ${MAIL}/email/v1`,
    isUnread: true,
  },
  {
    name: 'stop reminder',
    ids: 'HTTP-15',
    mockCall: 'stopReminder',
    send: (config) => stopReminder(config, merged),
    expected: `POST ${MAIL}/stop-reminder/v1`,
    isUnread: true,
  },
  {
    name: 'analytics of the main site',
    ids: 'HTTP-19',
    mockCall: 'analytics',
    send: (config) => sendAnalyticsEvent(config, {}, HOST),
    expected: 'POST /gpdCustomEvent',
    isUnread: true,
    input: { site: 'AMP' },
  },
  {
    name: 'analytics of the alternate site',
    ids: 'HTTP-20',
    mockCall: 'analytics',
    send: (config) => sendAnalyticsEvent(config, {}, HOST),
    expected: 'POST /content/gpdCustomEvent',
    isUnread: true,
    input: { site: 'UMS' },
  },
  {
    name: 'Domo event',
    ids: 'HTTP-22',
    mockCall: 'domo',
    send: (config) => sendDomoEvent(config, domo),
    expected: 'POST /shopper-profile/api/domo/v1',
    isUnread: true,
  },
];

const fragments: [CallName, Row['send'], string][] = [
  ['suppression', readSuppression, 'common-tools-vpp/global/suppression.json'],
  ['planBenefits', readPlanBenefits, 'plan-summary/plan-benefits.json'],
  ['stateFlip', readApprovedStates, 'common-tools-vpp/medsupp/state-flip.json'],
  ['medsuppContent', readSupplementTexts, 'shopper-profile-redesign/MedsupContent.json'],
  ['profileTexts', (config) => readTexts(config, 'profileTexts'), 'profile.json'],
  ['shopperTexts', (config) => readTexts(config, 'shopperTexts'), 'shopper.json'],
  ['dentalPlans', readDentalPlanIds, 'global/dental-provider-covered-plans.json'],
];

const rows: Row[] = [
  ...profileCalls,
  ...otherCalls,
  ...fragments.map(([mockCall, send, path]): Row => ({
    name: `content ${mockCall}`,
    ids: 'NET-29, NET-30',
    mockCall,
    send,
    expected: `GET ${CONTENT}/${path}`,
  })),
];

/** Includes a status that the constructor of Response rejects. */
const withStatus = (status: number): Response =>
  Object.defineProperty(new Response('{}'), 'status', { value: status });

/** The requests that are sent when every response is 200 with an empty object. */
async function headersOf({ send, input }: Row, more: ConfigInput = {}): Promise<Headers> {
  const sent = respond(() => withStatus(200));
  await send(configured({ ...input, ...more }));
  expect(sent).to.have.length(1);
  return sent[0]!.headers;
}

describe('every call of both documents', () => {
  afterEach(leaveMockService);

  it('is known to the mock service (NET-01 … NET-34, HTTP-01 … HTTP-25)', () => {
    expect(callNames).to.include.members(rows.map(({ mockCall }) => mockCall));
  });

  for (const row of rows) {
    const { name, ids, mockCall, send, expected, isUnread = false, input = {} } = row;
    const config = configured(input);

    describe(`${name}: ${expected}`, () => {
      it(`goes to the mock service’s ${mockCall} (${ids})`, async () => {
        const service = askService({ fail: { call: mockCall, kind: 503 } });
        const result = await send(config);
        expect(result.ok || result.failure.status).to.equal(503);
        expect(service.requests).to.have.length(1);
        const { method, path, query } = service.requests[0]!;
        const search = new URLSearchParams(query).toString();
        expect(`${method} ${path}${search && `?${search}`}`).to.equal(expected);
      });

      it('takes 200 to 299 as success (NET-33, HTTP-24)', async () => {
        for (const status of [200, 201, 206, 299]) {
          respond(() => withStatus(status));
          expect((await send(config)).ok, String(status)).to.equal(true);
        }
      });

      it('takes every other status as failure, and does not try again (NET-33, HTTP-24)', async () => {
        for (const status of [199, 300, 304, 404, 500]) {
          const sent = respond(() => withStatus(status));
          const result = await send(config);
          expect(result.ok || result.failure.status, String(status)).to.equal(status);
          expect(sent).to.have.length(1);
        }
      });

      it(`${isUnread ? 'does not read the answer' : 'fails on an answer that is no JSON, and not on null'} (MODEL-26)`, async () => {
        globalThis.fetch = createService({ fail: { call: mockCall, kind: 'garbage' } }).fetch;
        const result = await send(config);
        expect(result.ok ? 'read' : result.failure.kind).to.equal(isUnread ? 'read' : 'notJson');
        globalThis.fetch = createService({ fail: { call: mockCall, kind: 'null' } }).fetch;
        expect((await send(config)).ok).to.equal(true);
      });

      it('goes below services.base with the cookies of that host (contract §3)', async () => {
        const sent = respond(() => withStatus(200));
        await send(
          withServiceBase(configured({ ...input, services: { base: 'https://api.example.com/v1/' } })),
        );
        await send(config);
        const path = expected.split(' ')[1]!;
        expect(sent.map(({ url }) => url.href)).to.deep.equal([
          `https://api.example.com/v1${path}`,
          new URL(path, location.href).href,
        ]);
        expect(sent.map(({ credentials }) => credentials)).to.deep.equal(['include', 'same-origin']);
        expect(sent[0]?.headers.has('x-xsrf-token')).to.equal(false);
      });

      it('sends the XSRF header when there is the cookie, and only then (NET-34, HTTP-25)', async () => {
        expect((await headersOf(row)).has('x-xsrf-token')).to.equal(false);
        document.cookie = 'XSRF-TOKEN=t%3D1; Path=/';
        expect((await headersOf(row)).get('x-xsrf-token')).to.equal('t=1');
      });

      it('sends the agent’s session header below the configured prefix only (AGENT-07, AGENT-10, ROLES-13)', async () => {
        sessionStorage.setItem(agentSession.storageKey, 'agent-1');
        const path = expected.split(' ')[1]!;
        const prefixes: [string, boolean][] = [
          [agentSession.pathPrefix, path.startsWith(agentSession.pathPrefix)],
          [path.slice(0, path.indexOf('/', 1) + 1) || '/', true],
          ['/elsewhere', false],
        ];
        for (const [pathPrefix, isBelow] of prefixes) {
          const headers = await headersOf(row, { agentSession: { ...agentSession, pathPrefix } });
          expect(headers.get('x-session-id'), pathPrefix).to.equal(isBelow ? 'agent-1' : null);
        }
        expect((await headersOf(row)).has('x-session-id'), 'no agent').to.equal(false);
      });
    });
  }
});
