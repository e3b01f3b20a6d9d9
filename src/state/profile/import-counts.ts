import { pageAtom } from '../store';

/** What the member import of this visit has brought in (LOAD-32, DATA-51). */
export const importedDrugCountAtom = pageAtom('importedDrugCount', 0);
export const importedProviderCountAtom = pageAtom('importedProviderCount', 0);
