import { atom } from 'jotai/vanilla';
import { sessionStore } from '../../browser/storage';
import { configAtom } from '../config';
import { pageAtom } from '../store';

/** What the member import of this visit has brought in (LOAD-32, DATA-51). */
export const importedDrugCountAtom = pageAtom('importedDrugCount', 0);
export const importedProviderCountAtom = pageAtom('importedProviderCount', 0);

/** In the Pfny flow, drugs or doctors that came in make an imported profile (LOAD-33, OPEN-A014). */
export const isImportedAtom = atom(
  (get) =>
    get(importedDrugCountAtom) + get(importedProviderCountAtom) > 0 &&
    sessionStore.read(get(configAtom).storageKeys.pfny) !== undefined,
);
