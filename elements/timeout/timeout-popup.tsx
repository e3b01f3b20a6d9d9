import { useState, type ReactNode } from 'react';
import { TimeoutDialog } from './timeout-dialog';
import { stay, warningMsAtom } from './timeout.state';
import { useValue } from '../../src/state/react';
import { signOut } from '../../src/state/actions/sign-out';
import { useIsPopupOwner } from '../../src/widgets/use-popup-owner';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { useCountdown } from './use-countdown';

interface Leaving {
  isUnderWay: boolean;
  hasFailed: boolean;
  leave(): void;
}

/** The countdown starts each time the popup opens (OPEN-B51). */
function OpenPopup({ isUnderWay, hasFailed, leave }: Leaving): ReactNode {
  const secondsLeft = useCountdown(useValue(warningMsAtom), leave);
  return (
    <TimeoutDialog
      secondsLeft={secondsLeft}
      isUnderWay={isUnderWay}
      hasFailed={hasFailed}
      onStay={stay}
      onSignOut={leave}
    />
  );
}

function TimeoutView(leaving: Leaving): ReactNode {
  return useIsPopupOwner('timeout') && <OpenPopup {...leaving} />;
}

/**
 * After a failed sign-out the popup stays open and reports the failure; there is no automatic retry (OUT-10, ERRB-03,
 * OPEN-B52).
 */
export function TimeoutPopup({ isOpen }: { isOpen: boolean }): ReactNode {
  // State of this component and not of the popup, which may be closed and opened again during the call.
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  if (!isOpen && hasFailed) setHasFailed(false);

  const signOutOnce = async (): Promise<void> => {
    if (isUnderWay) return;
    setIsUnderWay(true);
    setHasFailed(false);
    let isSignedOut = false;
    try {
      // Closes the popup, because a host's router may keep the page, and browsers may restore it from their cache.
      isSignedOut = await signOut();
      if (isSignedOut) stay();
    } finally {
      setIsUnderWay(false);
      setHasFailed(!isSignedOut);
    }
  };

  if (!isOpen) return null;
  return (
    <WidgetFrame>
      <TimeoutView
        isUnderWay={isUnderWay}
        hasFailed={hasFailed}
        leave={() => {
          void signOutOnce();
        }}
      />
    </WidgetFrame>
  );
}
