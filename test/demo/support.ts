import {
  createService,
  type CallName,
  type ProfileHolder,
  type Service,
  type ServiceOptions,
} from '../../demo/service/index';

export const PROFILE = '/landrover/api';

interface MockResponse {
  status: number;
  headers: Headers;
  /** Parsed JSON, or the text if it is not JSON. */
  body: unknown;
}

/** The value in a response at a path such as `data.applications.0`. `undefined` if a part is missing. */
export const at = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (Object(value) === value ? (value as Record<string, unknown>)[key] : undefined),
      body,
    );

export interface Asking {
  service: Service;
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<MockResponse>;
  /** The parsed body of a call that has to succeed. */
  get(path: string): Promise<unknown>;
  post(path: string, body: unknown): Promise<unknown>;
  /** The profile of the signed-in shopper, as the page reads it. */
  profile(flag?: '/merged'): Promise<ProfileHolder>;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A separate mock service for a test, with its client. */
export function openService(options: ServiceOptions = {}): Asking {
  const service = createService(options);
  const ask: Asking['ask'] = async (method, path, body, headers = {}) => {
    const response = await service.fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: read(await response.text()) };
  };
  const succeed = async (response: Promise<MockResponse>): Promise<unknown> => {
    const { status, body } = await response;
    if (status !== 200) throw new Error(`status ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  return {
    service,
    ask,
    get: (path) => succeed(ask('GET', path)),
    post: (path, body) => succeed(ask('POST', path, body)),
    profile: async (flag) =>
      (await succeed(
        ask('GET', `${PROFILE}/Users/${service.identity.uuid}/all${flag ?? ''}`),
      )) as ProfileHolder,
  };
}

const CONTENT = '/api/assets/MRD/content-fragments';
const PLAN_LIST =
  '/planinfo/product-details/VPP/plan-years/2027/products/MAPD/state-codes/IL/fips-county-codes/17031';

type GoodRequest = [method: string, path: string, body?: object];

const requests = {
  serverData: ['GET', `${PROFILE}/serverData`],
  featureToggle: ['GET', `${PROFILE}/featureToggle`],
  tollFree: ['GET', `${PROFILE}/tollFree`],
  lisData: ['GET', `${PROFILE}/lis/v1?zip=60614&stateCode=IL&fipsCode=031&planYear=2027`],
  authValidate: ['POST', `${PROFILE}/apps/UHCM/authValidate`, { code: 'demo-consumer', tool: 'profile' }],
  logout: ['DELETE', `${PROFILE}/logout`],
  profile: ['GET', `${PROFILE}/Users/demo-consumer/all`],
  profileWrite: ['POST', `${PROFILE}/Users/demo-consumer/drugs`, { drugInfoDetails: [], pharmacyObj: null }],
  deletePlan: ['DELETE', `${PROFILE}/Users/demo-consumer/plans/2027/H5521016000`],
  deleteMedsuppPlan: ['DELETE', `${PROFILE}/Users/demo-consumer/medsuppPlans/2027/G01`],
  mergeProfile: ['POST', `${PROFILE}/profiles/merge/v1`, { action: 's' }],
  memberImport: [
    'POST',
    `${PROFILE}/profiles/import/member-items/v1`,
    { uuid: 'demo-consumer', isAuthUser: true, triggeredBy: 'M&R' },
  ],
  medsuppEnrollment: ['GET', `${PROFILE}/enrollments/medsupp/v1`],
  applicationStatus: ['POST', `${PROFILE}/applications/status/v1`, { mbi: '1EG4TE5MK73', pageSize: 100 }],
  savedApplication: [
    'POST',
    '/online-enrollment/user/fetchEnrollmentDataByEmailId/UHCM1795000000000/v1',
    { emailId: 'marta@example.com' },
  ],
  counties: ['GET', '/geolocationinfo/counties/60614'],
  planList: ['GET', PLAN_LIST],
  planDetails: ['GET', '/planinfo/details/VPP/plan-years/2027/plans/H5521016000'],
  planContact: ['GET', '/planinfo/individual-search/plans/H5521016000/plan-years/2027/plan-contact'],
  medsuppSearch: ['GET', '/medsupp/plans/v2/zip-codes/60614/products/MEDSUPP/search?benefitsSummaries=true'],
  emailReminder: [
    'POST',
    '/EmailWAR/emailrest/profile/email/v1',
    { emailAddress: 'marta@example.com', siteId: 'UHCM', profileStatus: 'A' },
  ],
  stopReminder: [
    'POST',
    '/EmailWAR/emailrest/profile/stop-reminder/v1',
    { mergedProfile: { uuid: 'x' }, registrationUrl: '/hsid-registration' },
  ],
  analytics: ['POST', '/gpdCustomEvent', { message: '{}', producerCn: 'shopper-profile', topic: 'test' }],
  domo: [
    'POST',
    '/shopper-profile/api/domo/v1',
    { uuid: 'demo-consumer', eventType: 'plan removed', eventTimestamp: '2026-11-20T16:15:00Z' },
  ],
  suppression: ['GET', `${CONTENT}/common-tools-vpp/global/suppression.json`],
  planBenefits: ['GET', `${CONTENT}/plan-summary/plan-benefits.json`],
  stateFlip: ['GET', `${CONTENT}/common-tools-vpp/medsupp/state-flip.json`],
  medsuppContent: ['GET', `${CONTENT}/shopper-profile-redesign/MedsupContent.json`],
  profileTexts: ['GET', `${CONTENT}/profile.json`],
  shopperTexts: ['GET', `${CONTENT}/shopper.json`],
  dentalPlans: ['GET', `${CONTENT}/global/dental-provider-covered-plans.json`],
} satisfies Partial<Record<CallName, GoodRequest>>;

/** One valid request for each documented call, by a consumer. */
export const goodRequests: Readonly<Record<keyof typeof requests, GoodRequest>> = requests;
export const documentedCalls = Object.keys(requests) as (keyof typeof requests)[];
