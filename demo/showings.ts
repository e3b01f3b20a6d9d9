import type { ConfigInput } from '../src/config/settings';
import type { Scenario } from './service/index';

/** What a piece needs to show something: a shopper, pieces beside it, a window, something that happens. */
export interface Showing {
  /** Without one, the consumer. */
  scenario?: Scenario;
  /** Names of pieces, without the prefix of their tags. */
  beside?: readonly string[];
  /** Width of the window in px. */
  width?: number;
  /** Configuration that the page gets once it has loaded. */
  configure?: ConfigInput;
  /** English name of the button of a piece beside it that opens it. */
  press?: string;
  /** Method of `window.shopperProfile` that opens it, and its argument. */
  call?: readonly ['showImport'] | readonly ['showLoading', { heading: string; message: string }];
}

const allViews = ['plans', 'drugs', 'doctors'];

/**
 * By name, without the prefix of the tag; a piece without a row shows something to the consumer. The pictures of
 * docs/reference/elements.md and the tests of every piece show pieces in this way.
 */
export const showings: Readonly<Record<string, Showing>> = {
  'account-ready': { configure: { isAccountSetupComplete: true } },
  'active-plan': { scenario: 'member' },
  applications: { scenario: 'applications' },
  'confirm-identity': { scenario: 'telesales-member' },
  disclosures: { scenario: 'medsupp' },
  email: { beside: ['top-bar'], press: 'Email' },
  'find-plan': { scenario: 'empty' },
  import: { call: ['showImport'] },
  loading: { call: ['showLoading', { heading: 'One moment', message: 'We look for plans.' }] },
  medigap: { scenario: 'medsupp-new-york' },
  'mobile-prompt': { width: 390 },
  nav: { beside: allViews },
  outage: { scenario: 'outage' },
  recommendation: { scenario: 'recommendation' },
  'sign-out': { beside: ['banner'], press: 'Sign out' },
  tiles: { beside: allViews },
  timeout: { configure: { session: { timeout: 1, timeoutUnitMs: 1 } } },
  toast: { scenario: 'guest', width: 1280 },
};
