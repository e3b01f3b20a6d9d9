import { shownElements } from './elements.mjs';

/**
 * Runs before the measured script. Returns cached responses, so that the network is not measured. Records
 * when the last card is in the document and when it is painted.
 */
interface RecordedResponse {
  status: number;
  body: string;
}

export interface RenderTimes {
  /** Milliseconds since the first statement of the script. */
  cards: number;
  painted: number;
  shown: number;
  /** Requests without a recorded response. Such a run only records them. */
  unrecorded: number;
}

declare global {
  interface Window {
    renderTimes?: Promise<RenderTimes>;
    recordedResponses?: Record<string, RecordedResponse>;
  }
}

const parameters = new URLSearchParams(location.search);
const wanted = Number(parameters.get('count'));
const variant = parameters.get('variant') ?? '';
const isReact = variant.endsWith('react');
const PLANS = 'shopper-profile-plans';
const SERVICES = /^\/(landrover|geolocationinfo|planinfo|api)\//;

document.cookie = `shopperProfile.identity=${encodeURIComponent('{"uuid":"demo-many-plans","isGuest":false}')}; Path=/`;

let unrecorded = 0;
const nativeFetch = window.fetch.bind(window);
window.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  if (!SERVICES.test(url.pathname)) return nativeFetch(input, init);
  const path = url.pathname + url.search;
  const response = window.recordedResponses?.[path];
  if (response) return Promise.resolve(new Response(response.body, { status: response.status }));
  unrecorded += 1;
  return nativeFetch(`/bench/services/${wanted}${path}`);
};

const sinceStart = (): number =>
  performance.now() - (performance.getEntriesByName('script-start')[0]?.startTime ?? NaN);

const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));

/** A card counts as shown when it shows its cost. */
function lastCard(root: ParentNode & Node): Promise<number> {
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (root.querySelectorAll('.card .card-facts').length < wanted) return;
      done(sinceStart());
      observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
  });
}

async function plansRoot(): Promise<ParentNode & Node> {
  if (isReact) return document;
  await customElements.whenDefined(PLANS);
  const root = document.querySelector(PLANS)?.shadowRoot;
  if (!root) throw new Error('The plans have no shadow root.');
  return root;
}

/** Where an element is rendered: the custom element, or its box in the plain root. */
const placeOf = (element: string): ParentNode | null =>
  isReact
    ? document.querySelector(`[data-element="${element}"]`)
    : (document.querySelector(`shopper-profile-${element}`)?.shadowRoot ?? null);

/** Checks in each frame until all elements that this shopper sees have loaded. */
async function allElements(): Promise<void> {
  while (!shownElements.every((element) => placeOf(element)?.querySelector('.root'))) await frame();
}

window.renderTimes = plansRoot().then(async (root) => {
  const cards = await lastCard(root);
  if (variant.startsWith('all-')) await allElements();
  await frame();
  await frame();
  return {
    cards,
    painted: sinceStart(),
    shown: root.querySelectorAll('.card').length,
    unrecorded,
  };
});
