import { bringToPage, isTagKnown } from '../../browser/popup-tags';
import { pageAtom, write } from '../store';

const TAG = 'shopper-profile-import';

/** Whether the popup of the import is open. */
const isImportAskedAtom = pageAtom('isImportAsked', false);

/** Whether the page has the popup: without it, there is no link to it (DOCS-04). */
export const hasImportPopup = (): boolean => isTagKnown(TAG);

/** Opens the popup (OPEN-B09). */
export function askToImport(): void {
  write(isImportAskedAtom, true);
  bringToPage(TAG);
}
