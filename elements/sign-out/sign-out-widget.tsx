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

/**
 * The sign-out popup, from the question to the response of the service. After a failure the popup stays open and
 * reports it (OUT-10, ERRB-03).
 */
export function SignOutWidget(): ReactNode {
  const { element } = useHost();
  const isAsked = useValue(popupAtom('signOut')) !== null;
  // State of this component and not of the popup, which may be closed and opened again during the call.
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  if (!isAsked && hasFailed) setHasFailed(false);

  const confirm = async (): Promise<void> => {
    setIsUnderWay(true);
    setHasFailed(false);
    let isSignedOut = false;
    try {
      // Closes the popup, because a host's router may keep the page, and browsers may restore it from their cache.
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
