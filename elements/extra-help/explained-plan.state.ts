import { atom } from '../../src/state/store';
import { formatPremium } from '../../src/domain/money';
import { planKeyOf } from '../../src/domain/plans/plan';
import { premiumOf } from '../../src/domain/plans/low-income-subsidy';
import { activeYearAtom } from '../../src/state/page/dates';
import { planDetailAtom } from '../../src/state/plans/plan-detail';
import { profileAtom } from '../../src/state/profile/profile-state';
import { eligibilityAtom, subsidyPercentAtom } from '../../src/state/shopper/extra-help';
import { isBeingRemovedAtoms } from '../../src/state/profile/wishes';

const PERCENTAGES = [100, 75, 50, 25];

/**
 * The plan whose premiums the explanation of Extra Help shows: the first saved plan with drug coverage (contract §7).
 */
export const explainedPlanAtom = atom((get) => {
  const detailOf = get(planDetailAtom);
  const year = get(activeYearAtom);
  const listed = get(eligibilityAtom)?.subsidisedPremiums ?? [];
  const isBeingRemoved = get(isBeingRemovedAtoms.plan);
  const plan = get(profileAtom).plans.find(
    (candidate) =>
      !isBeingRemoved(planKeyOf(candidate)) &&
      candidate.planYear === year &&
      ['MAPD', 'PDP', 'SNP'].includes(candidate.planType) &&
      detailOf(candidate),
  );
  const detail = plan && detailOf(plan);
  if (!plan || !detail) return undefined;
  return {
    planName: detail.planName ?? plan.planId,
    withoutHelp: premiumOf(detail, plan, undefined, listed).normal,
    byPercent: Object.fromEntries(
      PERCENTAGES.map((percent) => {
        const { withExtraHelp, normal } = premiumOf(detail, plan, percent, listed);
        return [String(percent), withExtraHelp ?? normal];
      }),
    ),
  };
});

/**
 * The premium that the sign-in popup shows: that of the explained plan at the shopper's level, otherwise "$0"
 * (OPEN-B25).
 */
export const appliedPremiumAtom = atom((get) => {
  const percent = get(subsidyPercentAtom);
  const plan = get(explainedPlanAtom);
  return formatPremium(percent === undefined ? undefined : plan?.byPercent[String(percent)]);
});
