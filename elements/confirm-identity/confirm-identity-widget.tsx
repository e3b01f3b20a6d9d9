import { useEffect, type ReactNode } from 'react';
import { warnOnce } from '../../src/browser/logger';
import { closePopup, isTurnToConfirmAtom, openPopup, popupAtom } from '../../src/state/popups/popups';
import { useValue } from '../../src/state/react';
import { isConfirmationDueAtom } from '../../src/state/shopper/confirmation';
import { useOnDemand } from '../../src/widgets/use-on-demand';

/** Most shoppers never see it. */
const loadPopup = () => import('./confirm-identity-popup');

const giveUp = (): void => {
  warnOnce('the popup for confirming the identity could not be loaded');
  closePopup('confirmIdentity');
};

/** Opens the popup where it is due, as soon as no other one goes before it; then it stays until it is closed (IDENT-01). */
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
