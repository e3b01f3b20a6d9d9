import { atom } from 'jotai/vanilla';
import { planKeyOf } from '../../domain/plans/plan';
import type { Drug, Profile, Provider } from '../../domain/profile/profile';
import { profileAtom } from '../profile/profile-state';
import { isBeingRemovedAtoms, type RemovableKind } from '../profile/wishes';

/** Key of a drug; includes dosage and frequency, because the same drug code may be saved more than once. */
export const drugKeyOf = (drug: Drug): string =>
  [
    drug.nationalDrugCode ?? drug.drugName,
    drug.drugDosage,
    drug.drugQuantity,
    drug.drugFrequency,
    drug.drugSupplyLength,
  ].join('/');

export const providerKeyOf = ({ providerId, providerAddressId }: Provider): string =>
  `${providerId}/${providerAddressId ?? ''}`;

/** One list of a profile, without the items for which `isGone` returns true. */
export const listWithout = (
  kind: RemovableKind,
  { plans, drugs, providers }: Profile,
  isGone: (key: string) => boolean,
): Partial<Profile> => ({
  ...(kind === 'plan' && { plans: plans.filter((plan) => !isGone(planKeyOf(plan))) }),
  ...(kind === 'drug' && { drugs: drugs.filter((drug) => !isGone(drugKeyOf(drug))) }),
  ...(kind === 'doctor' && { providers: providers.filter((provider) => !isGone(providerKeyOf(provider))) }),
});

/** Drops duplicates, that is, items with the same key. */
const distinct = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].reverse();

// Separate atoms, so that a change to the plans does not recompute them.
const drugsAtom = atom((get) => get(profileAtom).drugs);
const providersAtom = atom((get) => get(profileAtom).providers);

/** Saved drugs and providers without those that are being removed, so that counts change immediately (DEL-12). */
export const savedDrugsAtom = atom((get) => {
  const isBeingRemoved = get(isBeingRemovedAtoms.drug);
  return distinct(get(drugsAtom), drugKeyOf).filter((drug) => !isBeingRemoved(drugKeyOf(drug)));
});
export const savedProvidersAtom = atom((get) => {
  const isBeingRemoved = get(isBeingRemovedAtoms.doctor);
  return distinct(get(providersAtom), providerKeyOf).filter(
    (provider) => !isBeingRemoved(providerKeyOf(provider)),
  );
});

export const savedDrugsCountAtom = atom((get) => get(savedDrugsAtom).length);
export const savedProvidersCountAtom = atom((get) => get(savedProvidersAtom).length);
