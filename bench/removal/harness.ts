/**
 * Runs before the measured script. Returns recorded responses, so that the network is not measured. Measures
 * the time from the removal of a drug until all counts, and then all cards, are painted.
 */
interface RecordedResponse {
  status: number;
  body: string;
}

export interface RemovalTimes {
  /** Milliseconds from the action until the frame in which all counts were painted. */
  counts: number;
  /** From the last response until the frame in which all cards were painted with their new costs. */
  cards: number;
  /** Frames in which cards changed. */
  frames: number;
  shown: number;
  /** Requests without a recorded response. Such a run only records them. */
  unrecorded: number;
}

interface Details {
  drugInfoDetails: unknown[];
}
interface PlanList {
  data: { plans: object[] };
}

declare global {
  interface Window {
    removeDrug?: () => Promise<unknown>;
    recordedResponses?: Record<string, RecordedResponse>;
    isReadyToRemove?: Promise<unknown>;
    measureRemoval?: () => Promise<RemovalTimes>;
  }
}

const name = new URLSearchParams(location.search).get('count') ?? '';
const [wanted = 0, drugs = 0] = name.split('x').map(Number);
const SERVICES = /^\/(landrover|geolocationinfo|planinfo|api)\//;
const NEW_COST = 4321;

document.cookie = `shopperProfile.identity=${encodeURIComponent('{"uuid":"demo-many-plans","isGuest":false}')}; Path=/`;

const recorded = window.recordedResponses ?? {};

const isPlanList = (path: string): boolean => path.startsWith('/planinfo/product-details/');

/** The responses of the services after the removal, computed before the measurement. */
function responsesAfter(): Record<string, RecordedResponse> {
  const all = Object.entries(recorded).find(([path]) => path.endsWith('/all'));
  const profile = JSON.parse(all?.[1].body ?? '{}') as { drugsAndPharmacyDetails?: Details };
  const details = profile.drugsAndPharmacyDetails;
  const lists = Object.entries(recorded).flatMap(([path, { status, body }]) => {
    if (!isPlanList(path)) return [];
    const { data } = JSON.parse(body) as PlanList;
    const plans = data.plans.map((plan) => ({ ...plan, annualDrugCost: NEW_COST }));
    return [[path, { status, body: JSON.stringify({ data: { plans } }) }] as const];
  });
  const drugsPath = (all?.[0] ?? '').replace(/all$/, 'drugs');
  const section = {
    drugsAndPharmacyDetails: { ...details, drugInfoDetails: details?.drugInfoDetails.slice(1) },
  };
  return Object.fromEntries([...lists, [drugsPath, { status: 200, body: JSON.stringify(section) }]]);
}

const before = JSON.stringify({
  drugsAndPharmacyDetails: (
    JSON.parse(Object.entries(recorded).find(([path]) => path.endsWith('/all'))?.[1].body ?? '{}') as {
      drugsAndPharmacyDetails?: Details;
    }
  ).drugsAndPharmacyDetails,
});
const after = responsesAfter();

let unrecorded = 0;
let isRemoved = false;
let lastResponseAt = NaN;
/** Delays the responses, so that they arrive after the counts, as from a real service. */
let releaseResponses = (): void => undefined;
const responsesCome = new Promise<void>((done) => (releaseResponses = done));
const nativeFetch = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  if (!SERVICES.test(url.pathname)) return nativeFetch(input, init);
  const path = url.pathname + url.search;
  if (init?.method === 'POST') {
    isRemoved = true;
    return new Response('', { status: 200 });
  }
  if (!isRemoved && path.endsWith('/drugs')) {
    await responsesCome;
    return new Response(before);
  }
  const response = (isRemoved ? after[path] : undefined) ?? recorded[path];
  if (isRemoved && isPlanList(path)) lastResponseAt = performance.now();
  if (response) return new Response(response.body, { status: response.status });
  unrecorded += 1;
  return nativeFetch(`/bench/services/${name}${path}`);
};

const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));

async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await frame();
}

const rootOf = (element: string): ShadowRoot | null | undefined =>
  document.querySelector(`shopper-profile-${element}`)?.shadowRoot;

const cards = (): Element[] => [...(rootOf('plans')?.querySelectorAll('.card') ?? [])];

/** Plans without drug coverage show no drug counts. */
const isAffected = (card: Element): boolean => card.textContent.includes('yearly drug cost');
const showsCost = (card: Element): boolean => card.textContent.includes('$4,321.00');

const isCounted = (count: number): boolean =>
  ['nav', 'tiles'].every((element) => rootOf(element)?.textContent.includes(String(count)));

window.isReadyToRemove = until(
  () => rootOf('plans')?.querySelectorAll('.card .card-facts').length === wanted && isCounted(drugs),
);

/** Reads the page just before each frame is painted, and again after it. */
window.measureRemoval = async () => {
  await frame();
  await new Promise((done) => setTimeout(done, 0)); // Like a click, between two frames.
  const affected = cards().filter(isAffected).length;
  let frames = 0;
  let changed = 0;
  const start = performance.now();
  void window.removeDrug?.();
  await until(() => isCounted(drugs - 1));
  await frame();
  const counts = performance.now() - start;
  releaseResponses();
  do {
    const now = cards().filter(showsCost).length;
    if (now > changed) frames += 1;
    changed = now;
    await frame();
  } while (changed < affected);
  return { counts, cards: performance.now() - lastResponseAt, frames, shown: cards().length, unrecorded };
};
