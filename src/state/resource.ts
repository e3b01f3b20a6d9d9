import { wait } from '../browser/clock';
import type { ErrorCode } from '../browser/error-codes';
import { forgetEarlyAnswers } from '../browser/early-answers';
import { shared } from '../browser/shared';
import type { Config } from '../config/settings';
import type { CallFailure, Result } from '../services/http';
import { currentConfig } from './config';
import { reportFailure, reportProblem } from './report';
import { pageAtom, read, shopperGuard, shopperValueAtom, write, type Atom } from './store';

declare module '../browser/shared' {
  interface PageValues {
    requests: { sent: number; staleUpTo: number };
  }
}

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

type Outcome<Value> =
  { is: 'ready'; value: Value } | { is: 'failed'; failure: CallFailure } | { is: 'missing' };

interface Entry<Value> {
  state: ResourceState<Value>;
  /** The last request, as long as it can be joined: until it has failed, or is overdue. */
  request?: Promise<Loaded<Value>> | undefined;
  /** Numbers of the last request, and of the one that was answered; requests of all resources are counted together. */
  sent: number;
  answered: number;
}

interface Settings<Key, Value> {
  /** Calls the service; no value where the service does not have it. */
  read(key: Key, config: Config): Promise<Result<Value | undefined>>;
  /** Reported with a failure (docs/reference/errors.md). */
  code: ErrorCode;
  /** Values of the shopper go with them, and are requested again after a refresh; those of the page stay. */
  owner: 'shopper' | 'page';
  /** Text by which two keys are the same; the key itself where it is text. */
  keyOf?(key: Key): string;
}

export interface Resource<Key, Value> {
  /** The state of each key that was requested, by key text. */
  readonly states: Atom<ReadonlyMap<string, Entry<Value>>>;
  /** Requests it, unless it is known or on its way. */
  load(key: Key): Promise<Loaded<Value>>;
  /** Requests it, whatever is known; the value that is known stays until the response. */
  reload(key: Key): Promise<Loaded<Value>>;
  /** Sets a value that did not come from the service. */
  put(key: Key, value: Value): void;
}

const requests = () => shared('requests', () => ({ sent: 0, staleUpTo: 0 }));

/** After a refresh: what belongs to the shopper is requested again by the next `load`, and no response from before is kept. */
export function invalidateResources(): void {
  forgetEarlyAnswers();
  requests().staleUpTo = requests().sent;
}

/** Whether the page is still the same: tests and stories go from one to the next. */
function pageGuard(): () => boolean {
  const ofPage = requests();
  return () => requests() === ofPage;
}

const idle = { is: 'idle' } as const;

/** The state of a key: `stateIn(get(counties.states), '60614')`. */
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

/** The known value that was requested last, of all keys. */
export function latestIn<Value>(states: ReadonlyMap<string, Entry<Value>>): Value | undefined {
  const [latest] = [...states.values()]
    .filter(({ state }) => state.is === 'ready')
    .sort((one, other) => other.sent - one.sent);
  return latest?.state.is === 'ready' ? latest.state.value : undefined;
}

/**
 * The only way to read a service. A resource sends one request for a key at a time, drops the response when the page is for
 * another shopper or a later request has been answered, gives up the wait after `loading.callWaitMs` (a late response still
 * counts), and reports a failure with its code.
 */
export function resource<Key, Value>(name: string, settings: Settings<Key, Value>): Resource<Key, Value> {
  const { code, owner, keyOf = String } = settings;
  const makeAtom = owner === 'shopper' ? shopperValueAtom : pageAtom;
  const states = makeAtom<ReadonlyMap<string, Entry<Value>>>(`resource ${name}`, new Map());
  const guard = owner === 'shopper' ? shopperGuard : pageGuard;

  const change = (id: string, to: (entry: Entry<Value>) => Entry<Value>): void => {
    const known = read(states);
    write(states, new Map(known).set(id, to(known.get(id) ?? { state: idle, sent: 0, answered: 0 })));
  };

  /** A request ends: the state follows, unless a later one was answered first, or is still on its way after a failure. */
  function settle(id: string, number: number, loaded: Outcome<Value>): Loaded<Value> {
    const entry = read(states).get(id);
    if (!entry || number < entry.answered) return { is: 'dropped' };
    const isLast = entry.sent === number;
    const isKept = loaded.is === 'failed' && (entry.state.is === 'ready' || !isLast);
    change(id, () => ({
      state: isKept ? entry.state : loaded,
      request: isLast && loaded.is !== 'ready' ? undefined : entry.request,
      sent: entry.sent,
      answered: loaded.is === 'failed' ? entry.answered : number,
    }));
    return loaded;
  }

  /** Nobody waits for it any more, and it may be requested again. */
  function giveUp(id: string, number: number): void {
    const entry = read(states).get(id);
    if (entry?.sent !== number || entry.answered === number || !entry.request) return;
    change(id, () => ({
      ...entry,
      state: entry.state.is === 'loading' ? { is: 'slow' } : entry.state,
      request: undefined,
    }));
  }

  async function request(key: Key, config: Config): Promise<Outcome<Value>> {
    let result;
    try {
      result = await settings.read(key, config);
    } catch {
      reportProblem(`${name}: a file could not be loaded`, 'load-failed');
      return { is: 'failed', failure: { call: name, kind: 'network', isInvalidSession: false } };
    }
    if (result.ok)
      return result.value === undefined ? { is: 'missing' } : { is: 'ready', value: result.value };
    reportFailure(result.failure, code);
    return { is: 'failed', failure: result.failure };
  }

  function reload(key: Key): Promise<Loaded<Value>> {
    const config = currentConfig();
    const id = keyOf(key);
    const isSameShopper = guard();
    const number = ++requests().sent;
    const loaded = request(key, config).then((answer): Loaded<Value> =>
      isSameShopper() ? settle(id, number, answer) : { is: 'dropped' },
    );
    change(id, (entry) => ({
      ...entry,
      state: entry.state.is === 'idle' ? { is: 'loading' } : entry.state,
      request: loaded,
      sent: number,
    }));
    void wait(config.loading.callWaitMs).then(() => {
      if (isSameShopper()) giveUp(id, number);
    });
    return loaded;
  }

  function load(key: Key): Promise<Loaded<Value>> {
    const entry = read(states).get(keyOf(key));
    const isFresh = owner === 'page' || (entry?.sent ?? 0) > requests().staleUpTo;
    return (isFresh ? entry?.request : undefined) ?? reload(key);
  }

  function put(key: Key, value: Value): void {
    const number = ++requests().sent;
    const loaded = { is: 'ready', value } as const;
    change(keyOf(key), () => ({
      state: loaded,
      request: Promise.resolve(loaded),
      sent: number,
      answered: number,
    }));
  }

  return { states, load, reload, put };
}
