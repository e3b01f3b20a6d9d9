import { openOnPage } from '../../browser/element-requests';
import { configAtom } from '../config';
import { mayAtom } from './shopper';
import { atom } from '../store';
import { openPopup } from '../popups/popups';

/** Whether the doctors view offers the import: for members only if configured, otherwise for all shoppers (OPEN-B09). */
export const mayAskToImportAtom = atom(
  (get) => !get(configAtom).docs.importLinkMembersOnly || get(mayAtom('importItems')),
);

/** Opens the import popup (OPEN-B09). */
export function askToImport(): void {
  openPopup('import', {});
  openOnPage('shopper-profile-import');
}
