/** Visits to pages with views, at the level of functions: how they arrive, and which view shows. */
import { shownViewAtom } from '../../src/state/page/shown-view';
import { read } from '../../src/state/store';
import { joinViewSwitchers } from '../../src/state/page/view';
import { openTestPage, whenLeaving, type TestPage } from './page';
import { arriveAt } from './views';

export interface Visit {
  hash?: string;
  referrer?: string;
  /** Values that an earlier page has left in session storage. */
  stored?: string;
}

/** A page that is visited in this way. Nothing has been read yet. */
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

/** Adds an element that switches views to the page. Returns a function that removes it. */
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
