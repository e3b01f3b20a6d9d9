import { atom } from 'jotai/vanilla';
import { localStore } from '../../browser/storage';
import { currentConfig } from '../config';
import { reloadPlans } from '../load/load-flow';
import { storedYearAtom } from '../page/dates';

/** Shows the plans of another year, remembers it, and reads the profile again (PLANS-04 … PLANS-07). */
export const switchYearAction = atom(null, async (_get, set, year: number): Promise<void> => {
  set(storedYearAtom, year);
  localStore.write(currentConfig().storageKeys.activeYear, String(year));
  await reloadPlans();
});

/** Tries again what failed. */
export const retryAction = atom(null, (): Promise<void> => reloadPlans());
