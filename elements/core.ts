import { configure } from '../src/browser/page';
import { go as goToRoute } from '../src/state/load/load-flow';
import type { Inspection } from './inspect';
import type { RouteName, RouteValues } from '../src/state/page/routes';

/** The state of a brand page and its load flow, without React: it starts before React has arrived. */
export { followConfig } from '../src/state/common-config';
export { refreshProfile, startLoadFlow } from '../src/state/load/load-flow';
export { askToImport } from '../src/state/shopper/import-popup';
export { hideLoading, showLoading } from '../src/state/popups/loading-screen';

/** Few hosts ask for it. */
export const sendEmailReminder = async (): Promise<boolean> =>
  (await import('../src/state/shopper/email-reminder')).sendEmailReminder();

/** Who looks for a fault asks for it. */
export const inspect = async (): Promise<Inspection> => (await import('./inspect')).inspect();

/** As the popup's confirm does, without asking (OUT-05 … OUT-10). */
export const signOut = async (): Promise<boolean> =>
  (await import('../src/state/actions/sign-out')).signOut();

/** Nobody is brought to the page behind a sign-out who is still signed in. */
export async function go(name: RouteName, values?: RouteValues): Promise<void> {
  if (name === 'signOut') await signOut();
  else goToRoute(name, values);
}

// A page that changes its language changes that of its pieces. On a server there is none.
if (typeof window !== 'undefined')
  new MutationObserver(() => {
    configure({});
  }).observe(document.documentElement, { attributeFilter: ['lang'] });
