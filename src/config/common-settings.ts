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

/** Host object with the shopper's Extra Help data (HELP-15). */
export interface Personalization {
  /** Resolves to data in the format of the LIS response. */
  getLisDetails?(): Promise<unknown>;
  /** Resolves to `"yes"`, `"no"` or no value. */
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
 * Keys for all pages, including partner pages, with their defaults (contract §3; a default that the contract does not specify
 * has an OPEN id next to it). The comment before a key is its description in docs/reference/configuration.md.
 */
export const commonSettings = {
  /** Brand of the page: determines theme, brand texts and site codes. */
  site: choice('UMS', ['AMP', 'UMS']),

  /**
   * Language of the elements, `en` or `es`; a region is ignored. By default the page’s `lang`. A `lang` between `<html>` and an
   * element takes precedence for that element.
   */
  locale: textOrNull(),

  // Format: "<where>, <how long>: <what>". docs/reference/storage.md is generated from it.
  storageKeys: {
    /** Cookie, for the session, or 90 days for a guest: identity of the shopper (`uuid`, `isGuest`, `isCSRLogin`). */
    identityCookie: text(earlyDefaults.identityCookie),
    /** Cookie, as long as the site keeps it: exists if the shopper has signed in to the member site. */
    memberSiteCookie: key('memberSiteCookie'),
    /** Session storage, until the tab closes: the last validated sign-in code, so that it is sent only once. */
    signInCode: key('signInCode'),
    /** Local storage, until sign-out or another shopper: the plan year that the shopper has chosen. */
    activeYear: key('activeYear'),
    /** Local storage, until a signed-in shopper signs out: the profile of a guest, created by other tools of the site and changed by the elements. */
    guestProfile: key('guestProfile'),
    /** Local storage, until sign-out or another shopper: saved plans and ZIP code of a signed-in shopper. */
    profileCopy: key('profileCopy'),
    /** Local storage, until sign-out or another shopper: the answer to the Extra Help question. */
    extraHelp: key('extraHelp'),
    /** Session storage, until the tab closes: exists if Extra Help was explained at sign-in. */
    extraHelpShown: key('extraHelpShown'),
    /** Local storage, until sign-out or another shopper: the `uuid` of the shopper to whom `activeYear`, `profileCopy`, `planLists` and `extraHelp` belong. */
    rememberedFor: text(earlyDefaults.rememberedFor),
    /** Local storage, until sign-out or another shopper: plan lists shown on the last visit (year, type, state, county). */
    planLists: text(earlyDefaults.planLists),
    /** Cookie, for the session or until another shopper: the plan of the application that was started last. */
    launchPlan: key('launchPlan'),
    /** Session storage, until the tab closes: exists if an agent has opened the profile of a nonmember. */
    notMember: key('notMember'),
    /** Session storage, until the tab closes: exists if the toast has been shown. */
    toastShown: key('toastShown'),
    /** Session storage, until the tab closes: outcome of the last load flow, `success` or `failure`. */
    flowCompleted: key('flowCompleted'),
    /** Local storage, until sign-out: the time of the last input in any tab. */
    lastInput: key('lastInput'),
    /** Session storage, until the next sign-in: exists if the shopper was signed out automatically. */
    signedOutByItself: key('signedOutByItself'),
    /** Local storage, removed immediately: notifies other tabs of a sign-out. */
    signedOut: key('signedOut'),
    /** Local storage, removed immediately: notifies other tabs that the identity was confirmed or the confirmation skipped. */
    identityConfirmed: key('identityConfirmed'),
    /** Session storage, until the next page of the visit: analytics events that the previous page had no time to send. */
    unsentEvents: key('unsentEvents'),
    /**
     * Session storage, until sign-out or the tab closes: scroll position for Back and reload, as tag and index of an element,
     * index of a card, and a distance in pixels.
     */
    place: key('place'),
    /** Session storage, until sign-out or the tab closes: the order of the plans that the shopper has chosen. */
    planOrder: key('planOrder'),
    /**
     * Session storage, until sign-out or the tab closes: the plans that the shopper has chosen to compare, as JSON with the
     * `uuid` of their owner.
     */
    comparedPlans: key('comparedPlans'),
    /** Session storage, until sign-out or as long as the site keeps it: where the shopper came from, as in `origin`. */
    origin: key('origin'),
    /** Session storage, until the tab closes: target URL of the next sign-in. */
    signInRedirect: key('signInRedirect'),
    /** Session storage, until sign-out or as long as the site keeps it: marks the Pfny flow. */
    pfny: key('pfny'),
    /** Session storage, until sign-out or as long as the site keeps it: the site of an external login. */
    referrer: text('referrer'), // OPEN-A020
    /** Session storage, until sign-out or as long as the site keeps it: the tool of an external login. */
    tool: text('tool'),
  },

  aep: {
    /** First day on which the page starts with next year’s plans, `MM-DD`. Enrollment for next year has its own dates. */
    start: monthDay('10-01'),
    /** Last day on which it does, `MM-DD`: later than the end of the annual enrollment period on 12-07. */
    end: monthDay('12-31'),
  }, // OPEN-A010

  /** Percent of Extra Help by level code. */
  subsidyLevels: table<number>(
    { '1': 100, '2': 75, '3': 50, '4': 25, '25': 25, '50': 50, '75': 75, '100': 100 }, // OPEN-A061
    'object of numbers',
    (value) => typeof value === 'number',
  ),

  extraHelp: {
    /** Whether the first “Yes” to the Extra Help question opens a popup that explains its effect on premiums. */
    explain: flag(true),
  },

  /** Texts by language and key: `{ "en": { "plans.heading": "…" } }`. The keys are in texts.md. */
  texts: tableOf(tableOf(text(''))),

  /**
   * Host object with `getLisDetails()`, `getExtraHelp()`, `setExtraHelp(answer)`. By default
   * `window.personalizationContextService`.
   */
  personalization: orNull<Personalization>('object', (value) => typeof value === 'object'),

  /** Function `(url) => void` of the host’s router. Without it, the browser navigates itself. */
  navigate: hostFunction<(url: string) => void>(),

  /** Object with `warn` and `error`. By default the console. */
  logger: orNull<HostLogger>('object with warn and error', (value) => hasFunctions(value, 'warn', 'error')),
};

/** Resolved values of the common keys. */
export type CommonConfig = ValuesOf<typeof commonSettings>;
