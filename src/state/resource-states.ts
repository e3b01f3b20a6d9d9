import type { CallFailure } from '../services/http';
import { pageAtom, shopperValueAtom, type PageAtom } from './store';

/**
 * State of one resource that is requested from a service.
 *
 * - `idle`: not requested.
 * - `loading`: requested, no response yet.
 * - `slow`: timed out after `loading.callWaitMs`; a late response still takes effect.
 * - `ready`: loaded; keeps its value while it is requested again.
 * - `failed`: the request has failed; the next `load` sends it again.
 * - `missing`: the service has responded and does not have it.
 */
export type ResourceState<Value> =
  | { is: 'idle' | 'loading' | 'slow' | 'missing' }
  | { is: 'ready'; value: Value }
  | { is: 'failed'; failure: CallFailure };

/** Result of a request. `dropped`: the page is for another shopper, or a later request has received its response first. */
export type Loaded<Value> = Outcome<Value> | { is: 'dropped' };

export type Outcome<Value> =
  { is: 'ready'; value: Value } | { is: 'failed'; failure: CallFailure } | { is: 'missing' };

export interface Entry<Value> {
  state: ResourceState<Value>;
  /** The last request, which other callers can join until it fails or times out. */
  request?: Promise<Loaded<Value>> | undefined;
  /** Number of the last request sent, and of the last one with a response. Requests of all resources share one counter. */
  sent: number;
  received: number;
}

/** The states of a resource by key, for elements and derived atoms. resource.ts sends the requests. */
export interface ResourceStates<Value> {
  readonly name: string;
  /** `shopper`: reset for another shopper, and requested again after a refresh. `page`: kept until the page is left. */
  readonly owner: 'shopper' | 'page';
  /** States of all requested keys, by key text. */
  readonly atom: PageAtom<ReadonlyMap<string, Entry<Value>>>;
}

export const resourceStates = <Value>(name: string, owner: 'shopper' | 'page'): ResourceStates<Value> => ({
  name,
  owner,
  atom: (owner === 'shopper' ? shopperValueAtom : pageAtom)<ReadonlyMap<string, Entry<Value>>>(
    `resource ${name}`,
    new Map(),
  ),
});

const idle = { is: 'idle' } as const;

/** The state of a key: `stateIn(get(countyStates.atom), '60614')`. */
export const stateIn = <Value>(
  states: ReadonlyMap<string, Entry<Value>>,
  key: string,
): ResourceState<Value> => states.get(key)?.state ?? idle;

/** The value of a key if it has loaded. */
export function valueIn<Value>(states: ReadonlyMap<string, Entry<Value>>, key: string): Value | undefined {
  const state = stateIn(states, key);
  return state.is === 'ready' ? state.value : undefined;
}

/** Whether a request is pending and has not timed out. */
export function isOnItsWay<Value>(states: ReadonlyMap<string, Entry<Value>>, key: string): boolean {
  const entry = states.get(key);
  return entry?.request !== undefined && entry.received < entry.sent;
}

/** Whether waiting is useless: the request has failed, has timed out, or had no result. */
export const isGivenUp = ({ is }: ResourceState<unknown>): boolean =>
  is === 'failed' || is === 'slow' || is === 'missing';

/** All loaded values, by key text, in the order of their first requests. */
export const valuesOf = <Value>(states: ReadonlyMap<string, Entry<Value>>): Map<string, Value> =>
  new Map(
    [...states].flatMap(([key, { state }]) => (state.is === 'ready' ? [[key, state.value] as const] : [])),
  );
