import type { ReactNode } from 'react';
import { OutageNotice } from '../../components/outage-notice';
import { isOutageClosedAtom, isOutageShownAtom } from '../../state/banners';
import { useValue } from '../../state/react';
import { write } from '../../state/store';
import { WidgetFrame } from '../widget-frame';

function close(): void {
  write(isOutageClosedAtom, true);
}

/** Sign-in is not available; closed in one place, it is closed on the whole page (SHELL-38, SHELL-39). */
export function OutageWidget(): ReactNode {
  const isShown = useValue(isOutageShownAtom);
  return (
    <WidgetFrame section="outage">
      <OutageNotice isShown={isShown} onClose={close} />
    </WidgetFrame>
  );
}
