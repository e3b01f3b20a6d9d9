import type { Translate } from '../copy/types';
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

export interface YearCostTexts {
  /** "Premiums + drugs a year", or "Premiums a year" if the amount has no drugs. */
  label: string;
  amount: string;
  /** Whether the amount leaves out drugs: their cost is unknown, or the plan does not cover them (supplements excepted). */
  isPart: boolean;
  /** Whether a part of the amount includes Extra Help. */
  isWithHelp: boolean;
  /** What the amount consists of, and the amount without Extra Help. */
  notes: string[];
}

/**
 * The cost of a whole plan year in words (contract §8). No value if the premium is unknown. It says if there are no
 * saved drugs.
 */
export const useYearCost = (priced: PricedPlan, hasDrugs = true): YearCostTexts | undefined =>
  yearCostTexts(useCopy('year-cost'), priced, hasDrugs);

/** "About $618". Nothing is about 0. */
export const amountText = (t: Translate<'year-cost'>, dollars: number): string =>
  dollars === 0 ? formatMaximum(0) : t('yearCost.about', { total: formatMaximum(dollars) });

/** See `useYearCost`, which is for one plan. `t` is that of the texts `year-cost`. */
export function yearCostTexts(
  t: Translate<'year-cost'>,
  { plan, detail, ...prices }: PricedPlan,
  hasDrugs: boolean,
): YearCostTexts | undefined {
  const cost = yearCostOf(plan, detail, prices);
  if (!cost) return undefined;
  const { drugs, isPremiumSubsidised, total } = cost;
  const about = (dollars: number): string => amountText(t, dollars);
  const isWithHelp = isPremiumSubsidised || (drugs.kind === 'known' && drugs.extraHelp === 'included');
  if (drugs.kind === 'unknown' || total === undefined)
    return {
      label: t('yearCost.label.premiums'),
      amount: about(cost.premiums),
      isPart: true,
      isWithHelp,
      notes: [
        isPremiumSubsidised
          ? t('yearCost.unknown.extraHelp')
          : t(hasDrugs ? 'yearCost.unknown' : 'yearCost.noDrugs'),
      ],
    };
  if (drugs.kind !== 'known')
    return {
      label: t('yearCost.label.premiums'),
      amount: about(total),
      isPart: drugs.kind === 'none',
      isWithHelp,
      notes: drugs.kind === 'none' ? [t('yearCost.none')] : [],
    };
  const key = sumOf(isPremiumSubsidised, drugs);
  const sum = t(key, { premiums: formatMaximum(cost.premiums), drugs: formatMaximum(drugs.amount) });
  const without =
    key === 'yearCost.sum.extraHelp'
      ? yearCostOf(plan, detail, { ...prices, subsidyPercent: undefined })?.total
      : undefined;
  return {
    label: t('yearCost.label'),
    amount: about(total),
    isPart: false,
    isWithHelp,
    notes:
      without === undefined || without === total
        ? [sum]
        : [sum, t('yearCost.otherwise', { total: formatMaximum(without) })],
  };
}
