import { sessionStore } from '../../browser/storage';
import { commonConfigAtom } from '../common-config';
import { pageAtom, read, write } from '../store';

/**
 * The page was for a signed-in shopper, and is a guest's now: after a sign-out, or because the session has ended. What the
 * shopper has saved is not known here, so that no piece may say that nothing is saved (ERR-02, ERR-03, OPEN-A106).
 */
export const wasSignedOutAtom = pageAtom('wasSignedOut', false);

const key = (): string => read(commonConfigAtom).storageKeys.signedOutByItself;

/** The shopper has not asked for it: later pages of the tab say it, too, until somebody signs in. */
export function rememberSignedOut(): void {
  sessionStore.write(key(), 'yes');
}

/** At the load of a page, once it is known whether somebody is signed in. */
export function recallSignedOut(isSignedIn: boolean): void {
  if (isSignedIn) sessionStore.remove(key());
  write(wasSignedOutAtom, sessionStore.read(key()) !== undefined);
}
