import { finishesWithin } from '../../browser/clock';
import { emit } from '../../browser/emit';
import { absoluteUrl } from '../../browser/navigation';
import { localStore, onWrittenByOtherTab } from '../../browser/storage';
import { acrossTabs } from '../../browser/tab-locks';
import { timed } from '../../browser/timing';
import type { Config } from '../../config/settings';
import { failedAttempt, succeededAttempt } from '../../domain/forms/identity-attempt';
import type { IdentityValues } from '../../domain/forms/identity-form';
import { stopReminder } from '../../services/email-service';
import {
  mergeProfile,
  skipMerge,
  type MergeResponse,
  type MergeIdentity,
} from '../../services/merge-service';
import type { CallFailure } from '../../services/http';
import { currentConfig } from '../config';
import { refreshProfile } from '../load/load-flow';
import { reportFailure, reportProblem } from '../report';
import { sessionEnd } from '../shopper/session-end';
import { routeUrl } from '../page/routes';
import { closePopup } from '../popups/popups';
import { read, shopperGuard, write } from '../store';
import { confirmationAtom, type Confirmation, type IdentityQuestion } from '../shopper/confirmation';
import { currentShopper } from '../shopper/shopper';

const MERGED_FLAG = 'merged';

/** Outcome that a tab sends to the other tabs; it ends the confirmation in all of them. */
type Outcome = 'merged' | 'skipped';

const change = (to: Partial<Confirmation>): void => {
  write(confirmationAtom, { ...read(confirmationAtom), ...to });
};

const isWaiting = (): boolean => read(confirmationAtom).step === 'loading';

/** Fields of the popup: those of the current profile, or after a skip, those of the profile before the skip. */
export function identityQuestion(): IdentityQuestion | undefined {
  const { telesales, isBaseAccount } = currentShopper();
  return telesales ? { form: telesales.form, isBaseAccount } : read(confirmationAtom).setAside;
}

function close(): void {
  const isDone = read(confirmationAtom).step === 'success';
  change({ isClosed: true, setAside: isDone ? undefined : identityQuestion() });
  closePopup('confirmIdentity');
}

/** Notifies the other tabs by a storage event; the value itself is removed immediately. */
function notifyOtherTabs(outcome: Outcome): void {
  const { identityConfirmed } = currentConfig().storageKeys;
  localStore.write(identityConfirmed, outcome);
  localStore.remove(identityConfirmed);
}

/** Ends the confirmation when another tab has ended it, because one merge is enough. Returns a function that stops it. */
export const followOtherTabs = (): (() => void) =>
  onWrittenByOtherTab(currentConfig().storageKeys.identityConfirmed, (outcome) => {
    const { step } = read(confirmationAtom);
    if (step === 'success') return;
    if (step === 'loading' && outcome === 'merged') change(succeededAttempt);
    else {
      close();
      if (outcome === 'merged') change({ setAside: undefined });
    }
    void refreshProfile();
  });

/** Stops the reminders; a failure is only reported (IDENT-32, IDENT-33, OPEN-B33). */
async function stopReminders(config: Config, mergedProfile: unknown): Promise<void> {
  if (mergedProfile === undefined) return;
  const registration = routeUrl('registration');
  const registrationUrl = registration === '' ? '' : absoluteUrl(registration);
  const response = await stopReminder(config, { mergedProfile, registrationUrl });
  if (!response.ok) reportFailure(response.failure, 'stop-reminder-failed');
}

async function succeed(config: Config, { mergedProfile }: MergeResponse): Promise<void> {
  change(succeededAttempt);
  notifyOtherTabs('merged');
  emit('profile-merged', {});
  void stopReminders(config, mergedProfile);
  await refreshProfile(MERGED_FLAG);
}

/** Only a 4xx response means that the input was wrong. */
function reasonOf({ kind, status = 0 }: CallFailure): Confirmation['failure'] {
  if (kind !== 'status') return 'noAnswer';
  return status >= 500 ? 'serverError' : 'uncounted';
}

async function merge(config: Config, identity: MergeIdentity): Promise<void> {
  const isSameShopper = shopperGuard();
  const attempt = read(confirmationAtom).attempt + 1;
  change({ attempt });
  const response = await timed('merge', () => mergeProfile(config, identity));
  if (!isSameShopper()) return;
  if (response.ok && response.value.isProfileMerged) {
    await succeed(config, response.value);
    return;
  }
  const { remainingRetryCount } = (response.ok ? response.value : response.refusal) ?? {};
  const failed = failedAttempt(remainingRetryCount, response.ok ? 'uncounted' : reasonOf(response.failure));
  // If another attempt has started since, only the number of retries left is updated.
  if (read(confirmationAtom).attempt === attempt) change(failed);
  else if (remainingRetryCount !== undefined) change({ retriesLeft: remainingRetryCount });
  if (response.ok) reportProblem('merge profile: not merged', 'merge-refused');
  else reportFailure(response.failure, 'merge-failed');
  if (!response.ok && response.failure.isInvalidSession) sessionEnd().handle?.();
}

/** The form values in the format of the service (HTTP-09, HTTP-13). */
const identityOf = ({ dobMonth, dobDay, dobYear, isAttested: _, ...values }: IdentityValues) => ({
  ...values,
  dob: { month: dobMonth, day: dobDay, year: dobYear },
});

/**
 * Sends the form values once (IDENT-27). While the request is pending, no second attempt is sent from this tab or another
 * one. After `loading.callWaitMs` the form is shown again; a late response still takes effect.
 */
export async function confirmIdentity(values: IdentityValues): Promise<void> {
  if (read(confirmationAtom).step !== 'details') return;
  const config = currentConfig();
  const { callWaitMs: maxMs } = config.loading;
  const isSameShopper = shopperGuard();
  change({ step: 'loading' });
  const attempt = acrossTabs('identity', { mode: 'exclusive', maxMs }, async () => {
    if (isSameShopper() && isWaiting()) await merge(config, identityOf(values));
  });
  if (await finishesWithin(attempt, maxMs)) return;
  if (!isSameShopper() || !isWaiting()) return;
  reportProblem('merge profile: no response in time', 'merge-failed');
  change(failedAttempt(undefined, 'noAnswer'));
}

/**
 * Closes the popup and reads the profile again. If the shopper has not confirmed and has retries left, the skip is saved
 * first, so that the popup does not open again (IDENT-40 … IDENT-44). Does nothing while an attempt is pending (OPEN-B45).
 */
export async function leaveConfirmation(): Promise<void> {
  const { step, retriesLeft, isClosed } = read(confirmationAtom);
  if (step === 'loading' || isClosed) return;
  close();
  const isSameShopper = shopperGuard();
  if (step !== 'success' && retriesLeft > 0) await skip(currentConfig());
  if (isSameShopper()) await refreshProfile();
}

async function skip(config: Config): Promise<void> {
  const response = skipMerge(config).then((responded) => {
    if (responded.ok) notifyOtherTabs('skipped');
    else reportFailure(responded.failure, 'skip-failed');
  });
  await finishesWithin(response, config.loading.callWaitMs);
}

/** The host has hidden the popup: closes it without saving a skip, because the shopper did not choose it. */
export const setConfirmationAside = close;
