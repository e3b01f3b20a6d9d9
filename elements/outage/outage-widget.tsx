import { useState, type ReactNode } from 'react';
import { isOutageClosedAtom, isOutageShownAtom } from '../../src/state/shopper/banners';
import { identityAtom } from '../../src/state/shopper/identity';
import { useValue } from '../../src/state/react';
import { write } from '../../src/state/store';
import { useIsRegionKnown } from '../../src/widgets/use-is-region-known';
import { sayMissing, useOnDemand } from '../../src/widgets/use-on-demand';
import { WidgetFrame } from '../../src/widgets/widget-frame';

/** Loaded on demand: most visits never show it. */
const loadNotice = () => import('./outage-notice');

function close(): void {
  write(isOutageClosedAtom, true);
}

function OutageView(): ReactNode {
  const isShown = useValue(isOutageShownAtom);
  const isRegionKnown = useIsRegionKnown();
  const isSignedIn = useValue(identityAtom)?.isGuest === false;
  const files = useOnDemand(true, loadNotice, sayMissing);
  return (
    files && <files.OutageNotice isShown={isShown && isRegionKnown} isSignedIn={isSignedIn} onClose={close} />
  );
}

/** Returns true once the message has shown: a closed message keeps the position of focus. */
function useHasBeenShown(): boolean {
  const isShown = useValue(isOutageShownAtom);
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return isShown || wasShown;
}

/** Says that sign-in is unavailable. Closing one instance closes all instances on the page (SHELL-38, SHELL-39). */
export function OutageWidget(): ReactNode {
  if (!useHasBeenShown()) return null;
  return (
    <WidgetFrame>
      <OutageView />
    </WidgetFrame>
  );
}
