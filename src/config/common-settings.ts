import { earlyDefaults } from './early-defaults';
import {
  choice,
  hostFunction,
  monthDay,
  orNull,
  table,
  tableOf,
  text,
  textOrNull,
  type Setting,
  type ValuesOf,
} from './setting';

/** A host object that knows the shopper (HELP-15). */
export interface Personalization {
  /** Answers like the LIS call. */
  getLisDetails?(): Promise<unknown>;
  /** `"yes"`, `"no"` or nothing. */
  getExtraHelp?(): Promise<unknown>;
  setExtraHelp?(answer: 'yes' | 'no'): Promise<unknown>;
}

export interface HostLogger {
  warn(message: string): void;
  error(message: string): void;
}

const key = (name: string): Setting<string> => text(`shopperProfile.${name}`);

const hasFunctions = (value: unknown, ...names: string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'function');

/**
 * The keys that pieces read on every page, partner pages included, with their defaults (contract §3; defaults that no
 * document shows come from the OPEN row beside them). The comment before a key, or before
 * the group that it is in, is its sentence in docs/reference/configuration.md.
 */
export const commonSettings = {
  /** Brand of the page: theme, wording overlay, site codes. */
  site: choice('UMS', ['AMP', 'UMS']),

  /**
   * Language of the pieces, `en` or `es`; only the language part counts. Without it the page’s `lang`; a `lang`
   * nearer to a piece than `<html>` goes before it.
   */
  locale: textOrNull(),

  /** Name of a cookie, or of a key in local or session storage. */
  storageKeys: {
    identityCookie: text(earlyDefaults.identityCookie),
    memberSiteCookie: key('memberSiteCookie'),
    signInCode: key('signInCode'),
    activeYear: key('activeYear'),
    guestProfile: key('guestProfile'),
    profileCopy: key('profileCopy'),
    extraHelp: key('extraHelp'),
    extraHelpShown: key('extraHelpShown'),
    rememberedFor: key('rememberedFor'),
    launchPlan: key('launchPlan'),
    notMember: key('notMember'),
    toastShown: key('toastShown'),
    flowCompleted: key('flowCompleted'),
    lastInput: key('lastInput'),
    signedOut: key('signedOut'),
    identityConfirmed: key('identityConfirmed'),
    origin: key('origin'),
    signInRedirect: key('signInRedirect'),
    pfny: key('pfny'),
    referrer: text('referrer'), // OPEN-A020
    tool: text('tool'),
  },

  /** First and last day of the annual enrollment period, `MM-DD`. */
  aep: { start: monthDay('10-01'), end: monthDay('12-31') }, // OPEN-A010

  /** Percent of Extra Help by level code. */
  subsidyLevels: table<number>(
    { '1': 100, '2': 75, '3': 50, '4': 25, '25': 25, '50': 50, '75': 75, '100': 100 }, // OPEN-A061
    'object of numbers',
    (value) => typeof value === 'number',
  ),

  /** Wording by language and key: `{ "en": { "plans.heading": "…" } }`. The keys are in texts.md. */
  texts: tableOf(tableOf(text(''))),

  /**
   * Host object with `getLisDetails()`, `getExtraHelp()`, `setExtraHelp(answer)`. Without it
   * `window.personalizationContextService`.
   */
  personalization: orNull<Personalization>('object', (value) => typeof value === 'object'),

  /** Router of the host. Without it the browser follows links itself. */
  navigate: hostFunction<(url: string) => void>(),

  /** Object with `warn` and `error`. Without it the console. */
  logger: orNull<HostLogger>('object with warn and error', (value) => hasFunctions(value, 'warn', 'error')),
};

/** These keys of the configuration, filled in. */
export type CommonConfig = ValuesOf<typeof commonSettings>;
