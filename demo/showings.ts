import type { ConfigInput } from '../src/config/settings';
import type { Scenario } from './service/index';

/** What an element needs to show content: a shopper, other elements, a window size, an action. */
export interface Showing {
  attributes?: string;
  /** Default: the consumer. */
  scenario?: Scenario;
  /** Names of elements, without the prefix of their tags. */
  beside?: readonly string[];
  /** Width of the window in px. */
  width?: number;
  /** Configuration that is set after the page has loaded. */
  configure?: ConfigInput;
  /** English name of a button in another element that opens it. */
  press?: string;
  /** The method of `window.shopperProfile` that opens it, and its argument. */
  call?: readonly ['showImport'] | readonly ['showLoading', { heading: string; message: string }];
}

interface Showings extends Showing {
  /** Other shoppers, or another state, for which it has other content. */
  also?: readonly Showing[];
}

const allViews = ['plans', 'drugs', 'doctors'];

/**
 * By name, without the prefix of the tag. An element without a row shows content to the consumer. The
 * pictures of docs/reference/elements.md show each element in the first way. The tests of every element use
 * all ways.
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
