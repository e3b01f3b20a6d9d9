/** Sits between the page and the mock service: makes calls fail, and records the results. */
import type { Service } from '../../demo/service/index';
import { foundSupplements, planListOf, planOfCall } from './items';
import type { Call, Fate } from './steps';

interface Trouble {
  call: Call;
  fate: Fate;
  ms: number;
}

export interface NetworkEvents {
  /** Called before and after the service responds, because its data may change in between. */
  served(): void;
  /** The page receives the response of a read of the whole profile, which it requested at `startedAt`. */
  read(startedAt: number): void;
  /** The page receives the confirmation of a change: a plan is deleted, or a list is written as in the body. */
  changed(change: { plan: string } | { body: string }): void;
  /** The page receives the response that the shopper is signed out, or no longer signed in. */
  sessionEnded(): void;
  /** The page receives the response that this plan does not exist. */
  missing(plan: string): void;
  /** The service has made a change, and the page will never be notified of it. */
  unconfirmed(): void;
}

export interface Network {
  /** The number of calls that will get a response, or are changes. Does not count reads that never get a response. */
  underWay(): number;
  /** Whether the page is about to change a list, or to read it for a change. */
  isChanging(): boolean;
  /** Whether the page waits for the whole profile, even if no response will arrive. */
  isReading(): boolean;
  /** How many calls have failed so far. */
  troubles(): number;
  trouble(trouble: Trouble, times: number): void;
  repair(): void;
}

const SUPPLEMENTS = '/MEDSUPP/search';
const planPaths = ['/product-details/', '/planinfo/details/', SUPPLEMENTS];

const nameOf = (method: string, path: string): Call | undefined => {
  if (path.endsWith('/logout')) return 'logout';
  if (planPaths.some((part) => path.includes(part))) return 'planList';
  if (!path.includes('/Users/')) return undefined;
  if (method === 'POST') return 'write';
  if (method === 'DELETE') return 'delete';
  return path.endsWith('/all') ? 'profile' : 'section';
};

const isReading = (call: Call): boolean => call === 'profile' || call === 'section' || call === 'planList';

const wait = (ms: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((done, fail) => {
    const giveUp = (): void => fail(new DOMException('The call was given up.', 'AbortError'));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    if (Number.isFinite(ms)) setTimeout(done, ms);
  });

/** How long the page waits for a call (`loading.callWaitMs`). */
export const CALL_WAIT_MS = 10_000;

const networkError = (): TypeError => new TypeError('Failed to fetch');

/** Responses that are the same in every history. */
const alwaysTheSame = new Map<string, { text: string; status: number }>();

/** Intercepts the calls of the page from now on. `now` returns the current state in the books. */
export function takeNetwork(service: Service, events: NetworkEvents, now: () => number): Network {
  const troubles: Trouble[] = [];
  let troubled = 0;
  let underWay = 0;
  let changing = 0;
  let reading = 0;
  const ask = service.fetch.bind(service);

  async function askOnce(key: string, ...call: Parameters<typeof ask>): Promise<Response> {
    const known = alwaysTheSame.get(key);
    if (known) return new Response(known.text, { status: known.status });
    const answer = await ask(...call);
    const text = await answer.text();
    alwaysTheSame.set(key, { text, status: answer.status });
    return new Response(text, { status: answer.status });
  }

  function takeTrouble(call: Call | undefined): Trouble | undefined {
    const index = troubles.findIndex((trouble) => trouble.call === call);
    if (index < 0) return undefined;
    troubled += 1;
    return troubles.splice(index, 1)[0];
  }

  /** The response of the service. Its data may have changed by then. */
  async function serve(...call: Parameters<typeof ask>): Promise<{ text: string; status: number }> {
    const answer = await ask(...call);
    const text = await answer.text();
    events.served();
    return { text, status: answer.status };
  }

  async function respondToCall(
    call: Call,
    trouble: Trouble | undefined,
    url: URL,
    init: RequestInit | undefined,
  ): Promise<Response> {
    const startedAt = now();
    const signal = init?.signal;
    const fate = trouble?.fate;
    if (fate === 'refused') return new Response('', { status: 500 });
    if (fate === 'lost') throw networkError();
    // For changes, the page reads only the status.
    if (fate === 'garbled') return new Response('{"drugs', { status: isReading(call) ? 200 : 502 });
    if (fate === 'never') await wait(Number.POSITIVE_INFINITY, signal);
    if (fate === 'slow there') await wait(trouble!.ms, signal);
    if (call === 'planList') {
      if (fate === 'slow back') await wait(trouble!.ms, signal);
      if (fate === 'response lost') throw networkError();
      return planResponse(url.pathname);
    }
    const body = typeof init?.body === 'string' ? init.body : '';
    const { text, status } = await serve(url, { ...init, signal: null });
    const isDone = status < 300;
    const isChange = isDone && !isReading(call);
    try {
      if (fate === 'slow back') await wait(trouble!.ms, signal);
      if (fate === 'response lost' || signal?.aborted) throw networkError();
    } catch (problem) {
      if (isChange) events.unconfirmed();
      throw problem;
    }
    if (isReading(call) && text.includes('Invalid session')) events.sessionEnded();
    if (isDone && call === 'profile') events.read(startedAt);
    if (isDone && call === 'logout') events.sessionEnded();
    if (isDone && call === 'write') events.changed({ body });
    if (status === 404 && call === 'delete') events.missing(planOfCall(url.pathname) ?? '');
    if (isDone && call === 'delete') events.changed({ plan: planOfCall(url.pathname) ?? '' });
    return new Response(text || null, { status });
  }

  service.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const call = nameOf(method, url.pathname);
    if (!call) return askOnce(`${service.scenario} ${method} ${url.pathname}`, input, init);
    const trouble = takeTrouble(call);
    // The page has no timeout for these two. It ends the others after a while, or no longer waits for them.
    const isAwaited = !(trouble?.fate === 'never' && (call === 'profile' || call === 'planList'));
    const isChange = call === 'section' || !isReading(call);
    if (isAwaited) underWay += 1;
    if (isChange) changing += 1;
    if (call === 'profile') reading += 1;
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      if (isAwaited) underWay -= 1;
      if (isChange) changing -= 1;
      if (call === 'profile') reading -= 1;
    };
    const isGivenUp = call === 'write' || call === 'delete' || call === 'logout';
    if (trouble?.fate === 'never' && isGivenUp) setTimeout(end, CALL_WAIT_MS);
    try {
      return await respondToCall(call, trouble, url, init);
    } finally {
      end();
    }
  };

  return {
    underWay: () => underWay,
    isChanging: () => changing > 0,
    isReading: () => reading > 0,
    troubles: () => troubled,
    trouble(trouble, times) {
      for (let count = 0; count < times; count += 1) troubles.push(trouble);
    },
    repair: () => {
      troubles.splice(0);
    },
  };
}

function planResponse(path: string): Response {
  const year = Number(/plan-years\/(\d+)/.exec(path)?.[1]);
  if (path.includes('/product-details/')) return Response.json(planListOf(year));
  if (path.includes(SUPPLEMENTS)) return Response.json(foundSupplements());
  const { data } = planListOf(year) as { data: { plans: { planName: string }[] } };
  const plan = data.plans.find(({ planName }) => planName === planOfCall(path));
  return plan ? Response.json({ data: { plan } }) : new Response('', { status: 404 });
}
