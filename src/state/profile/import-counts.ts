import { shopperValueAtom } from '../store';

/** Number of items that were added by the member import of this visit (LOAD-32, DATA-51). */
export const importedDrugCountAtom = shopperValueAtom('importedDrugCount', 0);
export const importedProviderCountAtom = shopperValueAtom('importedProviderCount', 0);
