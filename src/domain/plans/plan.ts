import { lookUp } from '../coerce';

/** Types of Medicare plans (CONST-27, DATA-14, DATA-26 … DATA-28), and the model of a saved plan. */
export type PlanType = 'MA' | 'MAPD' | 'PDP' | 'SNP' | 'MS';

/** The lists of cards, in order (OPEN-A046). */
export const planGroups = ['MA', 'PDP', 'SNP', 'MS'] as const;
export type PlanGroup = (typeof planGroups)[number];

/** Orders of the cards in a list (contract §8): as saved, or by price, lowest first. */
export const planOrders = ['saved', 'premium', 'year-cost'] as const;
export type PlanOrder = (typeof planOrders)[number];

export type SpecialNeedsKind = 'dual' | 'chronic' | 'institutional' | 'institutionalEquivalent';

export interface County {
  fipsCountyCode?: string | undefined;
  fipsCountyName?: string | undefined;
  fipsStateCode?: string | undefined;
  stateCode?: string | undefined;
  cmsCountyCodes?: readonly string[] | undefined;
}

/** An entry of `plansDetails.plans[]` (DATA-09): the plan, its location, and its year. */
export interface SavedPlan {
  planId: string;
  planType: PlanType;
  planYear: number;
  zipCode?: string | undefined;
  county?: County | undefined;
  isEnrolled: boolean;
  planName?: string | undefined;
  snpType?: string | undefined;
  /** Dates as received; only enrolled plans have them (DATA-18). */
  effectiveDate?: string | undefined;
  terminationDate?: string | undefined;
}

/** Identity of a saved plan. */
export const planKeyOf = ({ planId, planYear }: Pick<SavedPlan, 'planId' | 'planYear'>): string =>
  `${planId}/${String(planYear)}`;

const specialNeedsNames: Record<string, SpecialNeedsKind> = {
  chronic: 'chronic',
  'c&s': 'dual',
  dual: 'dual',
  institutional: 'institutional',
  'institutional - iesnp': 'institutionalEquivalent',
  iesnp: 'institutionalEquivalent',
};

/** Converts `snpType` of a response. No value if DATA-27 does not list it (OPEN-A089). */
export const toSpecialNeedsKind = (snpType: string | undefined): SpecialNeedsKind | undefined =>
  lookUp(specialNeedsNames, (snpType ?? '').trim().toLowerCase().replace(/\s+/g, ' '));

const planTypeNames: Record<string, PlanType> = {
  ma: 'MA',
  mapd: 'MAPD',
  pdp: 'PDP',
  snp: 'SNP',
  ms: 'MS',
  medsupp: 'MS',
  medicaresupplement: 'MS',
};

/** Parses all spellings of a plan type, including SNP subtypes. No value for an unknown type (OPEN-A119, NET-22). */
export function toPlanType(text: string | undefined): PlanType | undefined {
  const name = (text ?? '').trim().toLowerCase();
  const known = lookUp(planTypeNames, name.replace(/[^a-z]/g, ''));
  if (known) return known;
  return toSpecialNeedsKind(name) !== undefined || name.includes('snp') ? 'SNP' : undefined;
}

export const planGroupOf = (planType: PlanType): PlanGroup => (planType === 'MAPD' ? 'MA' : planType);

/** Whether the plan's name, ignoring case, identifies it as private fee-for-service (DATA-28, OPEN-A120). */
export const isPrivateFeeForService = (planName: string | undefined): boolean => /PFFS/i.test(planName ?? '');

/** The requirement of a special needs plan. No value for other plans. */
export const requirementOf = (
  plan: Pick<SavedPlan, 'planType' | 'snpType'>,
  detail: { snpType?: string | undefined } | null | undefined,
): SpecialNeedsKind | undefined =>
  plan.planType === 'SNP' ? toSpecialNeedsKind(detail?.snpType ?? plan.snpType) : undefined;

/** Equal for plans that the same shoppers can join: '' without a requirement, 'unknown' for a special needs plan of no known kind. */
export const requirementKeyOf = (
  ...of: Parameters<typeof requirementOf>
): SpecialNeedsKind | 'unknown' | '' => (of[0].planType === 'SNP' ? (requirementOf(...of) ?? 'unknown') : '');

/**
 * Whether members of the plan also pay the Part B premium. A drug plan does not require Part B. Medicaid usually pays
 * the premium for members of a dual special needs plan.
 */
export const isPartBPremiumDue = (planType: PlanType, kind: SpecialNeedsKind | undefined): boolean =>
  planType !== 'PDP' && kind !== 'dual';

export interface PlanIdParts {
  contract: string;
  planBenefitPackage: string;
  segment: string;
}

/** planId = contract (5 characters), plan benefit package (3), segment (the rest) (RULES-09). */
export const splitPlanId = (planId: string): PlanIdParts => ({
  contract: planId.slice(0, 5),
  planBenefitPackage: planId.slice(5, 8),
  segment: planId.slice(8),
});

/** Formats an id for display: H1036054000 → "H1036-054-000". */
export const formatPlanId = (planId: string): string => {
  const { contract, planBenefitPackage, segment } = splitPlanId(planId);
  return [contract, planBenefitPackage, segment].filter(Boolean).join('-');
};

export type SavedPlanEntry = Pick<SavedPlan, 'planId' | 'planYear' | 'planType'>;

/** The saved-plans text: entries 'planId year type', joined by commas (RULES-13, MODEL-15). */
export const buildSavedPlansText = (plans: readonly SavedPlanEntry[]): string =>
  plans.map(({ planId, planYear, planType }) => `${planId} ${String(planYear)} ${planType}`).join(',');
