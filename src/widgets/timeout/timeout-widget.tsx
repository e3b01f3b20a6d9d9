import { useEffect, type ReactNode } from 'react';
import { warnOnce } from '../../browser/logger';
import { localeAtom } from '../../state/config';
import { loadPageCopy, translateAtom } from '../../state/copy';
import { countIdleTime, isTimeoutDueAtom, warnLater } from '../../state/idle';
import { useValue } from '../../state/react';
import { read } from '../../state/store';
import { useOnDemand } from '../use-on-demand';
import { useIsPopupOwner } from '../use-popup-owner';

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

/** Counts as long as it is on the page; of several, one opens the popup. */
export function TimeoutWidget(): ReactNode {
  const isDue = useValue(isTimeoutDueAtom);
  const isOpen = useIsPopupOwner('timeout') && isDue;
  const files = useOnDemand(isOpen, loadPopup, sayMissing);
  useEffect(() => countIdleTime(), []);
  return files && <files.TimeoutPopup isOpen={isOpen} />;
}
