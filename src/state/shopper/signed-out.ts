import { sessionStore } from '../../browser/storage';
import { commonConfigAtom } from '../common-config';
import { pageAtom, read, write } from '../store';

/**
 * Whether a signed-in shopper has become a guest, after a sign-out or because the session has ended. Their saved items are
 * unknown then, so elements must not say that nothing is saved (ERR-02, ERR-03, OPEN-A106).
 */
export const wasSignedOutAtom = pageAtom('wasSignedOut', false);

const key = (): string => read(commonConfigAtom).storageKeys.signedOutByItself;

/** Stores an automatic sign-out, so that later pages of the tab also show it, until the next sign-in. */
export function rememberSignedOut(): void {
  sessionStore.write(key(), 'yes');
}

/** Restores `wasSignedOutAtom` at page load, after the shopper is identified; a sign-in resets it. */
export function recallSignedOut(isSignedIn: boolean): void {
  if (isSignedIn) sessionStore.remove(key());
  write(wasSignedOutAtom, sessionStore.read(key()) !== undefined);
}
