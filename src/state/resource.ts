import { wait } from '../browser/clock';
import type { ErrorCode } from '../browser/error-codes';
import { dropEarlyResponses } from '../browser/early-responses';
import { pageSingleton } from '../browser/page-singleton';
import type { Config } from '../config/settings';
import type { Result } from '../services/http';
import { currentConfig } from './config';
import { reportFailure, reportProblem } from './report';
import type { Entry, Loaded, Outcome, ResourceStates } from './resource-states';
import { read, shopperGuard, write, type PageAtom } from './store';

declare module '../browser/page-singleton' {
  interface PageValues {
    requests: { sent: number; staleUpTo: number };
  }
}

interface Settings<Key, Value> {
  /** Calls the service; the value is `undefined` when the service does not have it. */
  read(key: Key, config: Config): Promise<Result<Value | undefined>>;
  /** Error code of a failure (docs/reference/errors.md). */
  code: ErrorCode;
  /** Text that identifies a key; by default the key as a string. */
  keyOf?(key: Key): string;
}

export interface Resource<Key, Value> {
  /** States of all requested keys, by key text. */
  readonly states: PageAtom<ReadonlyMap<string, Entry<Value>>>;
  /** Requests the key, unless it has loaded or is pending. */
  load(key: Key): Promise<Loaded<Value>>;
  /** Always requests the key; keeps the current value until the response. */
  reload(key: Key): Promise<Loaded<Value>>;
}

const requests = () => pageSingleton('requests', () => ({ sent: 0, staleUpTo: 0 }));

/** For a refresh: drops cached early responses, and makes the next `load` of each shopper resource send a new request. */
export function invalidateResources(): void {
  dropEarlyResponses();
  requests().staleUpTo = requests().sent;
}

/** Returns a function that tells whether the page is still the same, because tests and stories reset the page. */
function pageGuard(): () => boolean {
  const ofPage = requests();
  return () => requests() === ofPage;
}

/**
 * The only way to read from a service. A resource joins pending requests for the same key. It drops a response if the page
 * is for another shopper by then, or if a later request already has its response. It times out after `loading.callWaitMs` (a
 * late response still takes effect), and reports a failure with its code.
 */
export function resource<Key, Value>(
  { name, owner, atom: states }: ResourceStates<Value>,
  settings: Settings<Key, Value>,
): Resource<Key, Value> {
  const { code, keyOf = String } = settings;
  const guard = owner === 'shopper' ? shopperGuard : pageGuard;

  const change = (id: string, to: (entry: Entry<Value>) => Entry<Value>): void => {
    const known = read(states);
    write(
      states,
      new Map(known).set(id, to(known.get(id) ?? { state: { is: 'idle' }, sent: 0, received: 0 })),
    );
  };

  /** Sets the state of a settled request. Drops it after a response to a later one; ignores its failure if one is pending. */
  function settle(id: string, number: number, loaded: Outcome<Value>): Loaded<Value> {
    const entry = read(states).get(id);
    if (!entry || number < entry.received) return { is: 'dropped' };
    const isLast = entry.sent === number;
    const isKept = loaded.is === 'failed' && (entry.state.is === 'ready' || !isLast);
    change(id, () => ({
      state: isKept ? entry.state : loaded,
      request: isLast && loaded.is !== 'ready' ? undefined : entry.request,
      sent: entry.sent,
      received: loaded.is === 'failed' ? entry.received : number,
    }));
    return loaded;
  }

  /** Times out a request: the state becomes `slow`, and the next `load` sends a new request. */
  function giveUp(id: string, number: number): void {
    const entry = read(states).get(id);
    if (entry?.sent !== number || entry.received === number || !entry.request) return;
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
    const loaded = request(key, config).then((response): Loaded<Value> =>
      isSameShopper() ? settle(id, number, response) : { is: 'dropped' },
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

  return { states, load, reload };
}
