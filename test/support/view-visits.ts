/** Visits of a page with views, below what a shopper sees of it: how they arrive, and which view shows. */
import { shownViewAtom } from '../../src/state/page/shown-view';
import { read } from '../../src/state/store';
import { joinViewSwitchers } from '../../src/state/page/view';
import { openTestPage, whenLeaving, type TestPage } from './page';
import { arriveAt } from './views';

export interface Visit {
  hash?: string;
  referrer?: string;
  /** What a page before has left in session storage. */
  stored?: string;
}

/** A page that is visited in this way; nothing of it has been read yet. */
export function visit({ hash = '', referrer = '', stored }: Visit, config = {}): TestPage {
  const page = openTestPage({ config });
  arriveAt(hash);
  whenLeaving(() => {
    Reflect.deleteProperty(document, 'referrer');
  });
  Object.defineProperty(document, 'referrer', { configurable: true, get: () => referrer });
  if (stored !== undefined) sessionStorage.setItem('shopperProfile.origin', stored);
  return page;
}

/** An element that switches views comes to the page; returns how it leaves. */
export function join(come = joinViewSwitchers): () => void {
  const leave = come();
  let isThere = true;
  const leaveOnce = (): void => {
    if (isThere) leave();
    isThere = false;
  };
  whenLeaving(leaveOnce);
  return leaveOnce;
}

export const shown = () => read(shownViewAtom);
