import { atom } from 'jotai/vanilla';
import { dispatchPageEvent } from '../browser/document-events';
import { currentHash, currentReferrer, onHashChange, setHash } from '../browser/navigation';
import { scrollAndFocus } from '../browser/scroll-target';
import { shared } from '../browser/shared';
import { sessionStore } from '../browser/storage';
import { initialViewOf, originOf, viewOfHash, type Origin, type View } from '../domain/view';
import { configAtom } from './config';
import { shownViewAtom } from './page-state';
import { routeUrlAtom } from './routes';
import { read, write } from './store';

/** Where the shopper came from: the configuration, else session storage, else the page before (contract §7). */
export const originAtom = atom((get): Origin | undefined => {
  const { origin, storageKeys } = get(configAtom);
  const urlOf = get(routeUrlAtom);
  return originOf(origin ?? sessionStore.read(storageKeys.origin), currentReferrer(), {
    'pharmacy-search': urlOf('pharmacy'),
    'drug-cost-estimator': urlOf('drugCostEstimator'),
    'plan-recommendation': urlOf('recommendation'),
    'plan-summary': urlOf('zipEntry'),
  });
});

/** LOAD-44 … LOAD-46 */
export const initialViewAtom = atom((get) =>
  initialViewOf(currentHash(), get(originAtom), get(configAtom).initialView.hashFirst),
);

/** The piece whose heading is that of the view. */
const mainPieces: Record<View, string> = {
  plans: 'shopper-profile-plans',
  drugs: 'shopper-profile-drugs',
  providers: 'shopper-profile-doctors',
};

/** Shows a view, tells the host, and moves focus to the view's heading, which a screen reader then reads. */
function show(view: View): void {
  if (read(shownViewAtom) !== view) {
    write(shownViewAtom, view);
    dispatchPageEvent('view-change', { view });
  }
  void scrollAndFocus(mainPieces[view]);
}

/** Goes to a view, with an entry in the history (SHELL-02 … SHELL-04). */
export function goToView(view: View): void {
  const isNamed = viewOfHash(currentHash()) === view;
  show(view);
  if (!isNamed) setHash(view);
}

/** Back and Forward, and links of the page itself. A hash that names no view (`#content`) changes nothing. */
function followAddress(initialView: View): void {
  const view = currentHash() === '' ? initialView : viewOfHash(currentHash());
  if (view && view !== read(shownViewAtom)) show(view);
}

const switchers = (): { count: number; stop(): void } =>
  shared('viewSwitchers', () => ({ count: 0, stop: () => undefined }));

/**
 * A piece that switches views has come to the page: from now on one view shows at a time. Answers how to leave; when
 * the last one has left, all views show again.
 */
export function joinViewSwitchers(): () => void {
  const current = switchers();
  current.count += 1;
  if (current.count === 1) {
    const initialView = read(initialViewAtom);
    write(shownViewAtom, initialView);
    current.stop = onHashChange(() => {
      followAddress(initialView);
    });
  }
  return () => {
    current.count -= 1;
    if (current.count > 0) return;
    current.stop();
    write(shownViewAtom, null);
  };
}
