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

/** The settings that a session was opened with. */
export interface Settings extends ServiceOptions {
  scenario: Scenario;
}

const NAMES = ['scenario', 'date', 'fail', 'delay', 'import', 'merge'];
const LONGEST_DELAY_MS = 60_000;
/** Long enough to see the loading state. */
const IMPORT_MS = 2500;

/**
 * Reads `scenario`, `date`, `fail`, `delay`, `import` and `merge` from the query of a page. A query without any of them
 * keeps the current settings. A query with some of them resets the others, but keeps the shopper unless it names
 * another one. Throws errors with messages for the visitor.
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
 * The same URL without `reset`, relative, so that the host name of the request is not returned. A sign-in
 * code belongs to the ended session, so a shopper who arrives with one gets a new one.
 */
export function afterReset(url: URL, scenario: Scenario): string {
  const query = new URLSearchParams(url.searchParams);
  query.delete('reset');
  query.delete('code');
  if (scenarios[scenario].arrivesWithCode) query.set('code', newCode(scenario));
  return query.size ? `${url.pathname}?${query}` : url.pathname;
}

/** A code that was not used before. */
export const newCode = (scenario: Scenario): string => signInCode(scenario, crypto.randomUUID().slice(0, 8));
