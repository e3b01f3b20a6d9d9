import { localStore, parseJson, sessionStore } from '../../browser/storage';
import type { Config } from '../../config/settings';
import { emptyProfile, type Profile, type User } from '../../domain/profile/profile';
import { logout, parseProfile, readProfile } from '../../services/profile-service';
import { eligibilityAtom } from '../shopper/extra-help';
import { go } from '../page/go';
import { identityAtom } from '../shopper/identity';
import { isProfileFailedAtom, profileAtom } from '../profile/profile';
import { removalsSoFar, wasRemovedSince, wasUndoneSince, type RemovableKind } from '../saved-items/removal';
import { listWithout } from '../saved-items/saved-items';
import { currentShopper } from '../shopper/shopper';
import { read, write } from '../store';
import { keepPlansCopy } from '../profile/profile-copy';
import { becomeGuest } from './identity';
import { reportFailure, reportProblem } from './report';

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
  return { ...profile, ...kept('plan'), ...kept('drug'), ...kept('doctor') };
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

/**
 * Reads the profile of whoever the page is for and puts it into the page state. Returns whether there is one.
 * An ended session means logging out and going on as a guest, once (ERR-02, OPEN-A106); an answer without
 * `userDetails` means logging out and signing in again (LOAD-26, ERR-03).
 */
export async function loadProfile(config: Config): Promise<boolean> {
  const { uuid } = currentShopper();
  if (uuid === undefined) {
    write(profileAtom, readGuestProfile(config));
    return true;
  }
  const readStartedAt = removalsSoFar();
  const answer = await readProfile(config, uuid);
  if (currentShopper().uuid !== uuid) return true; // signed out meanwhile
  if (!answer.ok) {
    reportFailure(answer.failure, 'profile-failed');
    if (answer.failure.isInvalidSession) {
      await signOutQuietly(config);
      localStore.remove(config.storageKeys.profileCopy);
      sessionStore.remove(config.storageKeys.signInCode);
      // In the identity record too, or every visit would meet the ended session again.
      write(identityAtom, becomeGuest(config));
      write(eligibilityAtom, null);
      return loadProfile(config);
    }
    const isRereading = read(profileAtom).user !== undefined;
    write(isProfileFailedAtom, !isRereading); // what is known stays
    return isRereading;
  }
  const profile = answer.value;
  if (profile?.user === undefined) {
    reportProblem('the profile has no userDetails', 'profile-missing');
    write(isProfileFailedAtom, true);
    await signOutQuietly(config);
    if (profile) go('signIn');
    return false;
  }
  if (wasUndoneSince(readStartedAt)) return loadProfile(config); // it may lack what has been put back meanwhile
  write(isProfileFailedAtom, false);
  write(profileAtom, withoutRemoved(profile, readStartedAt));
  noteKind(config, profile.user);
  keepPlansCopy();
  return true;
}
