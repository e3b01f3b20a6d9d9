import { sessionStore } from '../../src/browser/storage';
import { lookUp } from '../../src/domain/coerce';
import { configAtom, currentConfig } from '../../src/state/config';
import { contentTextsAtom } from '../../src/state/content-texts';
import { routeUrlAtom } from '../../src/state/page/routes';
import { windowWidthAtom } from '../../src/state/page/screen';
import { openPopup } from '../../src/state/popups/popups';
import { importedDrugCountAtom, importedProviderCountAtom } from '../../src/state/profile/import-counts';
import { isProfileFailedAtom, isShopperKnownAtom } from '../../src/state/profile/profile-state';
import { savedDrugsCountAtom, savedProvidersCountAtom } from '../../src/state/saved-items/saved-items';
import { shopperAtom } from '../../src/state/shopper/shopper';
import { atom, pageAtom, read, write } from '../../src/state/store';

/** Among the texts of the content fragments: where Sign in leads (TOAST-05). */
const SIGN_IN_URL_IN_CONTENT = 'toast.signInUrl';

/** Beside the mark of the session, which goes with a sign-out. */
const wasShownAtom = pageAtom('wasToastShown', false);

export const isDesktopAtom = atom((get) => get(windowWidthAtom) >= get(configAtom).breakpoints.desktop);

/** What "have been added" is true of; no value where nothing is saved. */
export const savedKindsAtom = atom((get): 'drugs' | 'doctors' | 'both' | undefined => {
  const [hasDrugs, hasDoctors] = [get(savedDrugsCountAtom) > 0, get(savedProvidersCountAtom) > 0];
  if (hasDrugs && hasDoctors) return 'both';
  if (hasDrugs) return 'drugs';
  return hasDoctors ? 'doctors' : undefined;
});

/**
 * Whether there is something to say, and room for it (TOAST-01, OPEN-B49): to signed-in shoppers only when a drug or doctor is
 * saved (contract, "Toast for signed-in shoppers").
 */
export const isToastDueAtom = atom(
  (get) =>
    get(isShopperKnownAtom) &&
    !get(isProfileFailedAtom) &&
    get(isDesktopAtom) &&
    (get(shopperAtom).isGuest ||
      (get(savedKindsAtom) !== undefined &&
        (!get(configAtom).toast.onlyAfterImport ||
          get(importedDrugCountAtom) + get(importedProviderCountAtom) > 0))),
);

/** From content, else the route. */
export const toastSignInUrlAtom = atom(
  (get) => lookUp(get(contentTextsAtom), SIGN_IN_URL_IN_CONTENT) ?? get(routeUrlAtom)('signIn'),
);

export const wasToastShown = (): boolean =>
  read(wasShownAtom) || sessionStore.read(currentConfig().storageKeys.toastShown) !== undefined;

/** Opens it, unless this session has seen it (TOAST-10); it shows when no other popup is open. */
export function openToast(): void {
  if (!wasToastShown()) openPopup('toast', {});
}

export function markToastAsShown(): void {
  write(wasShownAtom, true);
  sessionStore.write(currentConfig().storageKeys.toastShown, 'yes');
}
