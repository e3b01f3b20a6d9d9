import { wait } from '../browser/clock';
import type { ErrorCode } from '../browser/error-codes';
import { forgetEarlyAnswers } from '../browser/early-answers';
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
  /** Calls the service; no value where the service does not have it. */
  read(key: Key, config: Config): Promise<Result<Value | undefined>>;
  /** Reported with a failure (docs/reference/errors.md). */
  code: ErrorCode;
  /** Text by which two keys are the same; the key itself where it is text. */
  keyOf?(key: Key): string;
}

export interface Resource<Key, Value> {
  /** The state of each key that was requested, by key text. */
  readonly states: PageAtom<ReadonlyMap<string, Entry<Value>>>;
  /** Requests it, unless it is known or on its way. */
  load(key: Key): Promise<Loaded<Value>>;
  /** Requests it, whatever is known; the value that is known stays until the response. */
  reload(key: Key): Promise<Loaded<Value>>;
  /** Sets a value that did not come from the service. */
  put(key: Key, value: Value): void;
}

const requests = () => pageSingleton('requests', () => ({ sent: 0, staleUpTo: 0 }));

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

/**
 * The only way to read a service. A resource sends one request for a key at a time, drops the response when the page is for
 * another shopper or a later request has been answered, gives up the wait after `loading.callWaitMs` (a late response still
 * counts), and reports a failure with its code.
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
      new Map(known).set(id, to(known.get(id) ?? { state: { is: 'idle' }, sent: 0, answered: 0 })),
    );
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
