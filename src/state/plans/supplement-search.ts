import { withoutDetails, type PlanDetail } from '../../domain/plans/plan-detail';
import { planLetterOf, toPlanCode } from '../../domain/plans/supplements';
import type { Supplement } from '../../services/supplement-plans-service';

/** Beside it, so that both come in one file on demand. */
export { searchSupplements } from '../../services/supplement-plans-service';

/** A supplement as cards know plans: it has no drugs and no network, and its bullets come in order. */
export const toPlanDetail = (plan: Supplement): PlanDetail => ({
  ...withoutDetails,
  planId: toPlanCode(plan.planCode),
  planYear: plan.planYear,
  planName: plan.planName,
  monthlyPremium: plan.monthlyPremium ?? plan.medicalPremium,
  bullets: plan.marketingBulletsV2.map(({ icon = '', shortBullets }, rank) => ({
    rank,
    text: shortBullets,
    icon,
  })),
  positioningStatement: plan.msPlanPositioningStatement,
  supplement: {
    planCode: plan.planCode,
    letter: planLetterOf(plan.planName, plan.planCode),
    legalEntity: plan.msLegalEntity,
    stateCode: plan.stateCode?.toUpperCase(),
    marketingPlanCode: plan.marketingPlanCode,
  },
});
