/**
 * Requests to the mock service under control of the test: when each one reaches the service, what happens to
 * it, and when its response arrives.
 */
import type { Service } from '../../demo/service/index';
import { isTurnQuiet } from './under-way';

export type Fate = 'served' | 'refused' | 'lost' | 'garbled';

export interface PendingCall {
  method: string;
  path: string;
  /** The service has handled it, and its response waits. */
  isServed: boolean;
  /** Passes the request to the service, or its response to the page. */
  next(fate?: Fate): void;
}

export interface CallsInHand {
  pending: readonly PendingCall[];
  /** Runs everything that needs no time. */
  settle(): Promise<void>;
  /** Passes on all requests and responses, by default the oldest first, until none is left. */
  finish(isNewestFirst?: boolean): Promise<void>;
}

const QUIET_TURNS = 2;

/**
 * From now on, every call below `/Users/` waits for the test. Requests for card details get an empty response
 * immediately.
 */
export function takeCallsInHand(service: Service): CallsInHand {
  const pending: PendingCall[] = [];
  const ask = service.fetch.bind(service);
  const gate = (call: Omit<PendingCall, 'next'>): Promise<Fate> =>
    new Promise((done) => {
      const waiting: PendingCall = {
        ...call,
        next: (fate = 'served') => {
          pending.splice(pending.indexOf(waiting), 1);
          done(fate);
        },
      };
      pending.push(waiting);
    });

  service.fetch = async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
    if (!path.includes('/Users/')) return Response.json({});
    const call = { method: init?.method ?? 'GET', path };
    const fate = await gate({ ...call, isServed: false });
    const response = fate === 'served' ? await ask(input, init) : undefined;
    const text = (await response?.text()) ?? '';
    await gate({ ...call, isServed: true });
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    if (fate === 'garbled') return new Response('{"drugs', { status: call.method === 'GET' ? 200 : 502 });
    return new Response(text || null, { status: response?.status ?? 500 });
  };

  const settle = async (): Promise<void> => {
    for (let quiet = 0; quiet < QUIET_TURNS;) quiet = (await isTurnQuiet()) ? quiet + 1 : 0;
  };
  return {
    pending,
    settle,
    async finish(isNewestFirst = false) {
      await settle();
      while (pending.length > 0) {
        pending.at(isNewestFirst ? -1 : 0)!.next();
        await settle();
      }
    },
  };
}
