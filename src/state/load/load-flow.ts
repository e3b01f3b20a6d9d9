import { dispatchPageEvent, onWindowSize, windowWidth } from '../../browser/document-events';
import { readySignal, type LoadOutcome } from '../../browser/page';
import { shared } from '../../browser/shared';
import { localStore, sessionStore } from '../../browser/storage';
import type { Config } from '../../config/settings';
import { toNumber } from '../../domain/value';
import { parseFeatureFlags, readFeatureFlags, readServerTime } from '../../services/site-service';
import { currentConfig } from '../config';
import { recallExtraHelp } from '../extra-help';
import {
  featureFlagsAtom,
  identityAtom,
  isDrugsLoadedAtom,
  isMedsuppLoadedAtom,
  isPlansLoadedAtom,
  isProfileFailedAtom,
  isProvidersLoadedAtom,
  profileAtom,
  storedYearAtom,
  systemDateTimeAtom,
  windowWidthAtom,
} from '../page-state';
import { shownPlansAtom } from '../plans';
import { read, write } from '../store';
import { loadContent, loadDentalPlans } from './content';
import { loadEligibility } from './extra-help';
import { findIdentity } from './identity';
import { forgetPlanContent, giveUpOn, loadPlanContent } from './plan-content';
import { loadProfile } from './profile';
import { reportFailure } from './report';
import { within } from './within';

/*
 * The load flow (LOAD-10 … LOAD-28). Calls that need nothing from each other go out together; what they answer
 * takes effect in the specified order: flags, identity, date-time, active year, profile, plan content, building,
 * marker. See docs/load-flow.md for the picture.
 */

const loadFlags = [isPlansLoadedAtom, isDrugsLoadedAtom, isProvidersLoadedAtom, isMedsuppLoadedAtom];

async function loadFlagsOfPage(config: Config): Promise<void> {
  if (config.pageUtilityData) {
    write(featureFlagsAtom, parseFeatureFlags(config.pageUtilityData));
    return;
  }
  const answer = await readFeatureFlags(config);
  if (answer.ok) write(featureFlagsAtom, answer.value);
  else reportFailure(answer.failure, 'flags-failed');
}

async function loadServerTime(config: Config): Promise<void> {
  const answer = await readServerTime(config);
  if (answer.ok) write(systemDateTimeAtom, answer.value ?? null);
  else reportFailure(answer.failure, 'time-failed');
}

/** What pieces show of a profile, once the date rules know their date. */
async function buildContent(config: Config, timeKnown: Promise<unknown>): Promise<void> {
  write(isDrugsLoadedAtom, true);
  write(isProvidersLoadedAtom, true);
  await timeKnown;
  const hasDentist = read(profileAtom).providers.some(({ coverageType }) => coverageType === 'dental');
  const extras = Promise.all([loadEligibility(config), hasDentist ? loadDentalPlans(config) : undefined]);
  // Cards are complete with these, but do not depend on them.
  await Promise.all([
    loadPlanContent(config, read(shownPlansAtom)),
    within(extras, config.loading.toggleWaitMs),
  ]);
}

/**
 * Reads the profile and all that hangs on it. Ends when the cards can show, or when an answer is overdue: then
 * pieces show what is known, and what arrives later still takes effect. Answers whether there is a profile.
 */
async function build(config: Config, timeKnown: Promise<unknown>): Promise<boolean> {
  const { callWaitMs } = config.loading;
  let hasProfile = false;
  const profile = loadProfile(config).then((answer) => {
    hasProfile = answer;
  });
  const content = profile.then(() => (hasProfile ? buildContent(config, timeKnown) : undefined));
  if (!(await within(profile, callWaitMs))) write(isProfileFailedAtom, true);
  else if (!(await within(content, callWaitMs))) giveUpOn(read(shownPlansAtom));
  return hasProfile;
}

async function run(): Promise<LoadOutcome> {
  const config = currentConfig();
  const { toggleWaitMs, callWaitMs } = config.loading;
  write(storedYearAtom, toNumber(localStore.read(config.storageKeys.activeYear)) ?? null);
  onWindowSize(() => {
    write(windowWidthAtom, windowWidth());
  });

  const flags = within(loadFlagsOfPage(config), toggleWaitMs);
  const time = within(loadServerTime(config), callWaitMs);
  void loadContent(config);
  void recallExtraHelp(); // cards show its prices, also where no piece asks the question
  const identity = findIdentity(config).then((found) => {
    if (found) write(identityAtom, found);
    return found !== undefined;
  });
  const isInTime = await within(identity, callWaitMs);
  if (!isInTime || !(await identity)) {
    write(isProfileFailedAtom, true);
    // A sign-in that is only late still ends in the shopper's profile.
    void identity.then((isKnown) => (isKnown ? reloadPlans() : undefined));
    return finish(config, 'failure');
  }
  const hasProfile = await build(config, Promise.all([flags, time]));
  return finish(config, hasProfile ? 'success' : 'failure');
}

function finish(config: Config, outcome: LoadOutcome['outcome']): LoadOutcome {
  for (const flag of loadFlags) write(flag, true);
  sessionStore.write(config.storageKeys.flowCompleted, outcome);
  dispatchPageEvent('ready', { outcome });
  readySignal().resolve({ outcome });
  return { outcome };
}

/** Starts the page's one load flow; later calls, of any piece or copy of the bundle, join it. */
export const startLoadFlow = (): Promise<LoadOutcome> => shared('loadFlow', run);

let reloads = 0;

/** Reads the profile again and works everything out again. Of several at once the last one ends the loading. */
async function reload(): Promise<void> {
  const mine = ++reloads;
  await build(currentConfig(), Promise.resolve());
  if (mine !== reloads) return;
  for (const flag of loadFlags) write(flag, true);
}

/** `window.shopperProfile.refresh()`: the profile and what hangs on it, behind what is on the page. */
export function refreshProfile(): Promise<void> {
  forgetPlanContent();
  return reload();
}

/** After another year was chosen, or to try again: loading shows until the cards are there (PLANS-06). */
export function reloadPlans(): Promise<void> {
  write(isProfileFailedAtom, false);
  write(isPlansLoadedAtom, false);
  return reload();
}
