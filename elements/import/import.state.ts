import { finishesWithin } from '../../src/browser/clock';
import { callHost } from '../../src/browser/host-function';
import { timed } from '../../src/browser/timing';
import type { Config } from '../../src/config/settings';
import {
  failedAttempt,
  succeededAttempt,
  type IdentityAttempt,
} from '../../src/domain/forms/identity-attempt';
import type { IdentityValues } from '../../src/domain/forms/identity-form';
import {
  areClaimsFound,
  toProfileResult,
  type ClaimsForm,
  type ProfileForm,
} from '../../src/domain/forms/import-form';
import { cleanMedicareNumber } from '../../src/domain/forms/medicare-number';
import { fitsPattern } from '../../src/domain/forms/rules';
import { currentConfig } from '../../src/state/config';
import { refreshProfile } from '../../src/state/load/load-flow';
import { reportProblem } from '../../src/state/report';
import { firstAttempt } from '../../src/state/shopper/confirmation';
import { read, shopperGuard, shopperValueAtom, write } from '../../src/state/store';

/** `result`: no claims were found. `success`: the imported data is in the profile (IMPORT-01). */
type ImportStatus = IdentityAttempt<'result'>;

export const importStatusAtom = shopperValueAtom<ImportStatus>('importStatus', firstAttempt);

const change = (to: Partial<ImportStatus>): void => {
  write(importStatusAtom, { ...read(importStatusAtom), ...to });
};

/**
 * Passes the form to the host and shows the result. A request that times out has failed; a late response still counts,
 * unless another attempt has started.
 */
async function attempt(
  key: string,
  { waitMs }: Config['import'],
  call: () => unknown,
  toStatus: (result: unknown) => Partial<ImportStatus>,
): Promise<void> {
  const isSameShopper = shopperGuard();
  let isOver = false;
  const end = (result?: unknown): void => {
    const to = toStatus(result);
    if (!isSameShopper()) return;
    const { step } = read(importStatusAtom);
    if (to.step === 'success' || step === (isOver ? to.step : 'loading')) change(to);
    if (to.step === 'success') void refreshProfile(); // behind the popup, without waiting
    isOver = true;
  };
  change({ step: 'loading' });
  const settled = timed('import', () => Promise.resolve(callHost(key, call))) // reports a failure
    .then(end)
    .catch(() => {
      end();
    });
  if ((await finishesWithin(settled, waitMs)) || !isSameShopper()) return;
  reportProblem(`${key}: no response in time`, 'import-form-failed');
  end();
}

const statusOfClaims = (result: unknown): Partial<ImportStatus> =>
  areClaimsFound(result) ? succeededAttempt : { step: 'result' };

function statusOfProfile(result: unknown): Partial<ImportStatus> {
  if (result === undefined) return failedAttempt(undefined, 'noAnswer');
  const { isSuccess, remainingRetryCount } = toProfileResult(result);
  return isSuccess ? succeededAttempt : failedAttempt(remainingRetryCount, 'uncounted');
}

async function findClaims(config: Config['import'], values: ClaimsForm): Promise<void> {
  const { findClaims: find, numberPattern } = config;
  const number = cleanMedicareNumber(values.mbi);
  const mbi = fitsPattern(number, new RegExp(numberPattern)) ? number : values.mbi;
  if (find) await attempt('import.findClaims', config, () => find({ ...values, mbi }), statusOfClaims);
  else change({ step: 'result' });
}

async function submitProfile(config: Config['import'], values: ProfileForm): Promise<void> {
  const { submitProfile: submit } = config;
  if (!submit) reportProblem('import.submitProfile is not configured', 'import-form-failed');
  await attempt('import.submitProfile', config, () => submit?.(values), statusOfProfile);
}

/** Passes the form to the host once: a second press joins the pending attempt (IMPORT-12, OPEN-B40, OPEN-B65). */
export async function submitImport(variant: 'claims' | 'profile', values: IdentityValues): Promise<void> {
  if (read(importStatusAtom).step !== 'details') return;
  const config = currentConfig().import;
  const { firstName, lastName, email, gender, zipCode, mbi, dobMonth, dobDay, dobYear, isAttested } = values;
  const common = { firstName, lastName, dobMonth, dobDay, dobYear, zipCode, mbi };
  await (variant === 'claims'
    ? findClaims(config, { ...common, isAttested })
    : submitProfile(config, { ...common, email, gender }));
}

/**
 * Called when the popup closes. It starts from the beginning the next time. A pending attempt continues, and used
 * attempts stay used.
 */
export function leaveImport(): void {
  const { step, retriesLeft } = read(importStatusAtom);
  if (step === 'loading') return;
  change({ step: 'details', failure: retriesLeft === 0 ? 'counted' : 'none' });
}
