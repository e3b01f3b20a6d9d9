import { useState, type ReactNode } from 'react';
import { lockScroll } from '../../src/browser/scroll-lock';
import { SignOutDialog } from './sign-out-dialog';
import { useValue } from '../../src/state/react';
import { closePopup, popupAtom } from '../../src/state/popups/popups';
import { signOut } from '../../src/state/shopper/sign-out';
import { useHost } from '../../src/ui/host';
import { useIsPopupOwner } from '../../src/widgets/use-popup-owner';
import { WidgetFrame } from '../../src/widgets/widget-frame';

const close = (): void => {
  closePopup('signOut');
};

function SignOutView({ isUnderWay, onSignOut }: { isUnderWay: boolean; onSignOut(): void }): ReactNode {
  if (!useIsPopupOwner('signOut')) return null;
  return (
    <SignOutDialog isUnderWay={isUnderWay} onSignOut={onSignOut} onCancel={close} lockScroll={lockScroll} />
  );
}

/** From the question to the answer of the service; after a failure the question stands as before (OUT-10, ERRB-03). */
export function SignOutWidget(): ReactNode {
  const { element } = useHost();
  const isAsked = useValue(popupAtom('signOut')) !== null;
  // Kept here and not in the popup, which may be closed and opened again while the call is under way.
  const [isUnderWay, setIsUnderWay] = useState(false);

  const confirm = async (): Promise<void> => {
    setIsUnderWay(true);
    try {
      // A host's router may keep the page, and browsers show pages again: no popup must be left on it.
      if (await signOut(element)) close();
    } finally {
      setIsUnderWay(false);
    }
  };

  if (!isAsked) return null;
  return (
    <WidgetFrame>
      <SignOutView
        isUnderWay={isUnderWay}
        onSignOut={() => {
          void confirm();
        }}
      />
    </WidgetFrame>
  );
}
