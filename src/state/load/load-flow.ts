import { finishesWithin, nextTask } from '../../browser/clock';
import { onWindowSize, windowWidth } from '../../browser/document-events';
import { emit } from '../../browser/emit';
import { whenFirstCardsShown } from '../../browser/first-cards';
import { onPageRestored } from '../../browser/history';
import { readySignal, type LoadOutcome } from '../../browser/page';
import { hasPageAnswers } from '../../browser/early-answers';
import { keepPlace } from '../../browser/place';
import { pageSingleton } from '../../browser/page-singleton';
import { sessionStore, onWrittenByOtherTab } from '../../browser/storage';
import { timed } from '../../browser/timing';
import type { Config } from '../../config/settings';
import { toNumber } from '../../domain/coerce';
import { currentConfig } from '../config';
import { recallExtraHelp } from '../shopper/extra-help';
import { forgetShopper } from '../shopper/forget-shopper';
import { forgetStored } from '../shopper/forget-stored';
import { identityAtom, isLoginFlowAtom } from '../shopper/identity';
import {
  markPending,
  isProfileShown,
  profileAtom,
  setProfileStatus,
  markLoaded,
} from '../profile/profile-state';
import { doTextsWait, readLongTexts } from '../profile/profile-texts';
import { windowWidthAtom } from '../page/screen';
import { storeUnsentEvents } from '../telemetry/unsent-events';
import { readStored } from '../shopper/stored-values';
import { currentShopper } from '../shopper/shopper';
import { recallSignedOut, rememberSignedOut } from '../shopper/signed-out';
import { read, write } from '../store';
import { featureFlagsAtom } from '../page/feature-flags';
import { storedYearAtom } from '../page/dates';
import { dentalPlanIds, featureFlags, serverTime, suppression } from './page-resources';
import { loadShownPlans } from '../plans/load-plans';
import { invalidateResources } from '../resource';
import { reportProblem } from '../report';
import { loadContent } from './content';
import { afterLoad } from './after-load';
import { tellHostOfData } from './external-login';
import { findIdentity } from './identity';
import { endSession, loadProfile } from './load-profile';
import { sessionEnd } from '../shopper/session-end';

declare module '../../browser/page-singleton' {
  interface PageValues {
    identifying: { now: Promise<boolean> | undefined };
    loadFlow: Promise<LoadOutcome>;
    reloads: { last: number };
  }
}

/*
 * The load flow (LOAD-10 … LOAD-43), drawn in docs/load-flow.md: `run` is the picture from top to bottom. Calls that
 * need nothing from each other go out together; what they answer takes effect in the specified order.
 */

/** Beside the flow, so that the page's global finds both in one file. */
export { go } from '../shopper/go';

/** What is on its way while the profile is read. */
interface Underway {
  /** Feature flags, however late. */
  flags: Promise<unknown>;
  /** Flags and date-time, or the end of the time that rules wait for them. */
  dateRules: Promise<unknown>;
  /** The Extra Help record does not hang on what is read again. */
  isExtraHelpAsked: boolean;
}

const nothingUnderway: Underway = {
  flags: Promise.resolve(),
  dateRules: Promise.resolve(),
  isExtraHelpAsked: false,
};

const identifying = (): { now: Promise<boolean> | undefined } =>
  pageSingleton('identifying', () => ({ now: undefined }));

/** Who it is, once known; asked again only after a sign-in that failed. */
async function identify(config: Config): Promise<boolean> {
  if (read(identityAtom)) return true;
  const find = async (): Promise<boolean> => {
    const identity = await findIdentity(config);
    if (identity) {
      write(identityAtom, identity);
      recallSignedOut(currentShopper().uuid !== undefined);
      write(storedYearAtom, toNumber(readStored('activeYear')) ?? null);
      void recallExtraHelp(); // cards show its prices, also where no piece asks the question
    }
    identifying().now = undefined;
    return identity !== undefined;
  };
  return (identifying().now ??= find());
}

/** Steps that few shoppers need come in files of their own. */
async function onDemand<Step>(files: Promise<Step>, run: (step: Step) => unknown): Promise<void> {
  const step = await files.catch(() => {
    reportProblem('a part of the load flow could not be loaded', 'load-failed');
  });
  if (step) await run(step);
}

/** Members alone have an Extra Help record, and only flags, however late, say that it may be read (LOAD-15). */
async function loadExtraHelpRecord({ flags, isExtraHelpAsked }: Underway): Promise<void> {
  if (isExtraHelpAsked || !currentShopper().isMember) return;
  await flags;
  if (!currentShopper().may.readExtraHelpRecord) return;
  await onDemand(import('./eligibility'), ({ loadEligibility }) => loadEligibility());
}

/** Nothing to read for those who have no supplement and no recommendation. */
async function loadProfileTexts(config: Config): Promise<void> {
  const { medsuppData, preData } = read(profileAtom);
  const hasSome = [medsuppData, preData].some((text) => text !== undefined && text !== '{}');
  if (!hasSome) return;
  await finishesWithin(
    onDemand(import('./profile-texts'), (step) => step.loadProfileTexts(config)),
    config.loading.callWaitMs,
  );
  if (!doTextsWait()) return;
  readLongTexts(); // the file has not come; nothing waits for it for ever
  await loadShownPlans();
}

const applications = () => import('../applications/load-applications');

/** What the applications are and where they stand: nothing to load for guests without any. */
async function loadApplications(): Promise<void> {
  if (read(profileAtom).enrollments.length > 0 || currentShopper().may.loadSavedApplication)
    await onDemand(applications(), (step) => step.loadApplications());
}

/** What pieces show of a profile, once the date rules know their date. */
async function buildContent(config: Config, underway: Underway): Promise<void> {
  await underway.dateRules;
  markLoaded('dates');
  const hasDentist = read(profileAtom).providers.some(({ coverageType }) => coverageType === 'dental');
  const record = loadExtraHelpRecord(underway);
  const dentalPlans = hasDentist ? dentalPlanIds.load('') : undefined;
  // Cards are complete with these, but do not depend on them; flags that are late have had their time already.
  const extras = Promise.all([read(featureFlagsAtom) && record, dentalPlans, loadApplications()]);
  await Promise.all([loadShownPlans(), finishesWithin(extras, config.loading.toggleWaitMs)]);
}

/**
 * Shows the profile that is on its way and all that hangs on it. Ends when the cards can show, or when an answer is
 * overdue: then pieces show what is known, and what arrives later still takes effect.
 */
async function show(config: Config, profile: Promise<boolean>, underway: Underway): Promise<void> {
  const { callWaitMs } = config.loading;
  const content = profile.then((hasProfile) => (hasProfile ? buildContent(config, underway) : undefined));
  if (!(await finishesWithin(profile, callWaitMs))) {
    setProfileStatus(isProfileShown() ? 'shown' : 'failed');
    return;
  }
  await underway.dateRules; // content is requested after them, and has its time from then on
  await finishesWithin(content, callWaitMs);
}

/** What comes to the account by itself: a member's items, and at sign-in, if configured, a guest's own. */
async function bringItems(config: Config, underway: Underway): Promise<void> {
  await underway.dateRules;
  const readAgain = (): Promise<void> =>
    show(config, loadProfile(config), { ...nothingUnderway, isExtraHelpAsked: true });
  if (config.guest.mergeOnSignIn && read(isLoginFlowAtom))
    await onDemand(import('./guest-merge'), ({ mergeGuestItems }) => mergeGuestItems(config, readAgain));
  if (currentShopper().may.importItems)
    await onDemand(import('./member-import'), ({ importMemberItems }) =>
      importMemberItems(config, readAgain),
    );
}

/** Reads the profile of somebody who was not known before, shows it and brings in items. Returns whether there is one. */
async function open(config: Config, underway: Underway): Promise<boolean> {
  const found = { profile: false };
  markPending('plans');
  if (currentShopper().may.loadMedsuppEnrollment)
    void onDemand(applications(), (step) => step.loadSupplementApplication());
  const profile = loadProfile(config).then((answer) => (found.profile = answer));
  const items = profile.then((answer) => (answer ? bringItems(config, underway) : undefined));
  await show(config, profile, underway);
  markLoaded('plans'); // the cards wait for no items
  if (found.profile) await Promise.all([loadProfileTexts(config), items]);
  return found.profile;
}

async function run(): Promise<LoadOutcome> {
  const config = currentConfig();
  const { toggleWaitMs, callWaitMs } = config.loading;
  if (hasPageAnswers())
    await finishesWithin(
      onDemand(import('./page-answers'), (step) => {
        step.keepPageAnswers(config);
      }),
      callWaitMs,
    );
  onWindowSize(() => {
    write(windowWidthAtom, windowWidth());
  });
  // What the shopper did on the pages in between is not on a page that is as it was left.
  onPageRestored(() => void refreshProfile());
  onWrittenByOtherTab(config.storageKeys.signedOut, () => {
    const wasSignedIn = currentShopper().uuid !== undefined;
    forgetStored([sessionStore]);
    goOnAsGuest();
    if (wasSignedIn) rememberSignedOut();
  });

  sessionEnd().handle = () => {
    void endSession(config);
    void reload();
  };

  const flags = featureFlags.load('');
  const dateRules = Promise.all([
    finishesWithin(flags, toggleWaitMs),
    finishesWithin(serverTime.load(''), callWaitMs),
  ]);
  const underway: Underway = { flags, dateRules, isExtraHelpAsked: false };
  // In a task of its own, so that no single one keeps the page busy.
  const content = nextTask().then(loadContent);
  const isContentSettled = finishesWithin(content, callWaitMs);

  const identity = identify(config);
  const isInTime = await finishesWithin(identity, callWaitMs);
  if (!isInTime || !(await identity)) {
    setProfileStatus('failed');
    // A sign-in that is only late still ends in the shopper's profile.
    void identity.then((isKnown) => isKnown && open(config, underway));
    return finish(config, 'failure', isContentSettled);
  }

  const hasProfile = await open(config, underway);
  return finish(config, hasProfile ? 'success' : 'failure', isContentSettled);
}

async function finish(
  config: Config,
  outcome: LoadOutcome['outcome'],
  isContentSettled?: Promise<unknown>,
): Promise<LoadOutcome> {
  markLoaded('dates', 'plans', 'supplement');
  await isContentSettled;
  sessionStore.write(config.storageKeys.flowCompleted, outcome);
  emit('ready', { outcome });
  tellHostOfData(config, outcome);
  void afterLoad(config);
  readySignal().resolve({ outcome });
  return { outcome };
}

/** Starts the page's one load flow; later calls, of any piece or copy of the bundle, join it. */
export const startLoadFlow = (): Promise<LoadOutcome> =>
  pageSingleton('loadFlow', () => {
    storeUnsentEvents();
    const { storageKeys, views } = currentConfig();
    const loaded = timed('load-flow', run).catch(() => {
      reportProblem('the load flow failed', 'load-failed');
      if (!isProfileShown()) setProfileStatus('failed');
      return finish(currentConfig(), 'failure');
    });
    if (views.restorePlace) void keepPlace(storageKeys.place, Promise.race([whenFirstCardsShown(), loaded]));
    return loaded;
  });

const reloads = () => pageSingleton('reloads', () => ({ last: 0 }));

/** Reads the profile again and works everything out again. Of several at once the last one ends the loading. */
async function reload(flag?: string): Promise<void> {
  const config = currentConfig();
  const number = (reloads().last += 1);
  const wasKnown = read(identityAtom) !== null;
  if (!(await identify(config))) setProfileStatus('failed');
  else if (wasKnown) await show(config, loadProfile(config, flag), nothingUnderway);
  else await open(config, nothingUnderway);
  if (reloads().last === number) markLoaded('dates', 'plans', 'supplement');
  await loadProfileTexts(config);
}

/** The shopper has signed out, here or in another tab. */
export function goOnAsGuest(): void {
  forgetShopper();
  void reload();
}

/**
 * `window.shopperProfile.refresh()`: the profile and what hangs on it, behind what is on the page. With a flag, the service
 * hears why (IDENT-30).
 */
export function refreshProfile(flag?: string): Promise<void> {
  invalidateResources();
  void suppression.load(''); // only if it has failed before
  return timed('refresh', () => reload(flag));
}

/** After another year was chosen, or to try again: loading shows until the cards are there (PLANS-06). */
export function reloadPlans(): Promise<void> {
  setProfileStatus(isProfileShown() ? 'rereading' : 'reading');
  markPending('plans');
  return reload();
}
