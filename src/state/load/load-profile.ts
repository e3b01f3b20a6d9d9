import { finishesWithin } from '../../browser/clock';
import { warnOnce } from '../../browser/logger';
import { localStore, parseJson, sessionStore } from '../../browser/storage';
import { timed } from '../../browser/timing';
import type { Config } from '../../config/settings';
import { emptyProfile, type Profile, type User } from '../../domain/profile/profile';
import { logout, parseProfile, readProfile, wireProfileOf } from '../../services/profile-service';
import { go } from '../shopper/go';
import { forgetShopper } from '../shopper/forget-shopper';
import { withoutSupplements } from '../plans/saved-supplements';
import { isProfileShown, profileAtom, setProfileStatus, wireProfileAtom } from '../profile/profile-state';
import { resourceStates, isOnItsWay } from '../resource-states';
import { resource } from '../resource';
import { removalsSoFar, wasRemovedSince, wasUndoneSince, type RemovableKind } from '../profile/wishes';
import { listWithout } from '../saved-items/saved-items';
import { removeStored } from '../shopper/stored-values';
import { rememberSignedOut } from '../shopper/signed-out';
import { currentShopper } from '../shopper/shopper';
import { read, write } from '../store';
import { keepPlansCopy } from '../plans/plans-copy';
import { becomeGuest } from './identity';
import { loadShownPlans } from '../plans/load-plans';
import { reportFailure, reportProblem } from '../report';

/** Reads a guest's profile from this browser (LOAD-35); an invalid one is reported and counts as empty (ERR-10, ERRB-14). */
function readGuestProfile(config: Config): Profile {
  const text = localStore.read(config.storageKeys.guestProfile);
  if (text === undefined) return emptyProfile;
  const profile = parseProfile(parseJson(text));
  if (!profile) reportProblem('the stored profile cannot be parsed', 'stored-profile-unreadable');
  return profile ?? emptyProfile;
}

/** Leaves out items that were removed after the read was sent, so that a stale response does not restore them. */
function withoutRemoved(profile: Profile, readStartedAt: number): Profile {
  const kept = (kind: RemovableKind) =>
    listWithout(kind, profile, (key) => wasRemovedSince(kind, key, readStartedAt));
  const left = { ...profile, ...kept('plan'), ...kept('drug'), ...kept('doctor') };
  if (removalsSoFar() === readStartedAt) return left; // the text of the supplements may be long
  return withoutSupplements(left, (key) => wasRemovedSince('plan', key, readStartedAt));
}

async function signOutQuietly(config: Config): Promise<void> {
  const response = await logout(config);
  if (!response.ok) reportFailure(response.failure, 'logout-failed');
}

/** Stores a marker if an agent has opened the profile of a nonmember (ROLES-12); reports an unknown telesales type. */
function noteKind({ storageKeys }: Config, { telesalesProfileType }: User): void {
  const { isAgentFlow, isMember, telesales } = currentShopper();
  if (telesalesProfileType !== undefined && !telesales)
    reportProblem('the telesales profile type is not configured', 'telesales-type-unknown');
  if (isAgentFlow && !isMember) sessionStore.write(storageKeys.notMember, 'true');
  else sessionStore.remove(storageKeys.notMember);
}

/** Logs out. The page continues as a guest immediately, and the identity record is replaced for later visits, too (ERR-02). */
export function endSession(config: Config): Promise<void> {
  const logoutCall = signOutQuietly(config);
  removeStored();
  sessionStore.remove(config.storageKeys.signInCode);
  forgetShopper(becomeGuest(config));
  rememberSignedOut();
  return logoutCall;
}

/** The account is missing: logs out, shows the guest's profile, and navigates to the sign-in (LOAD-26, ERR-03). */
async function endWithoutProfile(config: Config, mayHaveAccount: boolean): Promise<void> {
  reportProblem('the profile has no userDetails', 'profile-missing');
  const logoutCall = endSession(config);
  showProfile(readGuestProfile(config));
  void loadShownPlans();
  await finishesWithin(logoutCall, config.loading.callWaitMs);
  if (mayHaveAccount) go('signIn');
}

function showProfile(profile: Profile): true {
  if (profile.drugs.length > 0 && profile.pharmacyNumber === undefined) warnOnce('no pharmacy data found'); // ERR-08
  write(profileAtom, profile);
  setProfileStatus('shown');
  return true;
}

/** By profile id; `flag` tells the service the reason for the request. */
const profiles = resource(resourceStates<Profile>('profile', 'shopper'), {
  read: ({ uuid, flag }: { uuid: string; flag: string | undefined }, config) =>
    readProfile(config, uuid, 'all', flag),
  keyOf: ({ uuid }) => uuid,
  code: 'profile-failed',
});

/**
 * Reads and shows the profile of the shopper. Returns whether a profile shows. If the session has ended, continues as a guest
 * (ERR-02, OPEN-A106).
 */
export async function loadProfile(config: Config, flag?: string): Promise<boolean> {
  const { uuid } = currentShopper();
  setProfileStatus(isProfileShown() ? 'rereading' : 'reading');
  if (uuid === undefined) return showProfile(readGuestProfile(config));
  const startedAt = removalsSoFar();
  const loaded = await timed('profile', () => profiles.reload({ uuid, flag }));
  if (loaded.is === 'dropped') return true; // signed out since, or a later request has received its response first
  if (loaded.is === 'failed') {
    if (loaded.failure.isInvalidSession) {
      void endSession(config);
      return loadProfile(config);
    }
    const isKnown = isProfileShown(); // the current profile stays
    if (!isOnItsWay(read(profiles.states), uuid)) setProfileStatus(isKnown ? 'shown' : 'failed');
    return isKnown;
  }
  const profile = loaded.is === 'ready' ? loaded.value : undefined;
  if (profile?.user === undefined) {
    await endWithoutProfile(config, profile !== undefined);
    return false;
  }
  if (wasUndoneSince(startedAt)) return loadProfile(config, flag); // the response may lack items that were restored since
  write(wireProfileAtom, wireProfileOf(profile));
  showProfile(withoutRemoved(profile, startedAt));
  noteKind(config, profile.user);
  keepPlansCopy();
  return true;
}
