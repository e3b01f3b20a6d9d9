import type { RecordedRequest, Service } from '../../demo/service/index';

type Change = (response: Response) => Response | Promise<Response>;

/** Changes the responses of calls with `path` in their URL. The mock service still records them. */
function changeResponses(service: Service, path: string, change: Change): void {
  const ask = service.fetch.bind(service);
  service.fetch = async (input, init) => {
    const response = await ask(input, init);
    const address = input instanceof Request ? input.url : String(input);
    return address.includes(path) ? change(response) : response;
  };
}

interface Held {
  /** Releases the responses. */
  arrive(): void;
  /** Stops holding back later calls. */
  holdNoMore(): void;
}

/** Holds back the responses of these calls with their current content. */
export function holdResponses(service: Service, path: string): Held {
  let arrive: () => void = () => undefined;
  let isHolding = true;
  const arrival = new Promise<void>((done) => (arrive = done));
  changeResponses(service, path, async (response) => {
    if (!isHolding) return response;
    const text = await response.text();
    await arrival;
    return new Response(text || null, { status: response.status });
  });
  return { arrive, holdNoMore: () => void (isHolding = false) };
}

const json = (body: unknown): Response => Response.json(body);

/** Replaces the response body of the mock service. */
export const replaceResponse = (service: Service, path: string, body: unknown): void => {
  changeResponses(service, path, () => json(body));
};

/** Replaces the response text of the mock service, with any status. */
export const replaceResponseText = (service: Service, path: string, text: string, status = 200): void => {
  changeResponses(service, path, () => new Response(text, { status }));
};

/** The connection breaks before the response arrives. */
export const breakConnection = (service: Service, path: string): void => {
  changeResponses(service, path, () => Promise.reject(new TypeError('Failed to fetch')));
};

type WirePlan = Record<string, unknown>;
interface PlanList {
  data: { plans: WirePlan[] };
}

/** Changes one plan in every county list. Removes fields that are `undefined`. */
export const changePlan = (service: Service, planId: string, fields: WirePlan): void => {
  changeResponses(service, '/planinfo/product-details/', async (response) => {
    const list = (await response.json()) as PlanList;
    return json({
      data: {
        plans: list.data.plans.map((plan) => (plan.planId === planId ? { ...plan, ...fields } : plan)),
      },
    });
  });
};

/** Changes the content of every county list. */
export const changePlanLists = (service: Service, change: (plans: WirePlan[]) => unknown[]): void => {
  changeResponses(service, '/planinfo/product-details/', async (response) => {
    const list = (await response.json()) as PlanList;
    return json({ data: { plans: change(list.data.plans) } });
  });
};

/** All requests of the page, as `GET /path`. */
export const asked = ({ requests }: Service): string[] =>
  requests.map(({ method, path }) => `${method} ${path}`);

export const requestsTo = ({ requests }: Service, path: string): RecordedRequest[] =>
  requests.filter((request) => request.path.includes(path));

/** A member: a health-plan number and a Medicare number, and not the record type of a consumer (LOAD-38). */
export const makeMember = ({ state }: Service): void => {
  Object.assign(state.userDetails, { optumId: 'opt-1', mbi: '1EG4TE5MK73', salesforceRecordType: 'm' });
};

/** The profile lacks the names of its plans: they come with the lists. */
export function forgetPlanNames({ state }: Service): void {
  for (const plan of state.plansDetails.plans) delete plan.planName;
}

/** Applications of the shopper in the format of the profile. */
export const setEnrollments = ({ state }: Service, ...enrollments: object[]): void => {
  Object.assign(state, { enrollmentsDetails: { enrollments } });
};

/** Suppresses enrollment for every saved plan of both years. */
export function suppressAll({ service }: { service: Service }): void {
  const enroll = service.state.plansDetails.plans.map(({ planId }) => planId);
  const entities = [2026, 2027].map((planYear) => ({
    properties: { elements: { planYear: { value: planYear }, enroll: { value: enroll } } },
  }));
  replaceResponse(service, 'suppression.json', { properties: { elements: {} }, entities });
}
