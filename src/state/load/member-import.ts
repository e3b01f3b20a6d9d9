import { finishesWithin } from '../../browser/clock';
import { emit } from '../../browser/emit';
import type { Config } from '../../config/settings';
import { importStateOf } from '../../domain/profile/member-import';
import { importMemberItems as callImport } from '../../services/member-items-service';
import { importedDrugCountAtom, importedProviderCountAtom } from '../profile/import-counts';
import { hideLoading, showLoading } from '../popups/loading-screen';
import { popupAtom } from '../popups/popups';
import { nowAtom } from '../page/dates';
import { profileAtom } from '../profile/profile-state';
import { currentShopper } from '../shopper/shopper';
import { read, shopperGuard, write } from '../store';
import { reportFailure, reportProblem } from '../report';

/** Requests the member's import, and the second kind of import if the first one fails (LOAD-31, OPEN-A013). */
async function callBoth(config: Config, uuid: string): Promise<void> {
  const { member, second } = config.import.triggeredBy;
  const isSameShopper = shopperGuard();
  for (const triggeredBy of [member, second]) {
    const result = await callImport(config, { uuid, isAuthUser: true, triggeredBy });
    if (!isSameShopper()) return;
    if (result.ok) {
      write(importedDrugCountAtom, result.value.drugCount);
      write(importedProviderCountAtom, result.value.providerCount);
      emit('items-imported', {});
      return;
    }
    reportFailure(result.failure, 'import-failed');
  }
}

/**
 * Imports a member's drugs and doctors if that is due, while the loading popup shows. Afterwards the profile is read again,
 * even if the import has failed (LOAD-29 … LOAD-32, ERR-12, OPEN-B64). After `import.waitMs` the popup closes and the import
 * continues in the background.
 */
export async function importMemberItems(config: Config, readAgain: () => Promise<unknown>): Promise<void> {
  const { uuid } = currentShopper();
  const state = importStateOf(read(profileAtom).user, read(nowAtom));
  if (state === 'unreadable')
    reportProblem('the import agreement date cannot be read', 'import-date-unreadable');
  if (state === 'done' || uuid === undefined) return;
  showLoading('memberImport');
  await finishesWithin(callBoth(config, uuid).then(readAgain), config.import.waitMs);
  if (read(popupAtom('loading'))?.about === 'memberImport') hideLoading();
}
