import { configureCalls, copies, type Copy } from '../src/browser/page';
import { configSources, hasGlobalConfig } from '../src/browser/page-config';
import { pageSingleton } from '../src/browser/page-singleton';
import { trail } from '../src/browser/call-log';
import { resolveTable } from '../src/config/resolve';
import { isPlainObject } from '../src/config/setting';
import { settings } from '../src/config/settings';
import { lookUp } from '../src/domain/coerce';
import { currentShopper } from '../src/state/shopper/shopper';
import { tagStates, type TagState } from './tag-states';

/**
 * The value to which `window.shopperProfile.inspect()` resolves. It contains no personal data, so that you can attach
 * it to a ticket.
 */
export interface Inspection {
  /** Version of the active copy of the bundle. */
  version: string | undefined;
  /** Every copy of the bundle on the page; the active copy is first. */
  copies: Copy[];
  tags: { tag: string; state: TagState }[];
  /** By path. The source is `default`, `global`, `JSON block`, or `configure call 1`. */
  config: Record<string, { value: unknown; source: string }>;
  /** Kind of shopper, in the terms of docs/glossary.md. */
  role: { is: string[]; may: string[] };
  calls: { name: string; status: number | string; ms: number }[];
  warnings: string[];
  errors: { source: string; message: string; code: string }[];
}

/** Omitted, because a ZIP code reveals the location of the shopper. */
const HIDDEN_VALUES = ['defaultZip'];

function leavesOf(value: unknown, path: readonly string[] = []): [path: string[], value: unknown][] {
  if (isPlainObject(value) && Object.keys(value).length > 0)
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
  return [[[...path], value]];
}

const isIn = (source: unknown, [key, ...rest]: readonly string[]): boolean =>
  key === undefined || (isPlainObject(source) && source[key] !== undefined && isIn(source[key], rest));

/** Replaces functions and objects of the host by their type. */
function plain(value: unknown): unknown {
  if (typeof value === 'function') return 'function';
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'object' && value !== null && !isPlainObject(value) ? 'object' : value;
}

function config(): Inspection['config'] {
  const sources = configSources();
  const calls = configureCalls().partials.length;
  const blocks = sources.length - calls;
  const nameOf = (index: number): string => {
    if (index >= blocks) return `configure call ${String(index - blocks + 1)}`;
    return index === 0 && hasGlobalConfig() ? 'global' : 'JSON block';
  };
  const refused = sources.map((source) => resolveTable(settings, [source]).problems);
  const counts = (index: number, path: readonly string[]): boolean =>
    isIn(sources[index], path) &&
    !path.some((_, depth) =>
      refused[index]?.some((problem) =>
        problem.startsWith(`${path.slice(0, depth + 1).join('.')}: unknown key`),
      ),
    ) &&
    !refused[index]?.some((problem) => problem.startsWith(`${path.join('.')}: expected`));
  return Object.fromEntries(
    leavesOf(resolveTable(settings, sources).config).map(([path, value]) => {
      const last = sources.findLastIndex((_, index) => counts(index, path));
      const key = path.join('.');
      const told = HIDDEN_VALUES.includes(key) && value !== '' ? 'set' : plain(value);
      return [key, { value: told, source: last < 0 ? 'default' : nameOf(last) }];
    }),
  );
}

/** Terms of docs/glossary.md. */
const kinds: Readonly<Record<string, string>> = {
  isGuest: 'guest',
  isBaseAccount: 'base account',
  isHsidMember: 'consumer',
  isMember: 'member',
  isNonMember: 'not a member',
  isAgentFlow: 'agent',
  isCloaked: 'cloaked',
  hasMemberSiteCookie: 'signed in to the member site',
};

const namesOf = (answers: object): string[] =>
  Object.entries(answers)
    .filter(([, answer]) => answer === true)
    .map(([name]) => name);

export function inspect(): Inspection {
  const shopper = currentShopper();
  const is = namesOf(shopper).flatMap((name) => lookUp(kinds, name) ?? []);
  const { calls, errors } = trail();
  return {
    version: window.shopperProfile?.version,
    copies: structuredClone(copies()),
    tags: tagStates(errors.map(({ source }) => source)),
    config: config(),
    role: { is, may: namesOf(shopper.may) },
    calls: structuredClone(calls),
    warnings: [...pageSingleton('saidWarnings', () => new Set<string>())],
    errors: structuredClone(errors),
  };
}
