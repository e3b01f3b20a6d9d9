import { formatMaximum } from '../money';
import { toPlanType, type County, type PlanType, type SavedPlan } from '../plans/plan';
import { isRecord, toBoolean, toNumber, toText } from '../coerce';

type JsonObject = Readonly<Record<string, unknown>>;

/** The plan of rank 1 (DATA-33, DATA-38) with the shopper's answers (DATA-32, DATA-34 … DATA-36). */
export interface RecommendedPlan {
  plan: SavedPlan;
  /** Premium from the recommendation, as a fallback if the services do not know the plan. Money is in US dollars. */
  premium: number | undefined;
  /** No value if unknown; the type must then not be named (POP-10). */
  type: PlanType | undefined;
  /** Date of the answers, as received. No value if unknown. */
  answeredOn: string | undefined;
  /** State of the shopper (DATA-45). */
  stateCode: string | undefined;
  reasons: RecommendationReason[];
}

/** Reasons for this plan; each is supported by data of the profile. */
export type RecommendationReason =
  | { kind: 'wantedType' }
  | { kind: 'allDrugs'; count: number }
  | { kind: 'someDrugs'; count: number; total: number }
  | { kind: 'drugCost'; amount: string };

const groupIn = (data: JsonObject, name: string): JsonObject => {
  const found = data[name];
  return isRecord(found) ? found : {};
};

const listIn = (data: JsonObject, name: string): readonly unknown[] => {
  const found = data[name];
  return Array.isArray(found) ? found : [];
};

/** Removes the separators of an id: H1036-054-000 → H1036054000 (contract §4). */
const toPlanId = (planId: unknown): string => (toText(planId) ?? '').replace(/[^a-z\d]/gi, '').toUpperCase();

/**
 * The type of a plan without one, from its id: Medicare contracts begin with a letter and four digits; supplements have
 * codes.
 */
function typeOfId(planId: string): PlanType | undefined {
  if (/^S\d{4}/.test(planId)) return 'PDP';
  if (/^[HRE]\d{4}/.test(planId)) return 'MAPD';
  return /^[A-Z]{1,2}\w\d$/.test(planId) ? 'MS' : undefined;
}

const namedTypeOf = (plan: JsonObject): PlanType | undefined =>
  toPlanType(toText(plan.planType) ?? toText(groupIn(groupIn(plan, 'compositePlanId'), 'planType').name)) ??
  (toText(plan.snpType) === undefined ? undefined : 'SNP');

function toCounty(value: unknown): County | undefined {
  if (!isRecord(value)) {
    const fipsCountyName = toText(value);
    return fipsCountyName === undefined ? undefined : { fipsCountyName };
  }
  return {
    fipsCountyCode: toText(value.fipsCountyCode),
    fipsCountyName: toText(value.fipsCountyName),
    fipsStateCode: toText(value.fipsStateCode),
    stateCode: toText(value.stateCode),
  };
}

/** Answers to a question: a list of ids, or ids with their question, in any of the stored formats (DATA-32). */
function answersTo(question: string, recommendation: JsonObject): string[] {
  const { preferences } = recommendation;
  const idsIn = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(idsIn);
    if (isRecord(value)) return [value.answerIds, value.answerId, value.answers, value.id].flatMap(idsIn);
    const id = toText(value);
    return id === undefined ? [] : [id];
  };
  const isAbout = (entry: unknown): boolean => isRecord(entry) && toText(entry.questionId) === question;
  return Array.isArray(preferences)
    ? preferences.filter(isAbout).flatMap(idsIn)
    : isRecord(preferences)
      ? idsIn(preferences[question])
      : [];
}

const isSameKind = (one: PlanType, other: PlanType): boolean =>
  one === other || [one, other].every((type) => ['MA', 'MAPD'].includes(type));

function drugReasonOf(plan: JsonObject, recommendation: JsonObject): RecommendationReason[] {
  const total = listIn(recommendation, 'drugs').length;
  const count = toNumber(plan.drugsCovered) ?? (toBoolean(plan.drugsCovered) ? total : 0);
  if (total === 0 || !Number.isInteger(count) || count < 1 || count > total) return [];
  return [count === total ? { kind: 'allDrugs', count } : { kind: 'someDrugs', count, total }];
}

function reasonsOf(plan: JsonObject, recommendation: JsonObject, type: PlanType | undefined) {
  const isWanted = answersTo('planType', recommendation).some((answer) => {
    const wanted = toPlanType(answer);
    return type && wanted && isSameKind(wanted, type);
  });
  const cost = toNumber(plan.drugCostAmount);
  const hasDrugs = listIn(recommendation, 'drugs').length > 0;
  return [
    ...(isWanted ? [{ kind: 'wantedType' } as const] : []),
    ...drugReasonOf(plan, recommendation),
    ...(cost !== undefined && cost >= 0 && hasDrugs
      ? [{ kind: 'drugCost', amount: formatMaximum(Math.round(cost)) } as const]
      : []),
  ];
}

/** The plan of rank 1 of a recommendation for a year (REC-12, DATA-32 … DATA-38). */
export function recommendedPlanOf(
  top: JsonObject,
  recommendation: JsonObject,
  planYear: number,
): RecommendedPlan {
  const location = groupIn(recommendation, 'location');
  const user = groupIn(recommendation, 'medsuppUserInfo');
  const planId = toPlanId(top.planId);
  const type = namedTypeOf(top) ?? typeOfId(planId);
  const zipCode = [top.zipCode, location.zipcode, location.zipCode, user.zipcode].map(toText).find(Boolean);
  return {
    plan: {
      planId,
      planType: type ?? 'MAPD',
      planYear,
      planName: toText(top.planName),
      snpType: toText(top.snpType),
      zipCode,
      county: toCounty(top.county) ?? toCounty(location.county),
      isEnrolled: false,
    },
    premium: toNumber(top.premiumCost),
    type,
    answeredOn: toText(user.asOfDate),
    stateCode: toText(user.statecode)?.toUpperCase(),
    reasons: reasonsOf(top, recommendation, type),
  };
}
