/** What there is to save in a history: items that are told apart by name, on the wire and on the page. */
import type { ProfileHolder, SavedDrug, SavedPlan, SavedProvider } from '../../demo/service/index';

export type Kind = 'plan' | 'drug' | 'doctor';
export const kinds = ['plan', 'drug', 'doctor'] as const;

/** Plans of the next year first. Every name is part of no other one. */
export const names: Record<Kind, readonly string[]> = {
  plan: ['Acorn', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'],
  drug: ['Alphamol', 'Betazid', 'Gammapril', 'Deltastat'],
  doctor: ['Dr. Quill', 'Dr. Rook', 'Dr. Swift', 'Dr. Tern'],
};

const PLANS_OF_NEXT_YEAR = 4;
export const THIS_YEAR = 2026;
export const NEXT_YEAR = 2027;

export const yearOf = (plan: string): number =>
  names.plan.indexOf(plan) < PLANS_OF_NEXT_YEAR ? NEXT_YEAR : THIS_YEAR;

const planIdOf = (name: string): string => `H900${names.plan.indexOf(name)}001000`;

const wirePlan = (name: string): SavedPlan => ({
  planId: planIdOf(name),
  planName: name,
  planType: 'MAPD',
  planYear: String(yearOf(name)),
  zipCode: '60614',
  county: {
    fipsCountyCode: '031',
    fipsCountyName: 'Cook County',
    fipsStateCode: '17',
    stateCode: 'IL',
    cmsCountyCodes: [],
  },
  isEnrolled: false,
});

const wireDrug = (name: string): SavedDrug => ({
  drugName: name,
  drugDosage: `${name} 10 mg`,
  drugQuantity: 1,
  drugFrequency: 'Day',
  drugSupplyLength: 30,
  nationalDrugCode: `ndc-${name}`,
});

const wireDoctor = (name: string): SavedProvider => ({
  providerId: `id-${name}`,
  providerAddressId: '1',
  providerName: name,
  providerSpecialty: 'Family medicine',
  providerAddress: '1 Main Street',
  providerCoverageType: 'medical',
  type: 'person',
});

type Holder = Pick<ProfileHolder, 'plansDetails' | 'drugsAndPharmacyDetails' | 'providersDetails'>;

/** The names in one list of a profile, in its order. */
export function savedIn(holder: Holder | null, kind: Kind): string[] {
  if (!holder) return [];
  if (kind === 'plan')
    return holder.plansDetails.plans.map(({ planId }) =>
      names.plan.find((name) => planIdOf(name) === planId)!,
    );
  if (kind === 'drug') return holder.drugsAndPharmacyDetails.drugInfoDetails.map(({ drugName }) => drugName);
  return holder.providersDetails.providerIdList.map(({ providerName }) => providerName);
}

/** One list of a profile, as the wire has it. */
export function listOf(kind: Kind, saved: readonly string[]): Partial<Holder> {
  if (kind === 'plan') {
    const plans = saved.map(wirePlan);
    const savedPlans = plans.map(({ planId, planYear }) => `${planId} ${planYear} MAPD`).join(',');
    return { plansDetails: { zipCode: '60614', plans, savedPlans } };
  }
  if (kind === 'drug')
    return { drugsAndPharmacyDetails: { drugInfoDetails: saved.map(wireDrug), pharmacyObj: null } };
  return { providersDetails: { providerIdList: saved.map(wireDoctor) } };
}

/** Of whose the name in a text is. */
export const nameIn = (kind: Kind, text: string): string | undefined =>
  names[kind].find((name) => text.includes(name));

/** What the plan service says of all plans of a year. */
export const planListOf = (year: number): object => ({
  data: {
    plans: names.plan
      .filter((name) => yearOf(name) === year)
      .map((name) => ({ planId: planIdOf(name), planName: name, planType: 'MAPD', planYear: String(year) })),
  },
});

export const planOfCall = (path: string): string | undefined =>
  names.plan.find((name) => path.endsWith(`/${planIdOf(name)}`));
