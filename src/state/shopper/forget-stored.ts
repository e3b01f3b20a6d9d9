import { localStore, sessionStore, type TextStore } from '../../browser/storage';
import { currentConfig } from '../config';
import { currentShopper } from './shopper';

/**
 * At a sign-out, removes what the pieces and the specification keep in the browser: every name of `storageKeys`, and the
 * agent's session. What else the site keeps stays, unless `signOut.clearSiteStorage` says otherwise (OUT-06, OPEN-B54). What a
 * guest has saved is nowhere else: it stays when the session of a guest ends (OPEN-B50).
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
