import { atom, type Atom } from 'jotai/vanilla';
import { emit } from '../../browser/emit';
import { focusedTag } from '../../browser/focus';
import { currentAddress, goBack, historyLength, replaceHash } from '../../browser/history';
import { currentHash, onHashChange, sameOriginReferrer, setHash, urlOfHash } from '../../browser/navigation';
import { onRootsChange } from '../../browser/roots';
import { scrollAndFocus } from '../../browser/scroll-target';
import { pageSingleton } from '../../browser/page-singleton';
import { sessionStore } from '../../browser/storage';
import {
  initialViewOf,
  isHashForViews,
  originOf,
  viewOfHash,
  type Origin,
  type View,
} from '../../domain/shopper/view';
import { configAtom } from '../config';
import { closePopupsOfElements } from '../popups/popups';
import { shownViewAtom } from './shown-view';
import { routeUrlAtom } from './routes';
import { mainElements, viewsOnPage } from './views-on-page';
import { pageAtom, read, store, write } from '../store';

declare module '../../browser/page-singleton' {
  interface PageValues {
    viewSwitchers: Switchers;
  }
}

/** Origin of the shopper: from the configuration, otherwise session storage, otherwise the same-site referrer (contract §7). */
export const originAtom = atom((get): Origin | undefined => {
  const { origin, storageKeys } = get(configAtom);
  const urlOf = get(routeUrlAtom);
  return originOf(origin ?? sessionStore.read(storageKeys.origin), sameOriginReferrer(), {
    'pharmacy-search': urlOf('pharmacy'),
    'drug-cost-estimator': urlOf('drugCostEstimator'),
    'plan-recommendation': urlOf('recommendation'),
    'plan-summary': urlOf('zipEntry'),
  });
});

/** The hash if the site uses it for views (`views.address`), otherwise ''. */
const hashOfViews = (): string => (read(configAtom).views.address === 'hash' ? currentHash() : '');

/** Whether a change of view may change the URL. */
const isInAddress = (): boolean => read(configAtom).views.address === 'hash' && isHashForViews(currentHash());

/** URL of this page with a view; the unchanged URL when views are not in the hash. */
export const urlOfView = (view: View): string => urlOfHash(isInAddress() ? `#${view}` : currentHash());

/** The view at load (LOAD-44 … LOAD-46). Not an atom, because the URL is not part of the page state. */
const initialView = (): View =>
  initialViewOf(hashOfViews(), read(originAtom), read(configAtom).initialView.hashFirst);

/** Views found at the last change of the elements on the page. */
const foundViewsAtom = pageAtom<readonly View[] | null>('offeredViews', null);

/**
 * Views with an element on the page; any other would be empty. Computed on first use, so that a view switcher has its links
 * at its first paint.
 */
export const offeredViewsAtom = atom((get) => get(foundViewsAtom) ?? viewsOnPage());

function findOfferedViews(): void {
  const offered = viewsOnPage();
  if (offered.join() !== read(offeredViewsAtom).join()) write(foundViewsAtom, offered);
}

/** The view itself if it has an element on the page, otherwise the first view that has one. */
function offeredFor(view: View): View {
  const offered = read(offeredViewsAtom);
  return offered.includes(view) ? view : (offered[0] ?? view);
}

/**
 * Shows a view, emits `view-change`, and moves focus to the view's heading, so that screen readers announce it. Without a view
 * switcher, all views show already.
 */
function show(wanted: View): void {
  switchers().wanted = wanted;
  const shown = read(shownViewAtom);
  const view = offeredFor(wanted);
  if (shown && shown !== view) {
    closePopupsOfElements();
    write(shownViewAtom, view);
    emit('view-change', { view });
  }
  void scrollAndFocus(mainElements[view]);
}

/** Shows only one view from now on; closes popups, and moves focus if it is in another view. */
function showAlone(view: View): void {
  const focused = focusedTag();
  closePopupsOfElements();
  write(shownViewAtom, view);
  if (Object.values(mainElements).some((element) => element === focused && element !== mainElements[view]))
    void scrollAndFocus(mainElements[view]);
}

/** The last history entry that was added, and the view of the entry before it. */
interface AddedEntry {
  address: string;
  length: number;
  viewBefore: View;
}

/** The view of the history entry before the current one, if known. */
function viewBefore(): View | undefined {
  const { added } = switchers();
  return added?.address === currentAddress() && added.length === historyLength()
    ? added.viewBefore
    : undefined;
}

const noteEntry = (before: View): void => {
  switchers().added = { address: currentAddress(), length: historyLength(), viewBefore: before };
};

/**
 * Writes the view to the hash, so that each press of Back changes the view. The hash may differ from the current view after
 * an arrival with an origin, or when the host has removed the element of a view.
 */
function enterView(view: View): void {
  const shown = read(shownViewAtom);
  const isNamed = !shown || viewOfHash(currentHash()) === shown;
  if (!isNamed && viewBefore() === shown) {
    // The previous entry shows the same view, so with this entry Back would change nothing.
    if (view === shown) goBack();
    else replaceHash(view);
    return;
  }
  if (!isNamed) replaceHash(shown);
  if (viewOfHash(currentHash()) === view) return;
  setHash(view);
  if (shown) noteEntry(shown);
}

/** Navigates to a view, with a history entry when views are in the hash (SHELL-02 … SHELL-04). */
export function goToView(view: View): void {
  if (isInAddress()) enterView(view);
  show(view);
}

interface Arrival {
  address: string;
  view: View;
}

/** Handles Back, Forward and links of the page. A hash without a view (`#content`, `#`) changes nothing. */
function followAddress(arrival: Arrival): void {
  // On another entry, drop the data of the last one: two entries with the same URL may differ.
  if (switchers().added?.address !== currentAddress()) switchers().added = undefined;
  const isBackAtArrival = currentAddress() === arrival.address;
  const view = viewOfHash(hashOfViews()) ?? (isBackAtArrival ? arrival.view : undefined);
  if (!view) return;
  if (offeredFor(view) !== read(shownViewAtom)) show(view);
  else switchers().wanted = view; // it may have no element yet
}

/** Handles added and removed elements: shows the wanted view as soon as it has an element. */
function followElements(): void {
  findOfferedViews();
  const view = offeredFor(switchers().wanted);
  const shown = read(shownViewAtom);
  if (!shown || shown === view) return;
  showAlone(view);
  emit('view-change', { view });
}

interface Switchers {
  /** Mounted while a view switcher is on the page. */
  presenceAtom: Atom<null>;
  /** Mounted while a view switcher that shows in all views is on the page. */
  navPresenceAtom: Atom<null>;
  /** Whether a view switcher was added before. If so, the URL determines the view for the next one. */
  hasBegun: boolean;
  /** The view that the shopper has chosen or arrived at; it may have no element yet. */
  wanted: View;
  added?: AddedEntry | undefined;
}

function presenceOf(onMount: () => () => void): Atom<null> {
  const presence = atom(null);
  presence.onMount = onMount;
  return presence;
}

const switchers = (): Switchers =>
  pageSingleton('viewSwitchers', (): Switchers => ({
    presenceAtom: presenceOf(showOneView),
    navPresenceAtom: presenceOf(() => {
      write(hasNavAtom, true);
      return () => {
        write(hasNavAtom, false);
      };
    }),
    hasBegun: false,
    wanted: 'plans',
  }));

/** Shows one view at a time from now on. Returns a function that shows all views again. */
function showOneView(): () => void {
  const current = switchers();
  const named = current.hasBegun ? viewOfHash(hashOfViews()) : undefined;
  const arrival: Arrival = { address: currentAddress(), view: named ?? initialView() };
  current.hasBegun = true;
  current.wanted = arrival.view;
  findOfferedViews();
  showAlone(offeredFor(arrival.view));
  const stopElements = onRootsChange(followElements);
  const stopAddress = onHashChange(() => {
    followAddress(arrival);
  });
  return () => {
    stopElements();
    stopAddress();
    write(shownViewAtom, null);
  };
}

const join = (presence: Atom<null>): (() => void) => store().sub(presence, () => undefined);

/**
 * Registers a view switcher; from now on one view shows at a time. Returns a function that unregisters it; after the last
 * one, all views show again.
 */
export const joinViewSwitchers = (): (() => void) => join(switchers().presenceAtom);

/** Whether the page has a view switcher that shows in all views. */
export const hasNavAtom = pageAtom('hasNav', false);

/**
 * Whether the tiles and the mobile prompt are hidden, because a nav has the same counts and links (`blocks.besideNav`).
 */
export const isReplacedByNavAtom = atom((get) => get(hasNavAtom) && !get(configAtom).blocks.besideNav);

/** Registers a view switcher that shows in all views. Returns a function that unregisters it. */
export function joinAsNav(): () => void {
  const leave = joinViewSwitchers();
  const leaveAsNav = join(switchers().navPresenceAtom);
  return () => {
    leaveAsNav();
    leave();
  };
}
