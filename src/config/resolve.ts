import * as v from 'valibot';
import { defaults } from './defaults';
import { configSchema, type Config, type ConfigInput } from './schema';

export interface ResolvedConfig {
  config: Config;
  /** One sentence per wrong value or unknown key, without the value itself: `phones.tty: expected string`. */
  problems: string[];
}

type PlainObject = Record<string, unknown>;

const isPlainObject = (value: unknown): value is PlainObject => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Later values win; objects merge key by key, lists and functions are replaced whole. */
export function mergeDeep(base: PlainObject, over: PlainObject): PlainObject {
  const merged: PlainObject = { ...base };
  for (const [key, value] of Object.entries(over)) {
    if (key === '__proto__' || value === undefined) continue;
    const below = merged[key];
    merged[key] = isPlainObject(value) ? mergeDeep(isPlainObject(below) ? below : {}, value) : value;
  }
  return merged;
}

function removeAt(target: PlainObject, path: readonly string[]): PlainObject {
  const [key, ...rest] = path;
  if (key === undefined) return target;
  const copy = { ...target };
  const below = copy[key];
  // A wrong entry of a list makes the whole list wrong: half a list is nobody's intention.
  if (rest.length > 0 && isPlainObject(below)) copy[key] = removeAt(below, rest);
  else Reflect.deleteProperty(copy, key);
  return copy;
}

/** valibot writes alternatives as `(A | B)`; a page author reads "A or B". */
const inWords = (expected: string | null): string =>
  (expected ?? 'another kind of value').replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ').replaceAll('Object', 'object');

const issuesOf = (source: PlainObject) => v.safeParse(configSchema, source).issues ?? [];

/** Takes wrong values and unknown keys out of one source and says what they were. */
export function checkSource(source: unknown): { clean: ConfigInput; problems: string[] } {
  if (!isPlainObject(source)) return { clean: {}, problems: ['configuration: expected object'] };
  const problems: string[] = [];
  let clean: PlainObject = source;
  // valibot reports one unknown key per object and pass, so passes go on until nothing is left to report.
  for (let issues = issuesOf(clean); issues.length > 0; issues = issuesOf(clean)) {
    for (const issue of issues) {
      const path = (issue.path ?? []).map(({ key }) => String(key));
      const problem = issue.expected === 'never' ? 'unknown key' : `expected ${inWords(issue.expected)}`;
      problems.push(`${path.join('.')}: ${problem}`);
      clean = removeAt(clean, path);
    }
  }
  return { clean, problems };
}

/**
 * Merges the sources over the defaults, first to last (contract §3: `window.shopperProfileConfig`, the JSON block,
 * then each `configure` call). A wrong value is left out, so that the default or an earlier source counts.
 */
export function resolveConfig(sources: readonly unknown[]): ResolvedConfig {
  const problems: string[] = [];
  let merged: PlainObject = defaults as unknown as PlainObject;
  for (const source of sources) {
    const checked = checkSource(source);
    problems.push(...checked.problems);
    merged = mergeDeep(merged, checked.clean);
  }
  return { config: merged as unknown as Config, problems };
}
