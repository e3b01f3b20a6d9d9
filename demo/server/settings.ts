import { parseDate, parseFail, parseScenario, type ServiceOptions } from '../service/index';

/** What a session was opened with. */
export interface Settings extends ServiceOptions {
  /** The same for the same settings. */
  key: string;
}

const NAMES = ['scenario', 'date', 'fail', 'delay'];
const LONGEST_DELAY_MS = 60_000;

/**
 * Reads `scenario`, `date`, `fail` and `delay` from a page's query. A query with none of them keeps the settings there
 * are; one with some of them keeps the shopper, unless it names another, and sets the rest anew. Throws errors that are
 * meant to be read by the visitor.
 */
export function parseSettings(query: URLSearchParams, current?: Settings): Settings {
  if (current && !NAMES.some((name) => query.get(name))) return current;
  const scenario = query.get('scenario')
    ? parseScenario(query.get('scenario') ?? '')
    : (current?.scenario ?? 'guest');
  const date = query.get('date') ? parseDate(query.get('date') ?? '') : undefined;
  const fail = parseFail(query.get('fail') ?? '');
  const delayMs = parseDelay(query.get('delay') ?? '0');
  return { scenario, date, fail, delayMs, key: JSON.stringify([scenario, date, fail, delayMs]) };
}

function parseDelay(text: string): number {
  const delay = Number(text);
  if (!Number.isFinite(delay) || delay < 0) throw new Error(`delay: "${text}" is no number of milliseconds`);
  return Math.min(delay, LONGEST_DELAY_MS);
}

/** The same address without `reset`, relative, so that no host name of the request comes back. */
export function withoutReset(url: URL): string {
  const query = new URLSearchParams(url.searchParams);
  query.delete('reset');
  return query.size ? `${url.pathname}?${query}` : url.pathname;
}
