import { sessionStore } from '../../browser/storage';
import { configAtom } from '../config';
import { atom } from '../store';
import { importedDrugCountAtom, importedProviderCountAtom } from './import-counts';

/** In the Pfny flow, drugs or doctors that came in make an imported profile (LOAD-33, OPEN-A014). */
export const isImportedAtom = atom(
  (get) =>
    get(importedDrugCountAtom) + get(importedProviderCountAtom) > 0 &&
    sessionStore.read(get(configAtom).storageKeys.pfny) !== undefined,
);
