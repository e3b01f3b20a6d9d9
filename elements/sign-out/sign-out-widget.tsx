import { useState, type ReactNode } from 'react';
import { SignOutDialog, type SignOutDialogProps } from './sign-out-dialog';
import { useValue } from '../../src/state/react';
import { closePopup, popupAtom } from '../../src/state/popups/popups';
import { signOut } from '../../src/state/actions/sign-out';
import { useHost } from '../../src/ui/host';
import { useIsPopupOwner } from '../../src/widgets/use-popup-owner';
import { WidgetFrame } from '../../src/widgets/widget-frame';

const close = (): void => {
  closePopup('signOut');
};

function SignOutView(props: Pick<SignOutDialogProps, 'isUnderWay' | 'hasFailed' | 'onSignOut'>): ReactNode {
  if (!useIsPopupOwner('signOut')) return null;
  return <SignOutDialog {...props} onCancel={close} />;
}

/** From the question to the response of the service; a failure is told in the popup, which stays (OUT-10, ERRB-03). */
export function SignOutWidget(): ReactNode {
  const { element } = useHost();
  const isAsked = useValue(popupAtom('signOut')) !== null;
  // Kept here and not in the popup, which may be closed and opened again while the call is under way.
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  if (!isAsked && hasFailed) setHasFailed(false);

  const confirm = async (): Promise<void> => {
    setIsUnderWay(true);
    setHasFailed(false);
    let isSignedOut = false;
    try {
      // A host's router may keep the page, and browsers show pages again: no popup must be left on it.
      isSignedOut = await signOut(element);
      if (isSignedOut) close();
    } finally {
      setIsUnderWay(false);
      setHasFailed(!isSignedOut);
    }
  };

  if (!isAsked) return null;
  return (
    <WidgetFrame>
      <SignOutView
        isUnderWay={isUnderWay}
        hasFailed={hasFailed}
        onSignOut={() => {
          void confirm();
        }}
      />
    </WidgetFrame>
  );
}
