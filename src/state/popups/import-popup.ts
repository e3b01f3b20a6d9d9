import { bringToPage, isTagKnown } from '../../browser/popup-tags';
import { openPopup } from './popups';

const TAG = 'shopper-profile-import';

/** Whether the page has the popup: without it, there is no link to it (DOCS-04). */
export const hasImportPopup = (): boolean => isTagKnown(TAG);

/** Opens the popup (OPEN-B09). */
export function askToImport(): void {
  openPopup('import', {});
  bringToPage(TAG);
}
