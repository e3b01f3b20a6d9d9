import { finishesWithin, nextTask } from '../../browser/clock';
import { onWindowSize, windowWidth } from '../../browser/document-events';
import { emit } from '../../browser/emit';
import { whenFirstCardsShown } from '../../browser/first-cards';
import { onPageRestored } from '../../browser/history';
import { readySignal, type LoadOutcome } from '../../browser/page';
import { hasPageResponses } from '../../browser/early-responses';
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
import { notifyHostOfData } from './external-login';
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
 * The load flow (LOAD-10 … LOAD-43): `run` follows the diagram in docs/load-flow.md from top to bottom. Independent requests
 * are sent in parallel; their responses take effect in the specified order.
 */

/** Exported here so that `window.shopperProfile` loads `go` and the load flow in one chunk. */
export { go } from '../shopper/go';

/** Requests that are pending while the profile is read. */
interface Underway {
  /** Settles with the feature flags, even if they are late. */
  flags: Promise<unknown>;
  /** Settles when feature flags and server time have loaded or timed out. */
  dateRules: Promise<unknown>;
  /** Settles with the Extra Help record. Null before its request; a profile that is read again does not repeat it. */
  record: Promise<unknown> | null;
}

const nothingUnderway: Underway = {
  flags: Promise.resolve(),
  dateRules: Promise.resolve(),
  record: null,
};

const identifying = (): { now: Promise<boolean> | undefined } =>
  pageSingleton('identifying', () => ({ now: undefined }));

/** Identifies the shopper, once; only a failed sign-in is retried. Returns whether the identity is known. */
async function identify(config: Config): Promise<boolean> {
  if (read(identityAtom)) return true;
  const find = async (): Promise<boolean> => {
    const identity = await findIdentity(config);
    if (identity) {
      write(identityAtom, identity);
      recallSignedOut(currentShopper().uuid !== undefined);
      write(storedYearAtom, toNumber(readStored('activeYear')) ?? null);
      void recallExtraHelp(); // cards show prices with it, even without the element that asks the question
    }
    identifying().now = undefined;
    return identity !== undefined;
  };
  return (identifying().now ??= find());
}

/** Runs a step that few shoppers need; it is in a chunk of its own. */
async function onDemand<Step>(files: Promise<Step>, run: (step: Step) => unknown): Promise<void> {
  const step = await files.catch(() => {
    reportProblem('a part of the load flow could not be loaded', 'load-failed');
  });
  if (step) await run(step);
}

/** Loads the Extra Help record: only for members, and only if a feature flag, possibly late, allows it (LOAD-15). */
async function loadExtraHelpRecord({ flags }: Underway): Promise<void> {
  if (!currentShopper().isMember) return;
  await flags;
  if (!currentShopper().may.readExtraHelpRecord) return;
  await onDemand(import('./eligibility'), ({ loadEligibility }) => loadEligibility());
}

/** Parses the JSON texts of the profile, if the shopper has a supplement or a recommendation. */
async function loadProfileTexts(config: Config): Promise<void> {
  const { medsuppData, preData } = read(profileAtom);
  const hasSome = [medsuppData, preData].some((text) => text !== undefined && text !== '{}');
  if (!hasSome) return;
  await finishesWithin(
    onDemand(import('./profile-texts'), (step) => step.loadProfileTexts(config)),
    config.loading.callWaitMs,
  );
  if (!doTextsWait()) return;
  readLongTexts(); // the chunk has failed to load or timed out: parse the texts without waiting for it
  await loadShownPlans();
}

const applications = () => import('../applications/load-applications');

/** Loads the applications and their statuses; a guest without enrollments has none. */
async function loadApplications(): Promise<void> {
  if (read(profileAtom).enrollments.length > 0 || currentShopper().may.loadSavedApplication)
    await onDemand(applications(), (step) => step.loadApplications());
}

/** Loads what elements show of a profile, after the date rules have settled. */
async function buildContent(config: Config, underway: Underway): Promise<void> {
  const { toggleWaitMs } = config.loading;
  await underway.dateRules;
  const hasDentist = read(profileAtom).providers.some(({ coverageType }) => coverageType === 'dental');
  underway.record ??= loadExtraHelpRecord(underway);
  const dentalPlans = hasDentist ? dentalPlanIds.load('') : undefined;
  // Cards can render without these, so the wait is short. If the flags are late, their timeout has passed already: do not wait.
  const knownRecord = Promise.resolve(read(featureFlagsAtom) && underway.record);
  const extras = Promise.all([knownRecord, dentalPlans, loadApplications()]);
  void finishesWithin(knownRecord, toggleWaitMs).then(() => {
    markLoaded('activePlan');
  });
  await Promise.all([loadShownPlans(), finishesWithin(extras, toggleWaitMs)]);
}

/**
 * Shows a pending profile and the content that depends on it. Resolves when the cards can render, or when a request times out;
 * then elements show without it, and a late response still takes effect.
 */
async function show(config: Config, profile: Promise<boolean>, underway: Underway): Promise<void> {
  const { callWaitMs } = config.loading;
  const content = profile.then((hasProfile) => (hasProfile ? buildContent(config, underway) : undefined));
  if (!(await finishesWithin(profile, callWaitMs))) {
    setProfileStatus(isProfileShown() ? 'shown' : 'failed');
    return;
  }
  await underway.dateRules; // content is requested after them, so its timeout starts here
  await finishesWithin(content, callWaitMs);
}

/** Adds items to the account: the import of a member, and at sign-in, if configured, a guest's saved items. */
async function bringItems(config: Config, underway: Underway): Promise<void> {
  await underway.dateRules;
  const readAgain = (): Promise<void> =>
    show(config, loadProfile(config), { ...nothingUnderway, record: underway.record });
  if (config.guest.mergeOnSignIn && read(isLoginFlowAtom))
    await onDemand(import('./guest-merge'), ({ mergeGuestItems }) => mergeGuestItems(config, readAgain));
  if (currentShopper().may.importItems)
    await onDemand(import('./member-import'), ({ importMemberItems }) =>
      importMemberItems(config, readAgain),
    );
}

/** Reads and shows the profile of a newly identified shopper, and adds items to it. Returns whether there is a profile. */
async function open(config: Config, underway: Underway): Promise<boolean> {
  const found = { profile: false };
  markPending('plans');
  if (currentShopper().may.loadMedsuppEnrollment)
    void onDemand(applications(), (step) => step.loadSupplementApplication());
  const profile = loadProfile(config).then((response) => (found.profile = response));
  const items = profile.then((response) => (response ? bringItems(config, underway) : undefined));
  await show(config, profile, underway);
  markLoaded('plans'); // cards do not wait for added items
  if (found.profile) await Promise.all([loadProfileTexts(config), items]);
  return found.profile;
}

async function run(): Promise<LoadOutcome> {
  const config = currentConfig();
  const { toggleWaitMs, callWaitMs } = config.loading;
  if (hasPageResponses())
    await finishesWithin(
      onDemand(import('./page-responses'), (step) => {
        step.keepPageResponses(config);
      }),
      callWaitMs,
    );
  onWindowSize(() => {
    write(windowWidthAtom, windowWidth());
  });
  // A page from the back/forward cache is outdated: the shopper may have changed saved items on other pages.
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
  const underway: Underway = { flags, dateRules, record: null };
  // In a task of its own, to avoid a long task.
  const content = nextTask().then(loadContent);
  const isContentSettled = finishesWithin(content, callWaitMs);

  const identity = identify(config);
  const isInTime = await finishesWithin(identity, callWaitMs);
  if (!isInTime || !(await identity)) {
    setProfileStatus('failed');
    // A late sign-in still takes effect.
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
  markLoaded('activePlan', 'plans', 'supplement');
  await isContentSettled;
  sessionStore.write(config.storageKeys.flowCompleted, outcome);
  emit('ready', { outcome });
  notifyHostOfData(config, outcome);
  void afterLoad(config);
  readySignal().resolve({ outcome });
  return { outcome };
}

/** Starts the load flow, once per page; later calls by any element or copy of the bundle return the same promise. */
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

/** Reads the profile again and updates everything. Of several concurrent reloads, only the last one ends the loading state. */
async function reload(flag?: string): Promise<void> {
  const config = currentConfig();
  const number = (reloads().last += 1);
  const wasKnown = read(identityAtom) !== null;
  if (!(await identify(config))) setProfileStatus('failed');
  else if (wasKnown) await show(config, loadProfile(config, flag), { ...nothingUnderway });
  else await open(config, { ...nothingUnderway });
  if (reloads().last === number) markLoaded('activePlan', 'plans', 'supplement');
  await loadProfileTexts(config);
}

/** Continues as a guest after a sign-out in this or another tab. */
export function goOnAsGuest(): void {
  forgetShopper();
  void reload();
}

/**
 * `window.shopperProfile.refresh()`: reads the profile and everything that depends on it again, while the page keeps showing
 * the current data. `flag` tells the service the reason (IDENT-30).
 */
export function refreshProfile(flag?: string): Promise<void> {
  invalidateResources();
  void suppression.load(''); // sends a request only if the last one has failed
  return timed('refresh', () => reload(flag));
}

/** Reads the profile again for another year or a retry; the loading state shows until the cards render (PLANS-06). */
export function reloadPlans(): Promise<void> {
  setProfileStatus(isProfileShown() ? 'rereading' : 'reading');
  markPending('plans');
  return reload();
}
