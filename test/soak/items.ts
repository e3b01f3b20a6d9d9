/** The items that a history can save. Their names are unique, in the response and on the page. */
import type { ProfileHolder, SavedDrug, SavedPlan, SavedProvider } from '../../demo/service/index';

export type Kind = 'plan' | 'drug' | 'doctor';
export const kinds = ['plan', 'drug', 'doctor'] as const;

/** No name is part of another one. The last plans are supplements, as on the page. */
export const names: Record<Kind, readonly string[]> = {
  plan: ['Acorn', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', 'Juniper'],
  drug: ['Alphamol', 'Betazid', 'Gammapril', 'Deltastat'],
  doctor: ['Dr. Quill', 'Dr. Rook', 'Dr. Swift', 'Dr. Tern'],
};

/** Supplements are saved in a separate list. Their code may be spelled in two ways (OPEN-A081). */
const supplementCodes: Readonly<Record<string, string>> = { Ginkgo: 'G01', Hazel: 'h01', Juniper: 'J01' };

const isSupplement = (plan: string): boolean => plan in supplementCodes;

const plansOfThisYear = ['Elm', 'Fir', 'Juniper'];
const THIS_YEAR = 2026;
const NEXT_YEAR = 2027;

export const yearOf = (plan: string): number => (plansOfThisYear.includes(plan) ? THIS_YEAR : NEXT_YEAR);

const planIdOf = (name: string): string => supplementCodes[name] ?? `H900${names.plan.indexOf(name)}001000`;

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

/** All saved supplements in service format: a JSON text. */
const medsuppDataOf = (saved: readonly string[]): string =>
  JSON.stringify({
    savedPlanInformation: {
      favoritedPlans: saved.map((name) => ({
        planCode: planIdOf(name),
        planName: name,
        planYear: String(yearOf(name)),
      })),
    },
    applicantInformation: { zipCode: '60614' },
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

type Holder = Pick<
  ProfileHolder,
  'plansDetails' | 'medsuppData' | 'drugsAndPharmacyDetails' | 'providersDetails'
>;

const favoritesIn = (medsuppData: unknown): string[] => {
  const { savedPlanInformation } = medsuppData as {
    savedPlanInformation?: { favoritedPlans: { planCode: string }[] };
  };
  return (savedPlanInformation?.favoritedPlans ?? []).map(({ planCode }) => nameOfId(planCode));
};

const nameOfId = (id: string): string => names.plan.find((name) => planIdOf(name) === id)!;

/** The names in one list of a profile, in its order. */
export function savedIn(holder: Holder | null, kind: Kind): string[] {
  if (!holder) return [];
  if (kind === 'plan')
    return [
      ...holder.plansDetails.plans.map(({ planId }) => nameOfId(planId)),
      ...favoritesIn(JSON.parse(holder.medsuppData)),
    ];
  if (kind === 'drug') return holder.drugsAndPharmacyDetails.drugInfoDetails.map(({ drugName }) => drugName);
  return holder.providersDetails.providerIdList.map(({ providerName }) => providerName);
}

/** One list of a profile in service format. */
export function listOf(kind: Kind, saved: readonly string[]): Partial<Holder> {
  if (kind === 'plan') {
    const plans = saved.filter((name) => !isSupplement(name)).map(wirePlan);
    const savedPlans = plans.map(({ planId, planYear }) => `${planId} ${planYear} MAPD`).join(',');
    return {
      plansDetails: { zipCode: '60614', plans, savedPlans },
      medsuppData: medsuppDataOf(saved.filter(isSupplement)),
    };
  }
  if (kind === 'drug')
    return { drugsAndPharmacyDetails: { drugInfoDetails: saved.map(wireDrug), pharmacyObj: null } };
  return { providersDetails: { providerIdList: saved.map(wireDoctor) } };
}

/** Whether an update with this body leaves an item saved; no value for an update of another list. */
export function keptBy(kind: Kind, body: string): ((name: string) => boolean) | undefined {
  const part = JSON.parse(body) as Record<string, unknown>;
  if (kind === 'plan' && 'savedPlanInformation' in part) {
    const left = favoritesIn(part);
    return (name) => !isSupplement(name) || left.includes(name);
  }
  const list = { plan: 'plans', drug: 'drugInfoDetails', doctor: 'providerIdList' }[kind];
  if (!(list in part)) return undefined;
  const [group] = Object.keys(listOf(kind, []));
  const left = savedIn({ medsuppData: '{}', [group!]: part } as never, kind);
  return (name) => (kind === 'plan' && isSupplement(name)) || left.includes(name);
}

/** The name that a text contains. */
export const nameIn = (kind: Kind, text: string): string | undefined =>
  names[kind].find((name) => text.includes(name));

/** The response of the plan service with all plans of a year. */
export const planListOf = (year: number): object => ({
  data: {
    plans: names.plan
      .filter((name) => yearOf(name) === year && !isSupplement(name))
      .map((name) => ({ planId: planIdOf(name), planName: name, planType: 'MAPD', planYear: String(year) })),
  },
});

/** The response of the supplement search. */
export const foundSupplements = (): object => ({
  msSearchPlansData: {
    products: [
      {
        plans: names.plan.filter(isSupplement).map((name) => ({
          planCode: planIdOf(name).toUpperCase(),
          planName: name,
          planYear: String(yearOf(name)),
        })),
      },
    ],
  },
});

export const planOfCall = (path: string): string | undefined =>
  names.plan.find((name) => path.endsWith(`/${planIdOf(name)}`));
