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

/** Key of the Sign in URL in the content fragments (TOAST-05). */
const SIGN_IN_URL_IN_CONTENT = 'toast.signInUrl';

/** In addition to the session's mark, which sign-out removes. */
const wasShownAtom = pageAtom('wasToastShown', false);

export const isDesktopAtom = atom((get) => get(windowWidthAtom) >= get(configAtom).breakpoints.desktop);

/** The kinds of items that "have been added" refers to. No value if nothing is saved. */
export const savedKindsAtom = atom((get): 'drugs' | 'doctors' | 'both' | undefined => {
  const [hasDrugs, hasDoctors] = [get(savedDrugsCountAtom) > 0, get(savedProvidersCountAtom) > 0];
  if (hasDrugs && hasDoctors) return 'both';
  if (hasDrugs) return 'drugs';
  return hasDoctors ? 'doctors' : undefined;
});

/**
 * Whether the toast has a message and the screen is wide enough (TOAST-01, OPEN-B49). Signed-in shoppers see it
 * only if a drug or doctor is saved (contract, "Toast for signed-in shoppers").
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

/** The URL from the content, otherwise the route. */
export const toastSignInUrlAtom = atom(
  (get) => lookUp(get(contentTextsAtom), SIGN_IN_URL_IN_CONTENT) ?? get(routeUrlAtom)('signIn'),
);

export const wasToastShown = (): boolean =>
  read(wasShownAtom) || sessionStore.read(currentConfig().storageKeys.toastShown) !== undefined;

/** Opens the toast, unless this session has seen it (TOAST-10). It shows when no other popup is open. */
export function openToast(): void {
  if (!wasToastShown()) openPopup('toast', {});
}

export function markToastAsShown(): void {
  write(wasShownAtom, true);
  sessionStore.write(currentConfig().storageKeys.toastShown, 'yes');
}
