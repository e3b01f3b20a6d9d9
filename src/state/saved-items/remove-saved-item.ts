import { timed } from '../../browser/timing';
import { currentConfig } from '../config';
import { closePopup, openPopup, popupAtom } from '../popups/popups';
import { read } from '../store';
import { listOf } from './item-lists';
import { isBeingRemovedAtoms, type RemovableKind } from '../profile/wishes';
import { wishFor } from './wish-loop';

/** Closes the popup of a removal, or shows a failure in it, as configured (DEL-14, DEL-17, DEL-18). */
function settlePopup(kind: RemovableKind, key: string, isRemoved: boolean): void {
  const popup = read(popupAtom('removal'));
  if (popup?.about.kind !== kind || popup.about.key !== key) return;
  if (isRemoved || kind !== 'plan' || currentConfig().delete.closePlanPopupOnFailure) closePopup('removal');
  else openPopup('removal', { kind, key, hasFailed: true }, popup.openedBy);
}

/**
 * Removes a saved item: from the page immediately, then from the service, or for a guest, from the browser's storage (DEL-06 …
 * DEL-20, OPEN-B16). Returns whether it was removed; if not, it shows again in its place. Returns `undefined` when the page is
 * for another shopper by then, or the shopper has undone the removal. Does nothing and returns false while a removal of the
 * item is pending. `onLateSuccess` is called when a removal succeeds after it has timed out.
 */
export async function removeSavedItem(
  kind: RemovableKind,
  key: string,
  onLateSuccess: () => void = () => undefined,
): Promise<boolean | undefined> {
  if (read(isBeingRemovedAtoms[kind])(key)) return false;
  return timed('remove', () =>
    wishFor(listOf(kind, key), { key }, (isRemoved, isLate) => {
      settlePopup(kind, key, isRemoved);
      if (isLate) onLateSuccess();
    }),
  );
}
