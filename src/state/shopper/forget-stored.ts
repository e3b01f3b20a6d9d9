import { localStore, sessionStore, type TextStore } from '../../browser/storage';
import { currentConfig } from '../config';
import { currentShopper } from './shopper';

/**
 * At sign-out, removes all names of `storageKeys` and the agent session from storage. Other values of the site stay, unless
 * `signOut.clearSiteStorage` is true (OUT-06, OPEN-B54). A guest's saved items stay when the session of a guest ends, because
 * they are stored nowhere else (OPEN-B50).
 */
export function forgetStored(stores: readonly TextStore[] = [localStore, sessionStore]): void {
  const { agentSession, signOut, storageKeys } = currentConfig();
  const { guestProfile, ...keys } = storageKeys;
  const names = [...Object.values(keys), ...(agentSession ? [agentSession.storageKey] : [])];
  const guestItems = currentShopper().isGuest ? localStore.read(guestProfile) : undefined;
  for (const store of stores) {
    if (signOut.clearSiteStorage) store.clear();
    for (const name of guestItems === undefined ? [...names, guestProfile] : names) store.remove(name);
  }
  if (guestItems !== undefined && signOut.clearSiteStorage) localStore.write(guestProfile, guestItems);
}
