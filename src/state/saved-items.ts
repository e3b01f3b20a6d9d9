import { atom } from 'jotai/vanilla';
import type { Drug, Provider } from '../domain/profile';
import { profileAtom } from './page-state';
import { isBeingRemovedAtoms } from './removal';

/** By which a removal knows a drug: two of one code are told apart by their dosage. */
export const drugKeyOf = ({ nationalDrugCode, drugName, drugDosage }: Drug): string =>
  `${nationalDrugCode ?? drugName}/${drugDosage ?? ''}`;

export const providerKeyOf = ({ providerId, providerAddressId }: Provider): string =>
  `${providerId}/${providerAddressId ?? ''}`;

/** Saved drugs and providers without those that are being removed: counts follow a removal at once (DEL-12). */
export const savedDrugsAtom = atom((get) => {
  const isBeingRemoved = get(isBeingRemovedAtoms.drug);
  return get(profileAtom).drugs.filter((drug) => !isBeingRemoved(drugKeyOf(drug)));
});
export const savedProvidersAtom = atom((get) => {
  const isBeingRemoved = get(isBeingRemovedAtoms.doctor);
  return get(profileAtom).providers.filter((provider) => !isBeingRemoved(providerKeyOf(provider)));
});

export const savedDrugsCountAtom = atom((get) => get(savedDrugsAtom).length);
export const savedProvidersCountAtom = atom((get) => get(savedProvidersAtom).length);
