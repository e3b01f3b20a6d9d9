import { isRecord, toNumber, toText } from '../untrusted';

/** `PRE_EMPTY` until there is a plan of rank 1 in the active year (REC-01, REC-02). */
export type RecommendationType = 'PRE_EMPTY' | 'PRE_NO_1_RANKED_PLAN';

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/**
 * What the stored recommendation (`preData.data`, JSON with `planRecommendationObj.plans[]`, REC-12) comes to. The rank
 * is compared as text (REC-03, OPEN-A077); a plan without a year is of the recommendation's year, or else of none.
 */
export function recommendationTypeOf(preData: string | undefined, activeYear: number): RecommendationType {
  const data = parse(preData);
  const recommendation = isRecord(data) ? data.planRecommendationObj : undefined;
  const plans = isRecord(recommendation) && Array.isArray(recommendation.plans) ? recommendation.plans : [];
  const yearOfAll = isRecord(recommendation) ? toNumber(recommendation.planYear) : undefined;
  const isTop = (plan: unknown): boolean =>
    isRecord(plan) &&
    toText(plan.rank) === '1' &&
    toText(plan.planId) !== undefined &&
    (toNumber(plan.planYear) ?? yearOfAll) === activeYear;
  return plans.some(isTop) ? 'PRE_NO_1_RANKED_PLAN' : 'PRE_EMPTY';
}
