/** Saved lists of a shopper with unique items, in service format and on the page. */
import type { Service } from '../../demo/service/index';
import type { RemovableKind } from '../../src/state/profile/wishes';
import { buildSavedPlansText, planKeyOf, type SavedPlanEntry } from '../../src/domain/plans/plan';
import { configAtom } from '../../src/state/config';
import { loadProfile } from '../../src/state/load/load-profile';
import { profileAtom } from '../../src/state/profile/profile-state';
import { identityAtom } from '../../src/state/shopper/identity';
import { savedPlansAtom, savedPlansCountAtom } from '../../src/state/plans/plans';
import {
  drugKeyOf,
  providerKeyOf,
  savedDrugsAtom,
  savedDrugsCountAtom,
  savedProvidersAtom,
  savedProvidersCountAtom,
} from '../../src/state/saved-items/saved-items';
import { read, write } from '../../src/state/store';

export type WireItem = Record<string, unknown>;

/** Texts where the page has numbers, and an unknown field. All of it must stay unchanged. */
const makers: Record<RemovableKind, (name: string) => WireItem> = {
  plan: (name) => ({
    planId: `H9000${name}`,
    planType: 'ma-pd',
    planYear: '2027',
    zipCode: '60614',
    county: { fipsCountyCode: '031', stateCode: 'IL', cmsCountyCodes: [], unknown: name },
    unknown: [name, null],
  }),
  drug: (name) => ({
    drugName: name,
    drugDosage: `${name} 10 mg`,
    drugQuantity: '1',
    drugFrequency: 'Day',
    drugSupplyLength: '30',
    nationalDrugCode: `ndc-${name}`,
    unknown: [name, null],
  }),
  doctor: (name) => ({
    providerId: `id-${name}`,
    providerAddressId: 1,
    providerName: name,
    providerAddress: '1 Main Street',
    providerCoverageType: 'medical',
    unknown: [name, null],
  }),
};

export const item = (kind: RemovableKind, name: string, fields: WireItem = {}): WireItem => ({
  ...makers[kind](name),
  ...fields,
});

export const itemsNamed = (kind: RemovableKind, names: string): WireItem[] =>
  Array.from(names, (name) => item(kind, name));

const entryOf = (plan: unknown): SavedPlanEntry => {
  const { planId, planYear } = plan as SavedPlanEntry;
  return { planId, planYear, planType: 'MAPD' };
};

/** The service format around a list. */
const parts = {
  plan: (items: unknown[]) => ({
    plansDetails: {
      zipCode: '60614',
      plans: items,
      savedPlans: buildSavedPlansText(items.map(entryOf)),
      unknown: 'P',
    },
  }),
  drug: (items: unknown[]) => ({
    drugsAndPharmacyDetails: {
      drugInfoDetails: items,
      pharmacyObj: { pharmacyNumber: '99', more: [1] },
      unknown: 'D',
    },
  }),
  doctor: (items: unknown[]) => ({ providersDetails: { providerIdList: items, unknown: 'V' } }),
};

export const partWith = (kind: RemovableKind, items: unknown[]): object => parts[kind](items);

/** The section of the service, and the list in a profile in service format. */
export const sections: Record<RemovableKind, string> = { plan: 'plans', drug: 'drugs', doctor: 'providers' };

type Holder = Pick<Service['state'], 'plansDetails' | 'drugsAndPharmacyDetails' | 'providersDetails'>;

export const wireList = (kind: RemovableKind, holder: Holder): unknown[] => {
  if (kind === 'plan') return holder.plansDetails.plans;
  if (kind === 'drug') return holder.drugsAndPharmacyDetails.drugInfoDetails;
  return holder.providersDetails.providerIdList;
};

export const setWireList = (kind: RemovableKind, { state }: Service, items: unknown[]): void => {
  Object.assign(state, structuredClone(partWith(kind, items)));
};

/** Names that the page shows. */
export function namesOnPage(kind: RemovableKind): string {
  const names = {
    plan: () => read(savedPlansAtom).map(({ planId }) => planId.slice(5)),
    drug: () => read(savedDrugsAtom).map(({ drugName }) => drugName),
    doctor: () => read(savedProvidersAtom).map(({ providerName }) => providerName),
  };
  return names[kind]().join('');
}

export const countOnPage = (kind: RemovableKind): number =>
  read({ plan: savedPlansCountAtom, drug: savedDrugsCountAtom, doctor: savedProvidersCountAtom }[kind]);

/** Names in a profile in service format. */
export const namesOnWire = (kind: RemovableKind, holder: Holder): string =>
  (wireList(kind, holder) as Record<string, string>[])
    .map(({ planId, drugName, providerName }) => drugName ?? providerName ?? planId?.slice(5))
    .join('');

/** The identity of an item for the page, in any format. */
export function keyOf(kind: RemovableKind, name: string): string {
  const { plans, drugs, providers } = read(profileAtom);
  const found = {
    plan: () => plans.filter(({ planId }) => planId.slice(5) === name).map(planKeyOf),
    drug: () => drugs.filter(({ drugName }) => drugName === name).map(drugKeyOf),
    doctor: () => providers.filter(({ providerName }) => providerName === name).map(providerKeyOf),
  }[kind]();
  if (found[0] === undefined) throw new Error(`There is no ${kind} ${name}.`);
  return found[0];
}

/** Kinds of items that are removed by an update of the list. */
export type ListedKind = Exclude<RemovableKind, 'plan'>;
export const listedKinds: ListedKind[] = ['drug', 'doctor'];
export const allKinds: RemovableKind[] = ['plan', ...listedKinds];

/** Reads the profile of the shopper without the rest of the load flow. */
export async function loadLists({ identity }: Pick<Service, 'identity'>): Promise<void> {
  const { uuid, isGuest, isCSRLogin } = identity;
  write(identityAtom, { uuid: isGuest ? undefined : uuid, isGuest, isCloaked: isCSRLogin });
  await loadProfile(read(configAtom));
}

/** The saved plans of the page as text, `planId year type` each. */
export const savedPlansText = (): string => buildSavedPlansText(read(savedPlansAtom));
