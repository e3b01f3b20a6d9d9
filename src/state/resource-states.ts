import type { CallFailure } from '../services/http';
import { pageAtom, shopperValueAtom, type PageAtom } from './store';

/**
 * What is known of one thing that a service can be asked for.
 *
 * - `loading`: requested, no response yet.
 * - `slow`: no response within `loading.callWaitMs`; a late response still counts.
 * - `ready`: the value, also while it is requested again.
 * - `failed`: the request has failed; the next `load` sends it again.
 * - `missing`: the service has responded, and does not have it.
 */
export type ResourceState<Value> =
  | { is: 'idle' | 'loading' | 'slow' | 'missing' }
  | { is: 'ready'; value: Value }
  | { is: 'failed'; failure: CallFailure };

/** What became of a request. `dropped`: it is about another shopper, or a later request has been answered before it. */
export type Loaded<Value> = Outcome<Value> | { is: 'dropped' };

export type Outcome<Value> =
  { is: 'ready'; value: Value } | { is: 'failed'; failure: CallFailure } | { is: 'missing' };

export interface Entry<Value> {
  state: ResourceState<Value>;
  /** The last request, as long as it can be joined: until it has failed, or is overdue. */
  request?: Promise<Loaded<Value>> | undefined;
  /** Numbers of the last request, and of the one that was answered; requests of all resources are counted together. */
  sent: number;
  answered: number;
}

/** What is known of a resource, for pieces and derived atoms; who reads the service: resource.ts. */
export interface ResourceStates<Value> {
  readonly name: string;
  /** Values of the shopper go with them, and are requested again after a refresh; those of the page stay. */
  readonly owner: 'shopper' | 'page';
  /** The state of each key that was requested, by key text. */
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

/** The value of a key, if it is known. */
export function valueIn<Value>(states: ReadonlyMap<string, Entry<Value>>, key: string): Value | undefined {
  const state = stateIn(states, key);
  return state.is === 'ready' ? state.value : undefined;
}

/** Whether a request was sent that has not been answered, and is not overdue. */
export function isOnItsWay<Value>(states: ReadonlyMap<string, Entry<Value>>, key: string): boolean {
  const entry = states.get(key);
  return entry?.request !== undefined && entry.answered < entry.sent;
}

/** Whether nothing comes that a piece could wait for: the request has failed, is overdue, or had no result. */
export const isGivenUp = ({ is }: ResourceState<unknown>): boolean =>
  is === 'failed' || is === 'slow' || is === 'missing';

/** All values that are known, by key text, in the order in which they were first requested. */
export const valuesOf = <Value>(states: ReadonlyMap<string, Entry<Value>>): Map<string, Value> =>
  new Map(
    [...states].flatMap(([key, { state }]) => (state.is === 'ready' ? [[key, state.value] as const] : [])),
  );
