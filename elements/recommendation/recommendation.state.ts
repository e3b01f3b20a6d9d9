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

/** A reason with what it needs to be said. */
export type Reason =
  | Exclude<RecommendationReason, { kind: 'wantedType' }>
  | { kind: 'wantedType'; group: PlanGroup }
  | { kind: 'allDoctors'; count: number }
  | { kind: 'someDoctors'; count: number; total: number };

/** The recommended plan; one that is saved, too, is in the place where it was saved. */
const recommendedAtom = atom((get): RecommendedPlan | undefined => {
  const top = get(topPlanAtom);
  if (!top) return undefined;
  const recommended = recommendedPlanOf(top, get(recommendationAtom), get(activeYearAtom));
  const saved = get(profileAtom).plans.find((plan) => planKeyOf(plan) === planKeyOf(recommended.plan));
  return { ...recommended, plan: { ...recommended.plan, ...saved, isEnrolled: false } };
});

/** As long as it says the same, so that what changes elsewhere re-renders nothing here. */
const stableAtom = selectAtom(
  recommendedAtom,
  (recommended) => recommended,
  (one, other) => JSON.stringify(one) === JSON.stringify(other),
);

/** Doctors in the plan's network, where the plan says it of all that are saved (DATA-32). */
const doctorReasonsAtom = atom((get): Reason[] => {
  const plan = get(stableAtom)?.plan;
  const detail = plan && get(planDetailAtom)(plan);
  if (!detail || !get(configAtom).providerCoverageTypes.includes(plan.planType)) return [];
  const coverage = providerCoverageOf(detail, get(savedProvidersAtom), get(dentalPlanIdsAtom));
  const total = coverage.length;
  const count = coverage.filter(({ isCovered }) => isCovered).length;
  if (count === 0 || coverage.some(({ isCovered }) => isCovered === undefined)) return [];
  return [count === total ? { kind: 'allDoctors', count } : { kind: 'someDoctors', count, total }];
});

export interface RecommendationOnCard extends PlanCardModel {
  /** No value: nobody knows, so that it is not named. */
  group: PlanGroup | undefined;
  answeredOn: string | undefined;
  reasons: Reason[];
  /** Numbers of the footnotes (REC-10, REC-11, OPEN-A078). */
  footnotes: (10 | 14)[];
  /** Premium that the recommendation tells, for when the services do not know the plan. */
  premium: number | undefined;
}

/**
 * What the card shows. A supplement shows only in the state that the recommendation is for: where either is not known, there
 * is none (MEDSUPP-05, OPEN-A082); `waiting` while its state may still come.
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

/** Asks for what the services know of the plan, now and with each profile that is read; returns how to stop. */
export function keepRecommendationLoaded(): () => void {
  loadRecommended();
  return store().sub(recommendedAtom, loadRecommended);
}
