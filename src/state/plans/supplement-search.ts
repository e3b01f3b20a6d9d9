import { withoutDetails, type PlanDetail } from '../../domain/plans/plan-detail';
import { planLetterOf, toPlanCode } from '../../domain/plans/supplements';
import type { Supplement } from '../../services/supplement-plans-service';

/** Exported here so that both are in one chunk, which loads on demand. */
export { searchSupplements } from '../../services/supplement-plans-service';

/** Converts a supplement to the plan details of cards, without drugs and network. Bullets are ranked by their order. */
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
