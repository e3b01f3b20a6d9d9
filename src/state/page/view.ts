import { atom, type Atom } from 'jotai/vanilla';
import { emit } from '../../browser/emit';
import { focusedTag } from '../../browser/focus';
import { currentAddress, goBack, historyLength, replaceHash } from '../../browser/history';
import { currentHash, onHashChange, sameOriginReferrer, setHash, urlOfHash } from '../../browser/navigation';
import { inRoots, onRootsChange } from '../../browser/roots';
import { scrollAndFocus } from '../../browser/scroll-target';
import { pageSingleton } from '../../browser/page-singleton';
import { sessionStore } from '../../browser/storage';
import {
  initialViewOf,
  isHashForViews,
  originOf,
  viewOfHash,
  views,
  type Origin,
  type View,
} from '../../domain/shopper/view';
import { configAtom } from '../config';
import { closePopupsOfElements } from '../popups/popups';
import { shownViewAtom } from './shown-view';
import { routeUrlAtom } from './routes';
import { pageAtom, read, store, write } from '../store';

declare module '../../browser/page-singleton' {
  interface PageValues {
    viewSwitchers: Switchers;
  }
}

/** Where the shopper came from: the configuration, else session storage, else the page before on this site (contract §7). */
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

/** The hash where the site lets it name views (`views.address`), else ''. */
const hashOfViews = (): string => (read(configAtom).views.address === 'hash' ? currentHash() : '');

/** Whether a change of view may change the address. */
const isInAddress = (): boolean => read(configAtom).views.address === 'hash' && isHashForViews(currentHash());

/** Address of this page with a view; as it is where views are kept out of the address. */
export const urlOfView = (view: View): string => urlOfHash(isInAddress() ? `#${view}` : currentHash());

/** LOAD-44 … LOAD-46; no atom, because the address is no state that one could depend on. */
const initialView = (): View =>
  initialViewOf(hashOfViews(), read(originAtom), read(configAtom).initialView.hashFirst);

/** The piece whose heading is that of the view. */
const mainPieces: Record<View, string> = {
  plans: 'shopper-profile-plans',
  drugs: 'shopper-profile-drugs',
  providers: 'shopper-profile-doctors',
};

/** The page tag has a piece for every view. */
const viewsOnPage = (): readonly View[] =>
  views.filter((view) => inRoots(`${mainPieces[view]},shopper-profile-page`).length > 0);

/** As they were found when pieces last came or went. */
const foundViewsAtom = pageAtom<readonly View[] | null>('offeredViews', null);

/**
 * Views that have a piece on the page, now or later: any other would be an empty screen. What switches views has its links
 * with its first paint, before anything has come or gone.
 */
export const offeredViewsAtom = atom((get) => get(foundViewsAtom) ?? viewsOnPage());

function findOfferedViews(): void {
  const offered = viewsOnPage();
  if (offered.join() !== read(offeredViewsAtom).join()) write(foundViewsAtom, offered);
}

/** What shows for a view: until it has a piece, the first view that has one. */
function offeredFor(view: View): View {
  const offered = read(offeredViewsAtom);
  return offered.includes(view) ? view : (offered[0] ?? view);
}

/**
 * Shows a view, tells the host, and moves focus to the view's heading, which a screen reader then reads. Where nothing
 * switches views, all of them show already.
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
  void scrollAndFocus(mainPieces[view]);
}

/** Something on the page shows one view at a time from now on: popups and focus do not stay behind in another one. */
function showAlone(view: View): void {
  const focused = focusedTag();
  closePopupsOfElements();
  write(shownViewAtom, view);
  if (Object.values(mainPieces).some((piece) => piece === focused && piece !== mainPieces[view]))
    void scrollAndFocus(mainPieces[view]);
}

/** The entry of the history that was added last, and the view that the entry before it shows. */
interface AddedEntry {
  address: string;
  length: number;
  viewBefore: View;
}

/** The view of the entry before the present one, where it is known. */
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
 * Names the view in the address, so that each press of Back changes what shows. The address may name another view than the
 * one that shows: after arriving with an origin, or when the host has removed the piece of the view.
 */
function enterView(view: View): void {
  const shown = read(shownViewAtom);
  const isNamed = !shown || viewOfHash(currentHash()) === shown;
  if (!isNamed && viewBefore() === shown) {
    // The entry before shows the same: this one is of no use to the shopper.
    if (view === shown) goBack();
    else replaceHash(view);
    return;
  }
  if (!isNamed) replaceHash(shown);
  if (viewOfHash(currentHash()) === view) return;
  setHash(view);
  if (shown) noteEntry(shown);
}

/** Goes to a view, with an entry in the history where views are in the address (SHELL-02 … SHELL-04). */
export function goToView(view: View): void {
  if (isInAddress()) enterView(view);
  show(view);
}

interface Arrival {
  address: string;
  view: View;
}

/** Back and Forward, and links of the page itself. A hash that names no view (`#content`, `#`) changes nothing. */
function followAddress(arrival: Arrival): void {
  // Another entry: what is known of the last one need not hold for one of the same address.
  if (switchers().added?.address !== currentAddress()) switchers().added = undefined;
  const isBackAtArrival = currentAddress() === arrival.address;
  const view = viewOfHash(hashOfViews()) ?? (isBackAtArrival ? arrival.view : undefined);
  if (!view) return;
  if (offeredFor(view) !== read(shownViewAtom)) show(view);
  else switchers().wanted = view; // it has no piece yet
}

/** Pieces come and go. What the shopper has gone to, or has arrived at, shows as soon as it has a piece. */
function followPieces(): void {
  findOfferedViews();
  const view = offeredFor(switchers().wanted);
  const shown = read(shownViewAtom);
  if (!shown || shown === view) return;
  showAlone(view);
  emit('view-change', { view });
}

interface Switchers {
  /** Mounted while a piece that switches views is on the page. */
  presenceAtom: Atom<null>;
  /** Mounted while one of them shows in all views. */
  navPresenceAtom: Atom<null>;
  /** The first one has come: from then on the address says where the shopper has gone since. */
  hasBegun: boolean;
  /** What the shopper has gone to, or has arrived at: it may have no piece yet. */
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

/** From now on one view shows at a time. Returns how to show all of them again. */
function showOneView(): () => void {
  const current = switchers();
  const named = current.hasBegun ? viewOfHash(hashOfViews()) : undefined;
  const arrival: Arrival = { address: currentAddress(), view: named ?? initialView() };
  current.hasBegun = true;
  current.wanted = arrival.view;
  findOfferedViews();
  showAlone(offeredFor(arrival.view));
  const stopPieces = onRootsChange(followPieces);
  const stopAddress = onHashChange(() => {
    followAddress(arrival);
  });
  return () => {
    stopPieces();
    stopAddress();
    write(shownViewAtom, null);
  };
}

const join = (presence: Atom<null>): (() => void) => store().sub(presence, () => undefined);

/**
 * A piece that switches views has come to the page: from now on one view shows at a time. Returns how to leave; when
 * the last one has left, all views show again.
 */
export const joinViewSwitchers = (): (() => void) => join(switchers().presenceAtom);

/** Something on the page leads back to every view, whichever shows. */
export const hasNavAtom = pageAtom('hasNav', false);

/** A view switcher that shows in all views has come to the page. Returns how to leave. */
export function joinAsNav(): () => void {
  const leave = joinViewSwitchers();
  const leaveAsNav = join(switchers().navPresenceAtom);
  return () => {
    leaveAsNav();
    leave();
  };
}
