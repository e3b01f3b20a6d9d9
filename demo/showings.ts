import type { ConfigInput } from '../src/config/settings';
import type { Scenario } from './service/index';

/** What an element needs to show something: a shopper, elements beside it, a window, something that happens. */
export interface Showing {
  attributes?: string;
  /** Without one, the consumer. */
  scenario?: Scenario;
  /** Names of elements, without the prefix of their tags. */
  beside?: readonly string[];
  /** Width of the window in px. */
  width?: number;
  /** Configuration that the page gets once it has loaded. */
  configure?: ConfigInput;
  /** English name of the button of an element beside it that opens it. */
  press?: string;
  /** Method of `window.shopperProfile` that opens it, and its argument. */
  call?: readonly ['showImport'] | readonly ['showLoading', { heading: string; message: string }];
}

interface Showings extends Showing {
  /** Other shoppers, or another state, for whom it says other things. */
  also?: readonly Showing[];
}

const allViews = ['plans', 'drugs', 'doctors'];

/**
 * By name, without the prefix of the tag; an element without a row shows something to the consumer. The pictures of
 * docs/reference/elements.md show each element in this way, and the tests of every element in the others, too.
 */
export const showings: Readonly<Record<string, Showings>> = {
  'account-ready': { configure: { isAccountSetupComplete: true } },
  'active-plan': { scenario: 'member' },
  applications: { scenario: 'applications' },
  banner: { also: [{ scenario: 'guest' }] },
  'confirm-identity': { scenario: 'telesales-member', also: [{ scenario: 'telesales-zip' }] },
  disclosures: { scenario: 'medsupp' },
  email: { beside: ['top-bar'], press: 'Email' },
  faq: { also: [{ scenario: 'guest' }] },
  'find-plan': { scenario: 'empty' },
  import: { call: ['showImport'], also: [{ attributes: 'variant="profile"', call: ['showImport'] }] },
  loading: { call: ['showLoading', { heading: 'One moment', message: 'We look for plans.' }] },
  medigap: { scenario: 'medsupp-new-york', also: [{ scenario: 'medsupp' }] },
  'mobile-prompt': { width: 390 },
  nav: { beside: allViews },
  outage: { scenario: 'outage' },
  plans: { also: [{ scenario: 'agent' }] },
  recommendation: { scenario: 'recommendation' },
  'sign-out': { beside: ['banner'], press: 'Sign out' },
  tiles: { beside: allViews },
  timeout: { configure: { session: { timeout: 1, timeoutUnitMs: 1 } } },
  toast: { scenario: 'guest', width: 1280, also: [{ scenario: 'consumer', width: 1280 }] },
  'top-bar': { also: [{ configure: { origin: 'pharmacy-search' } }] },
};
