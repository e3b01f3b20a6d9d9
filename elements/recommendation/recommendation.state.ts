import { coverageSummaryOf } from '../../src/domain/plans/coverage';
import { providerCoverageOf } from '../../src/domain/plans/drug-coverage';
import { planGroupOf, planKeyOf, type PlanGroup } from '../../src/domain/plans/plan';
import { isHighDeductible } from '../../src/domain/plans/supplements';
import {
  recommendedPlanOf,
  type RecommendationReason,
  type RecommendedPlan,
} from '../../src/domain/shopper/recommended-plan';
import { configAtom } from '../../src/state/config';
import { loadPlanContent } from '../../src/state/plans/load-plans';
import { activeYearAtom } from '../../src/state/page/dates';
import { planDetailAtom } from '../../src/state/plans/plan-detail';
import { dentalPlanIdsAtom } from '../../src/state/plans/plan-fragments';
import { planCardModelAtom, type PlanCardModel } from '../../src/state/plans/plans';
import { recommendationAtom, topPlanAtom } from '../../src/state/plans/recommendation';
import { profileAtom } from '../../src/state/profile/profile-state';
import { savedProvidersAtom } from '../../src/state/saved-items/saved-items';
import { atom, read, selectAtom, store } from '../../src/state/store';

/** A reason with the values that its sentence needs. */
export type Reason =
  | Exclude<RecommendationReason, { kind: 'wantedType' }>
  | { kind: 'wantedType'; group: PlanGroup }
  | { kind: 'allDoctors'; count: number }
  | { kind: 'someDoctors'; count: number; total: number };

/** Reasons that state what the plan's response contains today. The other reasons come from the recommendation. */
export const isAboutDoctors = ({ kind }: Reason): boolean => kind === 'allDoctors' || kind === 'someDoctors';

/** The recommended plan. If the plan is also saved, it has the location with which it was saved. */
const recommendedAtom = atom((get): RecommendedPlan | undefined => {
  const top = get(topPlanAtom);
  if (!top) return undefined;
  const recommended = recommendedPlanOf(top, get(recommendationAtom), get(activeYearAtom));
  const saved = get(profileAtom).plans.find((plan) => planKeyOf(plan) === planKeyOf(recommended.plan));
  return { ...recommended, plan: { ...recommended.plan, ...saved, isEnrolled: false } };
});

/** Keeps the previous object as long as it is equal, so that unrelated changes cause no re-render. */
const stableAtom = selectAtom(
  recommendedAtom,
  (recommended) => recommended,
  (one, other) => JSON.stringify(one) === JSON.stringify(other),
);

/** Doctors in the plan's network, if the plan has network data for all saved doctors (DATA-32). */
const doctorReasonsAtom = atom((get): Reason[] => {
  const plan = get(stableAtom)?.plan;
  const detail = plan && get(planDetailAtom)(plan);
  if (!detail || !get(configAtom).providerCoverageTypes.includes(plan.planType)) return [];
  const coverage = providerCoverageOf(detail, get(savedProvidersAtom), get(dentalPlanIdsAtom));
  const { covered: count, checked, total } = coverageSummaryOf(coverage);
  if (count === 0 || checked < total) return [];
  return [count === total ? { kind: 'allDoctors', count } : { kind: 'someDoctors', count, total }];
});

export interface RecommendationOnCard extends PlanCardModel {
  /** No value if unknown; the type is then not shown. */
  group: PlanGroup | undefined;
  answeredOn: string | undefined;
  reasons: Reason[];
  /** Numbers of the footnotes (REC-10, REC-11, OPEN-A078). */
  footnotes: (10 | 14)[];
  /** Premium from the recommendation, as a fallback if the services do not know the plan. */
  premium: number | undefined;
}

/**
 * Data of the card. A supplement shows only in the state that the recommendation is for; if either state is unknown,
 * there is no card (MEDSUPP-05, OPEN-A082). `waiting` while the shopper's state may still load.
 */
export const recommendationCardAtom = atom((get): RecommendationOnCard | 'waiting' | undefined => {
  const recommended = get(stableAtom);
  if (!recommended) return undefined;
  const { plan, type, reasons, stateCode, answeredOn, premium } = recommended;
  const card = get(planCardModelAtom)(plan, get(planDetailAtom)(plan));
  if (plan.planType === 'MS') {
    if (stateCode !== undefined && card.detail === undefined) return 'waiting';
    if (stateCode === undefined || card.detail?.supplement?.stateCode !== stateCode) return undefined;
  }
  const group = type && planGroupOf(type);
  return {
    ...card,
    group,
    answeredOn,
    premium,
    reasons: [
      ...reasons.flatMap((reason): Reason[] => {
        if (reason.kind !== 'wantedType') return [reason];
        return group ? [{ kind: 'wantedType', group }] : [];
      }),
      ...get(doctorReasonsAtom),
    ],
    footnotes: [
      ...(/^[FC]/.test(plan.planId) ? [10 as const] : []),
      ...(isHighDeductible(card.planName) ? [14 as const] : []),
    ],
  };
});

const loadRecommended = (): void => {
  const plan = read(recommendedAtom)?.plan;
  if (plan) void loadPlanContent([plan]);
};

/** Requests the details of the plan now and each time a profile loads. Returns a function that stops this. */
export function keepRecommendationLoaded(): () => void {
  loadRecommended();
  return store().sub(recommendedAtom, loadRecommended);
}
