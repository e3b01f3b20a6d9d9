import { useEffect, type ReactNode } from 'react';
import { warnOnce } from '../../src/browser/logger';
import { countIdleTime, isTimeoutDueAtom, warnLater } from './timeout.state';
import { useValue } from '../../src/state/react';
import { useOnDemand } from '../../src/widgets/use-on-demand';

/** Loaded when it is due: most shoppers never see the popup. */
const loadPopup = () => import('./timeout-popup');

const sayMissing = (): void => {
  warnOnce('the timeout popup could not be loaded');
  warnLater();
};

/** Counts idle time while it is on the page, and opens the popup when it is due. */
export function TimeoutWidget(): ReactNode {
  const isDue = useValue(isTimeoutDueAtom);
  const files = useOnDemand(isDue, loadPopup, sayMissing);
  useEffect(() => countIdleTime(), []);
  return files && <files.TimeoutPopup isOpen={isDue} />;
}
