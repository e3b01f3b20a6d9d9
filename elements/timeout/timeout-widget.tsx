import { useEffect, type ReactNode } from 'react';
import { warnOnce } from '../../src/browser/logger';
import { localeAtom } from '../../src/state/config';
import { loadPageCopy, translateAtom } from '../../src/state/copy';
import { countIdleTime, isTimeoutDueAtom, warnLater } from './timeout.state';
import { useValue } from '../../src/state/react';
import { read } from '../../src/state/store';
import { useOnDemand } from '../../src/widgets/use-on-demand';

/** Most shoppers never see the popup: it comes, with its words, when it is due. */
const loadPopup = async () => {
  const [files] = await Promise.all([import('./timeout-popup'), loadPageCopy('timeout')]);
  if (!read(translateAtom(read(localeAtom), 'timeout'))) throw new Error('The popup has no words.');
  return files;
};

const sayMissing = (): void => {
  warnOnce('the timeout popup could not be loaded');
  warnLater();
};

/** Counts as long as it is on the page, and opens the popup when it is due. */
export function TimeoutWidget(): ReactNode {
  const isDue = useValue(isTimeoutDueAtom);
  const files = useOnDemand(isDue, loadPopup, sayMissing);
  useEffect(() => countIdleTime(), []);
  return files && <files.TimeoutPopup isOpen={isDue} />;
}
