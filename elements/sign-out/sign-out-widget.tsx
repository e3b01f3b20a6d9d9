import { useState, type ReactNode } from 'react';
import { lockScroll } from '../../src/browser/scroll-lock';
import { SignOutDialog } from './sign-out-dialog';
import { useValue } from '../../src/state/react';
import { closePopup, popupAtom } from '../../src/state/popups/popups';
import { signOut } from '../../src/state/shopper/sign-out';
import { useIsPopupOwner } from '../../src/widgets/use-popup-owner';
import { WidgetFrame } from '../../src/widgets/widget-frame';

const close = (): void => {
  closePopup('signOut');
};

/** From the question to the answer of the service; after a failure the question stands as before (OUT-10, ERRB-03). */
function SignOutView(): ReactNode {
  const isAsked = useValue(popupAtom('signOut')) !== null;
  const isOwner = useIsPopupOwner('sign-out');
  // Kept here and not in the popup, which may be closed and opened again while the call is under way.
  const [isUnderWay, setIsUnderWay] = useState(false);

  const confirm = async (): Promise<void> => {
    setIsUnderWay(true);
    try {
      // A host's router may keep the page, and browsers show pages again: no popup must be left on it.
      if (await signOut()) close();
    } finally {
      setIsUnderWay(false);
    }
  };

  if (!isAsked || !isOwner) return null;
  return (
    <SignOutDialog
      isUnderWay={isUnderWay}
      onSignOut={() => {
        void confirm();
      }}
      onCancel={close}
      lockScroll={lockScroll}
    />
  );
}

export function SignOutWidget(): ReactNode {
  return (
    <WidgetFrame>
      <SignOutView />
    </WidgetFrame>
  );
}
