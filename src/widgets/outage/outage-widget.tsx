import type { ReactNode } from 'react';
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

/** Sign-in is not available; closed in one place, it is closed on the whole page (SHELL-38, SHELL-39). */
export function OutageWidget(): ReactNode {
  return (
    <WidgetFrame section="outage">
      <OutageView />
    </WidgetFrame>
  );
}
