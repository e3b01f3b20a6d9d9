import { earlyDefaults } from './early-defaults';
import {
  choice,
  flag,
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
 * document shows come from the OPEN row beside them). The comment before a key is
 * its sentence in docs/reference/configuration.md.
 */
export const commonSettings = {
  /** Brand of the page: theme, wording overlay, site codes. */
  site: choice('UMS', ['AMP', 'UMS']),

  /**
   * Language of the pieces, `en` or `es`; only the language part counts. Without it the page’s `lang`; a `lang`
   * nearer to a piece than `<html>` goes before it.
   */
  locale: textOrNull(),

  // Each sentence says where, and for how long: docs/reference/storage.md is made of them.
  storageKeys: {
    /** Cookie, for the session, a guest’s for 90 days: who the page is for (`uuid`, `isGuest`, `isCSRLogin`). */
    identityCookie: text(earlyDefaults.identityCookie),
    /** Cookie, as long as the site keeps it: its presence says that the shopper has signed in to the member site. */
    memberSiteCookie: key('memberSiteCookie'),
    /** Session storage, as long as the tab: the sign-in code that was validated last, so that it is sent once. */
    signInCode: key('signInCode'),
    /** Local storage, until sign-out or another shopper: the plan year that was chosen. */
    activeYear: key('activeYear'),
    /** Local storage, until a signed-in shopper signs out: the profile of a guest, made by the site’s other tools and changed here. */
    guestProfile: key('guestProfile'),
    /** Local storage, until sign-out or another shopper: a signed-in shopper’s saved plans and ZIP code. */
    profileCopy: key('profileCopy'),
    /** Local storage, until sign-out or another shopper: the answer to the Extra Help question. */
    extraHelp: key('extraHelp'),
    /** Session storage, as long as the tab: that Extra Help was explained at sign-in. */
    extraHelpShown: key('extraHelpShown'),
    /** Local storage, until sign-out or another shopper: the `uuid` that the year, the plans and the answer belong to. */
    rememberedFor: text(earlyDefaults.rememberedFor),
    /** Local storage, until sign-out or another shopper: which plan lists the last visit showed (year, type, state, county). */
    planLists: text(earlyDefaults.planLists),
    /** Cookie, for the session or until the page is for another shopper: the plan whose application was started. */
    launchPlan: key('launchPlan'),
    /** Session storage, as long as the tab: that an agent has opened the profile of somebody who is no member. */
    notMember: key('notMember'),
    /** Session storage, as long as the tab: that the toast has shown. */
    toastShown: key('toastShown'),
    /** Session storage, as long as the tab: how the last load flow ended, `success` or `failure`. */
    flowCompleted: key('flowCompleted'),
    /** Local storage, until sign-out: the time of the last input in any tab. */
    lastInput: key('lastInput'),
    /** Session storage, until the next sign-in: that the shopper was signed out without asking for it. */
    signedOutByItself: key('signedOutByItself'),
    /** Local storage, for a moment: tells the other tabs of a sign-out. */
    signedOut: key('signedOut'),
    /** Local storage, for a moment: tells the other tabs that the shopper’s identity is confirmed. */
    identityConfirmed: key('identityConfirmed'),
    /** Session storage, until the next page of the visit: events for analytics that the page before had no time to send. */
    unsentEvents: key('unsentEvents'),
    /**
     * Session storage, until sign-out or as long as the tab: the place in the page that Back and a reload lead to, as tag and
     * number of a piece and a card, and a distance in pixels.
     */
    place: key('place'),
    /** Session storage, until sign-out or as long as the site keeps it: where the shopper came from, as in `origin`. */
    origin: key('origin'),
    /** Session storage, as long as the tab: the address to come to at the next sign-in. */
    signInRedirect: key('signInRedirect'),
    /** Session storage, until sign-out or as long as the site keeps it: marks the Pfny flow. */
    pfny: key('pfny'),
    /** Session storage, until sign-out or as long as the site keeps it: the site of an external login. */
    referrer: text('referrer'), // OPEN-A020
    /** Session storage, until sign-out or as long as the site keeps it: the tool of an external login. */
    tool: text('tool'),
  },

  aep: {
    /** First day on which the page starts with next year’s plans, `MM-DD`. Enrolling for next year has dates of its own. */
    start: monthDay('10-01'),
    /** Last day on which it does, `MM-DD`: longer than the annual enrollment period itself, which ends on 12-07. */
    end: monthDay('12-31'),
  }, // OPEN-A010

  /** Percent of Extra Help by level code. */
  subsidyLevels: table<number>(
    { '1': 100, '2': 75, '3': 50, '4': 25, '25': 25, '50': 50, '75': 75, '100': 100 }, // OPEN-A061
    'object of numbers',
    (value) => typeof value === 'number',
  ),

  extraHelp: {
    /** Whether the first "Yes" to the Extra Help question opens a popup that explains what it does to a premium. */
    explain: flag(true),
  },

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
