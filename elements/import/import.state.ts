import { callHost } from '../../src/browser/host-function';
import type { Config } from '../../src/config/settings';
import type { IdentityValues } from '../../src/domain/forms/identity-form';
import {
  areClaimsFound,
  toProfileAnswer,
  type ClaimsForm,
  type ProfileForm,
} from '../../src/domain/forms/import-form';
import { currentConfig } from '../../src/state/config';
import { refreshProfile } from '../../src/state/load/load-flow';
import { reportProblem } from '../../src/state/load/report';
import { settlesWithin } from '../../src/state/load/time-limit';
import { closePopup } from '../../src/state/popups/popups';
import { sameShopper } from '../../src/state/shopper/identity';
import { read, shopperValueAtom, write } from '../../src/state/store';

/** Until the host has said how many are left (OPEN-B65). */
const INITIAL_RETRIES = 3;

/** How far an import has come (IMPORT-01). Holds nothing of what shoppers type. */
interface ImportStatus {
  /** `result`: no claims were found. `success`: what was found is in the profile. */
  step: 'details' | 'loading' | 'result' | 'success';
  retriesLeft: number;
  /** Of the last attempt; `counted` when the host has said how many are left. */
  failure: 'none' | 'counted' | 'uncounted';
}

const start: ImportStatus = { step: 'details', retriesLeft: INITIAL_RETRIES, failure: 'none' };

export const importStatusAtom = shopperValueAtom<ImportStatus>('importStatus', start);

const change = (to: Partial<ImportStatus>): void => {
  write(importStatusAtom, { ...read(importStatusAtom), ...to });
};

/** What the host makes of the form; undefined when it fails, or takes too long. */
async function ask(key: string, { waitMs }: Config['import'], call: () => unknown): Promise<unknown> {
  const answer = Promise.resolve(callHost(key, call)).catch(() => undefined); // `callHost` has said so
  if (await settlesWithin(answer, waitMs)) return answer;
  reportProblem(`${key}: no answer in time`, 'import-form-failed');
  return undefined;
}

const trimmed = (values: IdentityValues): IdentityValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as unknown as IdentityValues;

/** What the host has added shows at once, behind the popup. */
function succeed(): void {
  change({ step: 'success', failure: 'none' });
  void refreshProfile();
}

async function findClaims(config: Config['import'], values: ClaimsForm): Promise<void> {
  const { findClaims: find } = config;
  if (!find) {
    change({ step: 'result' });
    return;
  }
  change({ step: 'loading' });
  const isTheirs = sameShopper();
  const answer = await ask('import.findClaims', config, () => find(values));
  if (!isTheirs()) return;
  if (areClaimsFound(answer)) succeed();
  else change({ step: 'result' });
}

async function submitProfile(config: Config['import'], values: ProfileForm): Promise<void> {
  const { submitProfile: submit } = config;
  change({ step: 'loading' });
  const isTheirs = sameShopper();
  if (!submit) reportProblem('import.submitProfile is not configured', 'import-form-failed');
  const answer = toProfileAnswer(submit && (await ask('import.submitProfile', config, () => submit(values))));
  if (!isTheirs()) return;
  if (answer.isSuccess) {
    succeed();
    return;
  }
  const { remainingRetryCount: retriesLeft } = answer;
  if (retriesLeft !== undefined) change({ retriesLeft });
  change({ step: 'details', failure: retriesLeft === undefined ? 'uncounted' : 'counted' });
}

/** Hands the form to the host, once: a second press meets the first one under way (IMPORT-12, OPEN-B40, OPEN-B65). */
export async function submitImport(variant: 'claims' | 'profile', values: IdentityValues): Promise<void> {
  if (read(importStatusAtom).step !== 'details') return;
  const config = currentConfig().import;
  const { firstName, lastName, email, gender, zipCode, mbi, dobMonth, dobDay, dobYear, isAttested } =
    trimmed(values);
  const common = { firstName, lastName, dobMonth, dobDay, dobYear, zipCode, mbi };
  await (variant === 'claims'
    ? findClaims(config, { ...common, isAttested })
    : submitProfile(config, { ...common, email, gender }));
}

/** Closes the popup; the next time it starts anew. What is under way goes on, and attempts stay used. */
export function leaveImport(): void {
  closePopup('import');
  const { step, retriesLeft } = read(importStatusAtom);
  if (step === 'loading') return;
  change({ step: 'details', failure: retriesLeft === 0 ? 'counted' : 'none' });
}
