import type { Config } from '../../config/settings';
import { withoutDetails, type PlanDetail } from '../../domain/plans/plan-detail';
import { planLetterOf, toPlanCode } from '../../domain/plans/supplements';
import type { Result } from '../../services/http';
import { searchSupplements, type Supplement } from '../../services/supplement-plans-service';

/** A supplement as cards know plans: it has no drugs and no network, and its bullets come in order. */
const toPlanDetail = (plan: Supplement): PlanDetail => ({
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

/** The supplements of a ZIP code (NET-25). */
export async function searchInZipCode(
  config: Config,
  zipCode: string,
): Promise<Result<readonly PlanDetail[]>> {
  const result = await searchSupplements(config, zipCode);
  return result.ok ? { ok: true, value: result.value.map(toPlanDetail) } : result;
}
