import { useEffect, useRef, type RefObject } from 'react';
import { scrollToPart } from '../../src/browser/focus';
import { formatCost, formatMaximum } from '../../src/domain/money';
import { yearSummaryOf, type Lost, type YearSummary } from '../../src/domain/plans/year-summary';
import { yearsAheadAtom, type YearAhead } from '../../src/state/plans/years-ahead';
import { write } from '../../src/state/store';
import { useCopy } from '../../src/ui/copy-context';
import type { NamedRow, PlanYears } from './year-change.state';

function useSummaryText(): (summary: YearSummary<NamedRow>) => Pick<YearAhead, 'loss' | 'text'> {
  const t = useCopy('year-change');
  const lost = (is: 'drug' | 'doctor', { named: [first, second], more }: Lost<NamedRow>): string | false => {
    if (!first) return false;
    const names = { name: first.itemName ?? '', other: second?.itemName ?? '', count: more };
    return t(`yearChange.ahead.${is}.${more > 0 ? 'several' : second ? 'two' : 'single'}`, names);
  };
  const join = (facts: readonly (string | false | undefined)[]): string | undefined =>
    facts.filter(Boolean).join('; ') || undefined;
  return ({ drugs, doctors, premium, drugCost, others }) => {
    const loss = join([lost('drug', drugs), lost('doctor', doctors)]);
    const newPremium =
      premium &&
      t(`yearChange.ahead.premium.${premium.help ?? 'plain'}`, {
        from: formatCost(premium.from),
        to: formatCost(premium.to),
      });
    const moreForDrugs =
      drugCost &&
      t(`yearChange.ahead.drugCost.${drugCost.help ?? 'plain'}`, { amount: formatMaximum(drugCost.more) });
    const money = moreForDrugs ?? newPremium;
    const isFirst = loss === undefined && money === undefined;
    const more = others > 0 && t(`yearChange.ahead.${isFirst ? 'changes' : 'others'}`, { count: others });
    return { loss, text: join([money, more]) ?? '' };
  };
}

/** Texts and button for one plan. No text: nothing can be said. */
function useAhead(): (plan: PlanYears) => Pick<YearAhead, 'loss' | 'text' | 'more'> {
  const t = useCopy('year-change');
  const summaryText = useSummaryText();
  return ({ comparison, fromYear }) => {
    const year = fromYear + 1;
    const about = t('yearChange.ahead.about', { year });
    if (comparison.is === 'notFound' && comparison.year === year) {
      const { county } = comparison;
      const loss =
        county === undefined
          ? t('yearChange.ahead.notFound.noCounty')
          : t('yearChange.ahead.notFound', { county });
      return { loss, text: '', more: about };
    }
    if (comparison.is !== 'compared') return { text: undefined, more: about };
    const summary = yearSummaryOf(comparison);
    if (summary === 'same')
      return { text: t('yearChange.ahead.same', { count: comparison.unchanged }), more: about };
    return { text: undefined, ...(summary && summaryText(summary)), more: t('yearChange.ahead.all') };
  };
}

/**
 * Provides the card of each active plan with a summary (contract §8). `plans` are all plans, `shown` those with a region
 * in the element. Returns the ref of the node that contains the regions.
 */
export function useYearsAhead(
  plans: readonly PlanYears[],
  shown: readonly PlanYears[],
): RefObject<HTMLDivElement | null> {
  const t = useCopy('year-change');
  const root = useRef<HTMLDivElement>(null);
  const written = useRef('[]');
  const aheadOf = useAhead();
  useEffect(() => {
    const entries = plans.flatMap(({ relation, planId, planKey, fromYear }): [string, YearAhead][] => {
      if (relation !== 'active') return [];
      const plan = shown.find((one) => one.planKey === planKey);
      const isLoading = !plan || plan.comparison.is === 'pending';
      const ahead = isLoading ? { text: undefined, more: '' } : aheadOf(plan);
      if (!isLoading && ahead.text === undefined) return [];
      const onMore = (): void => {
        const part = root.current?.querySelector(`[data-plan="${CSS.escape(planKey)}"]`);
        if (part) scrollToPart(part);
      };
      return [[planId, { label: t('yearChange.ahead', { year: fromYear + 1 }), ...ahead, onMore }]];
    });
    // Only if it differs, so that the card does not render again.
    const now = JSON.stringify(entries);
    if (now === written.current) return;
    written.current = now;
    write(yearsAheadAtom, new Map(entries));
  });
  useEffect(
    () => () => {
      written.current = '[]';
      write(yearsAheadAtom, new Map());
    },
    [],
  );
  return root;
}
