import { useState, type ReactNode } from 'react';
import { OutageNotice } from '../../components/outage-notice';
import { isOutageClosedAtom, isOutageShownAtom } from '../../state/banners';
import { useValue } from '../../state/react';
import { write } from '../../state/store';
import { useIsRegionKnown } from '../use-is-region-known';
import { WidgetFrame } from '../widget-frame';

function close(): void {
  write(isOutageClosedAtom, true);
}

function OutageView(): ReactNode {
  const isShown = useValue(isOutageShownAtom);
  const isRegionKnown = useIsRegionKnown();
  return <OutageNotice isShown={isShown && isRegionKnown} onClose={close} />;
}

/** Becomes and stays true: a message that has been closed leaves the place where focus went. */
function useHasBeenShown(): boolean {
  const isShown = useValue(isOutageShownAtom);
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return isShown || wasShown;
}

/** Sign-in is not available; closed in one place, it is closed on the whole page (SHELL-38, SHELL-39). */
export function OutageWidget(): ReactNode {
  if (!useHasBeenShown()) return null;
  return (
    <WidgetFrame section="outage">
      <OutageView />
    </WidgetFrame>
  );
}
