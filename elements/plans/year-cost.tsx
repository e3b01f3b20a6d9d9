import type { ReactNode } from 'react';
import { formatMaximum } from '../../src/domain/money';
import type { SavedPlan } from '../../src/domain/plans/plan';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import { yearCostOf, type ShownPrices, type YearCost } from '../../src/domain/plans/year-cost';
import { useCopy } from '../../src/ui/copy-context';

export interface YearCostLineProps extends ShownPrices {
  plan: SavedPlan;
  detail: PlanDetail;
}

type KnownDrugs = Extract<YearCost['drugs'], { kind: 'known' }>;

/** Which of the figures are with Extra Help. */
const sumOf = (isPremiumSubsidised: boolean, { extraHelp }: KnownDrugs) => {
  if (extraHelp === 'off') return 'yearCost.sum';
  if (extraHelp === 'included')
    return isPremiumSubsidised ? 'yearCost.sum.extraHelp' : 'yearCost.sum.extraHelpDrugs';
  return isPremiumSubsidised ? 'yearCost.sum.extraHelpPremium' : 'yearCost.sum.noExtraHelp';
};

function useSentences({ plan, detail, ...prices }: YearCostLineProps): string | undefined {
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

/** The row of a card with the cost of a whole plan year (contract §8), amounts bold. Nothing if the premium is not known. */
export function YearCostLine(props: YearCostLineProps): ReactNode {
  const t = useCopy('year-cost');
  const sentences = useSentences(props);
  return (
    sentences !== undefined && (
      <div className="card-row" data-row="year-cost">
        <dt className="visually-hidden">{t('yearCost.label')}</dt>
        <dd>
          {sentences
            .split(/(\$[\d,]+)/)
            .map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part))}
        </dd>
      </div>
    )
  );
}

/** What the cost of a year includes, once per list. Nothing if no card of the list has a known premium. */
export function YearCostNote({
  cards,
  ...prices
}: ShownPrices & {
  cards: readonly { plan: SavedPlan; detail: PlanDetail | null | undefined }[];
}): ReactNode {
  const t = useCopy('year-cost');
  const hasCost = cards.some(
    ({ plan, detail }) => detail === undefined || (detail && yearCostOf(plan, detail, prices)),
  );
  return hasCost && <p className="fact-note">{t('yearCost.note', { year: cards[0]?.plan.planYear ?? 0 })}</p>;
}
