import { warnOnce } from '../../browser/logger';
import { localStore, parseJson, sessionStore } from '../../browser/storage';
import { timed } from '../../browser/timing';
import type { Config } from '../../config/settings';
import { emptyProfile, type Profile, type User } from '../../domain/profile/profile';
import { logout, parseProfile, readProfile, wireProfileOf } from '../../services/profile-service';
import { go } from '../page/go';
import { forgetShopper } from '../shopper/forget-shopper';
import { sameShopper } from '../shopper/identity';
import { withoutSupplements } from '../plans/saved-supplements';
import { isProfileShown, profileAtom, setProfileStatus, wireProfileAtom } from '../profile/profile';
import { isLastRead, numberOfRead, takeAnswer } from '../reads';
import { removalsSoFar, wasRemovedSince, wasUndoneSince, type RemovableKind } from '../saved-items/removal';
import { listWithout } from '../saved-items/saved-items';
import { forgetRemembered } from '../shopper/remembered';
import { rememberSignedOut } from '../shopper/signed-out';
import { currentShopper } from '../shopper/shopper';
import { write } from '../store';
import { keepPlansCopy } from '../profile/profile-copy';
import { becomeGuest } from './identity';
import { loadShownPlans } from './plan-content';
import { reportFailure, reportProblem } from './report';
import { settlesWithin } from './time-limit';

/** A guest's profile lives in this browser (LOAD-35); one that cannot be parsed is logged only (ERR-10, ERRB-14). */
function readGuestProfile(config: Config): Profile {
  const text = localStore.read(config.storageKeys.guestProfile);
  if (text === undefined) return emptyProfile;
  const profile = parseProfile(parseJson(text));
  if (!profile) reportProblem('the stored profile cannot be parsed', 'stored-profile-unreadable');
  return profile ?? emptyProfile;
}

/** An answer may be older than a removal that has succeeded meanwhile: it never brings the item back. */
function withoutRemoved(profile: Profile, readStartedAt: number): Profile {
  const kept = (kind: RemovableKind) =>
    listWithout(kind, profile, (key) => wasRemovedSince(kind, key, readStartedAt));
  const left = { ...profile, ...kept('plan'), ...kept('drug'), ...kept('doctor') };
  if (removalsSoFar() === readStartedAt) return left; // the text of the supplements may be long
  return withoutSupplements(left, (key) => wasRemovedSince('plan', key, readStartedAt));
}

async function signOutQuietly(config: Config): Promise<void> {
  const answer = await logout(config);
  if (!answer.ok) reportFailure(answer.failure, 'logout-failed');
}

/** An agent who has opened the profile of somebody who is no member leaves a marker (ROLES-12). */
function noteKind({ storageKeys }: Config, { telesalesProfileType }: User): void {
  const { isAgentFlow, isMember, telesales } = currentShopper();
  if (telesalesProfileType !== undefined && !telesales)
    reportProblem('the telesales profile type is not configured', 'telesales-type-unknown');
  if (isAgentFlow && !isMember) sessionStore.write(storageKeys.notMember, 'true');
  else sessionStore.remove(storageKeys.notMember);
}

/** Logs out. The page goes on for a guest at once, and later visits do not meet the ended session again (ERR-02). */
export function endSession(config: Config): Promise<void> {
  const logoutCall = signOutQuietly(config);
  forgetRemembered();
  sessionStore.remove(config.storageKeys.signInCode);
  forgetShopper(becomeGuest(config));
  rememberSignedOut();
  return logoutCall;
}

/** The account is missing: logs out, shows what a guest has, and asks the shopper to sign in again (LOAD-26, ERR-03). */
async function endWithoutProfile(config: Config, mayHaveAccount: boolean): Promise<void> {
  reportProblem('the profile has no userDetails', 'profile-missing');
  const logoutCall = endSession(config);
  showProfile(readGuestProfile(config));
  void loadShownPlans();
  await settlesWithin(logoutCall, config.loading.callWaitMs);
  if (mayHaveAccount) go('signIn');
}

function showProfile(profile: Profile): true {
  if (profile.drugs.length > 0 && profile.pharmacyNumber === undefined) warnOnce('no pharmacy data found'); // ERR-08
  write(profileAtom, profile);
  setProfileStatus('shown');
  return true;
}

/**
 * Reads the profile of whoever the page is for and shows it. Returns whether there is one. An ended session means going
 * on as a guest, once (ERR-02, OPEN-A106).
 */
export async function loadProfile(config: Config, flag?: string): Promise<boolean> {
  const { uuid } = currentShopper();
  setProfileStatus(isProfileShown() ? 'rereading' : 'reading');
  if (uuid === undefined) return showProfile(readGuestProfile(config));
  const isTheirs = sameShopper();
  const startedAt = removalsSoFar();
  const number = numberOfRead('profile');
  const answer = await timed('profile', () => readProfile(config, uuid, 'all', flag));
  if (!isTheirs()) return true; // signed out meanwhile
  if (!answer.ok) {
    reportFailure(answer.failure, 'profile-failed');
    if (answer.failure.isInvalidSession) {
      void endSession(config);
      return loadProfile(config);
    }
    const isKnown = isProfileShown(); // what is known stays
    if (isLastRead('profile', number)) setProfileStatus(isKnown ? 'shown' : 'failed');
    return isKnown;
  }
  const profile = answer.value;
  if (profile?.user === undefined) {
    await endWithoutProfile(config, profile !== undefined);
    return false;
  }
  if (wasUndoneSince(startedAt)) return loadProfile(config, flag); // it may lack what has been put back meanwhile
  if (!takeAnswer('profile', number)) return true;
  write(wireProfileAtom, wireProfileOf(profile));
  showProfile(withoutRemoved(profile, startedAt));
  noteKind(config, profile.user);
  keepPlansCopy();
  return true;
}
