import { configure } from '../src/browser/page';

/** The state of a brand page and its load flow, without React: it starts before React has arrived. */
export { followConfig } from '../src/state/common-config';
export { go, refreshProfile, startLoadFlow } from '../src/state/load/load-flow';
export { askToImport } from '../src/state/popups/import-popup';
export { hideLoading, showLoading } from '../src/state/popups/loading-screen';

/** Few hosts ask for it. */
export const sendEmailReminder = async (): Promise<boolean> =>
  (await import('../src/state/shopper/email-reminder')).sendEmailReminder();

// A page that changes its language changes that of its pieces.
new MutationObserver(() => {
  configure({});
}).observe(document.documentElement, { attributeFilter: ['lang'] });
