import { formatMaximum } from '../domain/money';
import type { SavedPlan } from '../domain/plans/plan';
import type { PlanDetail } from '../domain/plans/plan-detail';
import { yearCostOf, type ShownPrices, type YearCost } from '../domain/plans/year-cost';
import { useCopy } from './copy-context';

export interface PricedPlan extends ShownPrices {
  plan: SavedPlan;
  detail: PlanDetail;
}

type KnownDrugs = Extract<YearCost['drugs'], { kind: 'known' }>;

/** Returns the text key that states which amounts include Extra Help. */
const sumOf = (isPremiumSubsidised: boolean, { extraHelp }: KnownDrugs) => {
  if (extraHelp === 'off') return 'yearCost.sum';
  if (extraHelp === 'included')
    return isPremiumSubsidised ? 'yearCost.sum.extraHelp' : 'yearCost.sum.extraHelpDrugs';
  return isPremiumSubsidised ? 'yearCost.sum.extraHelpPremium' : 'yearCost.sum.noExtraHelp';
};

/** The cost of a whole plan year in words (contract §8). No value if the premium is unknown. */
export function useYearCost({ plan, detail, ...prices }: PricedPlan): string | undefined {
  const t = useCopy('year-cost');
  const cost = yearCostOf(plan, detail, prices);
  if (!cost) return undefined;
  const { drugs, isPremiumSubsidised, total = 0 } = cost;
  const premiums = formatMaximum(cost.premiums);
  const values = { premiums, total: formatMaximum(total), year: plan.planYear };
  if (drugs.kind === 'unknown')
    return t(isPremiumSubsidised ? 'yearCost.unknown.extraHelp' : 'yearCost.unknown', values);
  if (drugs.kind !== 'known') return t(`yearCost.${drugs.kind}`, values);
  const key = sumOf(isPremiumSubsidised, drugs);
  const sum = t(key, { ...values, drugs: formatMaximum(drugs.amount) });
  if (key !== 'yearCost.sum.extraHelp') return sum;
  const without = yearCostOf(plan, detail, { ...prices, subsidyPercent: undefined })?.total;
  return without === undefined || without === total
    ? sum
    : `${sum} ${t('yearCost.otherwise', { total: formatMaximum(without) })}`;
}
