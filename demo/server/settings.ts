import {
  parseDate,
  parseFail,
  parseMerge,
  parseScenario,
  scenarios,
  signInCode,
  type Scenario,
  type ServiceOptions,
} from '../service/index';

/** What a session was opened with. */
export interface Settings extends ServiceOptions {
  scenario: Scenario;
}

const NAMES = ['scenario', 'date', 'fail', 'delay', 'import', 'merge'];
const LONGEST_DELAY_MS = 60_000;
/** Long enough to see that something is going on. */
const IMPORT_MS = 2500;

/**
 * Reads `scenario`, `date`, `fail`, `delay`, `import` and `merge` from a page's query. A query with none of them keeps the
 * settings there are; one with some of them keeps the shopper, unless it names another, and sets the rest again. Throws
 * errors that are meant to be read by the visitor.
 */
export function parseSettings(query: URLSearchParams, current?: Settings): Settings {
  if (current && !NAMES.some((name) => query.get(name))) return current;
  const scenario = query.get('scenario')
    ? parseScenario(query.get('scenario') ?? '')
    : (current?.scenario ?? 'guest');
  const date = query.get('date') ? parseDate(query.get('date') ?? '') : undefined;
  const fail = parseFail(query.get('fail') ?? '');
  const delayMs = parseDelay(query, 'delay') ?? 0;
  const importsNothing = query.get('import') === 'nothing';
  const importMs = importsNothing ? undefined : parseDelay(query, 'import');
  const memberImport = importMs ?? Math.max(IMPORT_MS, delayMs);
  const merge = query.get('merge') ? parseMerge(query.get('merge') ?? '') : undefined;
  return { scenario, date, fail, delayMs, delays: { memberImport }, importsNothing, merge };
}

export const areSame = (a: Settings, b: Settings): boolean => textOf(a) === textOf(b);

const textOf = ({ scenario, date, fail, delayMs, delays, importsNothing, merge }: Settings): string =>
  JSON.stringify([scenario, date, fail, delayMs, delays, importsNothing, merge]);

function parseDelay(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (!text) return undefined;
  const delay = Number(text);
  if (!Number.isFinite(delay) || delay < 0)
    throw new Error(`${name}: "${text}" is no number of milliseconds`);
  return Math.min(delay, LONGEST_DELAY_MS);
}

/**
 * The same address without `reset`, relative, so that no host name of the request comes back. A sign-in code belongs to
 * the session that ended; a shopper who arrives with one gets a new one.
 */
export function afterReset(url: URL, scenario: Scenario): string {
  const query = new URLSearchParams(url.searchParams);
  query.delete('reset');
  query.delete('code');
  if (scenarios[scenario].arrivesWithCode) query.set('code', newCode(scenario));
  return query.size ? `${url.pathname}?${query}` : url.pathname;
}

/** A code that no page has seen yet. */
export const newCode = (scenario: Scenario): string => signInCode(scenario, crypto.randomUUID().slice(0, 8));
