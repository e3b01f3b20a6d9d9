import { useEffect, type ReactNode } from 'react';
import { readySignal } from '../../src/browser/page';
import { popupAtom } from '../../src/state/popups/popups';
import { useValue } from '../../src/state/react';
import { shopperAtom } from '../../src/state/shopper/shopper';
import { sayMissing, useOnDemand } from '../../src/widgets/use-on-demand';
import { useIsPopupOwner } from '../../src/widgets/use-popup-owner';
import { isDesktopAtom, isToastDueAtom, openToast } from './toast.state';

/** Loaded on demand: most pages of a session never show it. */
const loadPopup = () => import('./toast-popup');

/**
 * Opens the toast when the page has loaded: the other automatic popups and the target of Sign in are then known. It
 * hides while the screen is small (TOAST-01).
 */
export function ToastWidget(): ReactNode {
  const isDue = useValue(isToastDueAtom);
  const { isGuest } = useValue(shopperAtom);
  const isDesktop = useValue(isDesktopAtom);
  const isOwner = useIsPopupOwner('toast');
  const isShown = useValue(popupAtom('toast')) !== null && isDesktop && isOwner;
  const files = useOnDemand(isShown, loadPopup, sayMissing);
  useEffect(() => {
    if (!isDue || !isOwner) return undefined;
    let isCurrent = true;
    void readySignal().promise.then(() => {
      if (isCurrent) openToast();
    });
    return () => {
      isCurrent = false;
    };
  }, [isDue, isGuest, isOwner]);
  return files && <files.ToastPopup isShown={isShown} />;
}
