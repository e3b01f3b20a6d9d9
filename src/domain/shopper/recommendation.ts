import { isRecord, toNumber, toText } from '../coerce';

type JsonObject = Readonly<Record<string, unknown>>;

/** `PRE_EMPTY` until there is a plan of rank 1 in the active year (REC-01, REC-02). */
export type RecommendationType = 'PRE_EMPTY' | 'PRE_NO_1_RANKED_PLAN';

/** The recommendation in `preData.data` (REC-12). */
export const recommendationIn = ({ planRecommendationObj }: JsonObject): JsonObject =>
  isRecord(planRecommendationObj) ? planRecommendationObj : {};

/** The year of a plan, otherwise the year of the recommendation, if any. */
const yearOf = (plan: JsonObject, { planYear }: JsonObject): number | undefined =>
  toNumber(plan.planYear) ?? toNumber(planYear);

/** Its plans of rank 1; the rank is compared as text (REC-03, OPEN-A077). */
const topPlansIn = (recommendation: JsonObject): JsonObject[] => {
  const { plans } = recommendation;
  return (Array.isArray(plans) ? (plans as unknown[]) : [])
    .filter(isRecord)
    .filter((plan) => toText(plan.rank) === '1' && toText(plan.planId) !== undefined);
};

/** The plans of rank 1 for a year. There should be exactly one (REC-04). */
export const topPlansOf = (recommendation: JsonObject, planYear: number): JsonObject[] =>
  topPlansIn(recommendation).filter((plan) => yearOf(plan, recommendation) === planYear);

/** The latest year with a plan of rank 1. No value if there is none. */
export const recommendedYearIn = (recommendation: JsonObject): number | undefined =>
  topPlansIn(recommendation)
    .flatMap((plan) => yearOf(plan, recommendation) ?? [])
    .sort()
    .at(-1);

export const recommendationTypeOf = (recommendation: JsonObject, activeYear: number): RecommendationType =>
  topPlansOf(recommendation, activeYear).length > 0 ? 'PRE_NO_1_RANKED_PLAN' : 'PRE_EMPTY';
