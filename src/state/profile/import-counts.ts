import { shopperValueAtom } from '../store';

/** What the member import of this visit has brought in (LOAD-32, DATA-51). */
export const importedDrugCountAtom = shopperValueAtom('importedDrugCount', 0);
export const importedProviderCountAtom = shopperValueAtom('importedProviderCount', 0);
