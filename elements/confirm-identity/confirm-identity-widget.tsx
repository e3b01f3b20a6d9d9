import { useEffect, type ReactNode } from 'react';
import { warnOnce } from '../../src/browser/logger';
import { closePopup, isTurnToConfirmAtom, openPopup, popupAtom } from '../../src/state/popups/popups';
import { useValue } from '../../src/state/react';
import { isConfirmationDueAtom } from '../../src/state/shopper/confirmation';
import { useOnDemand } from '../../src/widgets/use-on-demand';

/** Loaded on demand: most shoppers never see it. */
const loadPopup = () => import('./confirm-identity-popup');

const giveUp = (): void => {
  warnOnce('the popup for confirming the identity could not be loaded');
  closePopup('confirmIdentity');
};

/**
 * Opens the popup when it is due and no popup of higher priority is open. It then stays until the shopper closes it
 * (IDENT-01).
 */
export function ConfirmIdentityWidget(): ReactNode {
  const isDue = useValue(isConfirmationDueAtom);
  const mayOpen = useValue(isTurnToConfirmAtom);
  const isOpen = useValue(popupAtom('confirmIdentity')) !== null;
  const files = useOnDemand(isOpen, loadPopup, giveUp);
  const opensNow = isDue && mayOpen;
  useEffect(() => {
    if (opensNow) openPopup('confirmIdentity', {});
  }, [opensNow]);
  return files && <files.ConfirmIdentityPopup isOpen={isOpen} />;
}
