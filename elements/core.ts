import { configure } from '../src/browser/page';
import { go as goToRoute } from '../src/state/load/load-flow';
import type { Inspection } from './inspect';
import type { RouteName, RouteValues } from '../src/state/page/routes';

/** The state of a brand page and its load flow, without React, so that it starts before React has loaded. */
export { followConfig } from '../src/state/common-config';
export { refreshProfile, startLoadFlow } from '../src/state/load/load-flow';
export { askToImport } from '../src/state/shopper/import-popup';
export { hideLoading, showLoading } from '../src/state/popups/loading-screen';

/** Loaded on demand: few hosts call it. */
export const sendEmailReminder = async (): Promise<boolean> =>
  (await import('../src/state/shopper/email-reminder')).sendEmailReminder();

/** Loaded on demand: only debugging needs it. */
export const inspect = async (): Promise<Inspection> => (await import('./inspect')).inspect();

/** Signs out like the confirm button of the popup, but without asking (OUT-05 … OUT-10). */
export const signOut = async (): Promise<boolean> =>
  (await import('../src/state/actions/sign-out')).signOut();

/** Goes to the page behind a sign-out only after the sign-out has succeeded. */
export async function go(name: RouteName, values?: RouteValues): Promise<void> {
  if (name === 'signOut') await signOut();
  else goToRoute(name, values);
}

// If the page changes its language, the elements follow. No page exists during server-side rendering.
if (typeof window !== 'undefined')
  new MutationObserver(() => {
    configure({});
  }).observe(document.documentElement, { attributeFilter: ['lang'] });
