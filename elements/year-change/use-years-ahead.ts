import { useEffect, useRef, type RefObject } from 'react';
import { scrollToPart } from '../../src/browser/focus';
import { findProfileElement } from '../../src/browser/roots';
import { formatCost, formatMaximum } from '../../src/domain/money';
import { yearSummaryOf, type Lost, type YearSummary } from '../../src/domain/plans/year-summary';
import { activeYearAtom } from '../../src/state/page/dates';
import { shownPricesAtom } from '../../src/state/plans/plan-order';
import { yearsAheadAtom, type YearAhead } from '../../src/state/plans/years-ahead';
import { useValue } from '../../src/state/react';
import { savedDrugsAtom } from '../../src/state/saved-items/saved-items';
import { write } from '../../src/state/store';
import { useCopy } from '../../src/ui/copy-context';
import { yearCostTexts } from '../../src/ui/use-year-cost';
import type { NamedRow, PlanYears } from './year-change.state';

type Facts = NonNullable<YearAhead['facts']>;
type SavedCost = Exclude<NonNullable<PlanYears['choice']>['saved'], 'pending' | undefined>;

const isText = (text: string | false | undefined): text is string => Boolean(text);

function useSummaryTexts(): (summary: YearSummary<NamedRow>) => Pick<Facts, 'losses' | 'others'> {
  const t = useCopy('year-change');
  const lost = (is: 'drug' | 'doctor', { named: [first, second], more }: Lost<NamedRow>): string | false => {
    if (!first) return false;
    const names = { name: first.itemName ?? '', other: second?.itemName ?? '', count: more };
    return t(`yearChange.ahead.${is}.${more > 0 ? 'several' : second ? 'two' : 'single'}`, names);
  };
  return ({ drugs, doctors, premium, drugCost, others }) => {
    const losses = [lost('drug', drugs), lost('doctor', doctors)].filter(isText);
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
    const isFirst = losses.length === 0 && money === undefined;
    const more = others > 0 && t(`yearChange.ahead.${isFirst ? 'changes' : 'others'}`, { count: others });
    return { losses, others: [money, more].filter(isText) };
  };
}

/** What a year costs in the plan, and in the saved plans. */
function useCosts(): (choice: PlanYears['choice']) => Pick<Facts, 'cost' | 'saved'> {
  const t = useCopy('year-change');
  const tCost = useCopy('year-cost');
  const prices = useValue(shownPricesAtom);
  const hasDrugs = useValue(savedDrugsAtom).length > 0;
  const shownYear = useValue(activeYearAtom);
  const savedText = ({ count, planKey, total }: SavedCost, isYearShown: boolean): Facts['saved'] => {
    const isOnPage = isYearShown && findProfileElement(PLANS) !== undefined;
    const onShow = (): void => {
      showCard(planKey);
    };
    if (total === undefined)
      return isOnPage ? { text: t('yearChange.ahead.see', { count }), isOnPage, onShow } : undefined;
    return { text: t('yearChange.ahead.saved', { count, amount: formatMaximum(total) }), isOnPage, onShow };
  };
  return (choice) => {
    if (!choice) return {};
    const { next, saved } = choice;
    const texts = yearCostTexts(tCost, { ...next, ...prices }, hasDrugs);
    const { label, amount, notes = [] } = texts ?? {};
    return {
      // Only what it consists of: the cost without Extra Help is on the cards of saved plans.
      cost: label && amount ? { label, amount, notes: notes.slice(0, 1) } : undefined,
      saved: saved && saved !== 'pending' ? savedText(saved, next.plan.planYear === shownYear) : undefined,
    };
  };
}

const PLANS = 'shopper-profile-plans';

function showCard(planKey: string): void {
  const card = findProfileElement(PLANS)?.shadowRoot?.querySelector(`[data-card="${CSS.escape(planKey)}"]`);
  if (card) scrollToPart(card);
}

/** Texts and button for one plan. No value: nothing can be said. */
function useAhead(): (plan: PlanYears) => Omit<YearAhead, 'onMore'> | undefined {
  const t = useCopy('year-change');
  const summaryTexts = useSummaryTexts();
  const costsOf = useCosts();
  return ({ comparison, fromYear, choice }) => {
    const year = fromYear + 1;
    const about = t('yearChange.ahead.about', { year });
    if (comparison.is === 'notFound' && comparison.year === year) {
      const { county } = comparison;
      const loss =
        county === undefined
          ? t('yearChange.ahead.notFound.noCounty')
          : t('yearChange.ahead.notFound', { county });
      return { label: t('yearChange.ahead', { year }), facts: { losses: [loss], others: [] }, more: about };
    }
    if (comparison.is !== 'compared') return undefined;
    const label = t('yearChange.ahead.keep', { year });
    const costs = costsOf(choice);
    const summary = yearSummaryOf(comparison);
    if (summary === 'same') {
      const same = t('yearChange.ahead.same', { count: comparison.unchanged });
      return { label, facts: { ...costs, losses: [], others: [same] }, more: about };
    }
    if (!summary && !costs.cost) return undefined;
    const said = summary ? summaryTexts(summary) : { losses: [], others: [] };
    return { label, facts: { ...costs, ...said }, more: t('yearChange.ahead.all') };
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
      const isLoading = !plan || plan.comparison.is === 'pending' || plan.choice?.saved === 'pending';
      const loading = {
        label: t('yearChange.ahead.keep', { year: fromYear + 1 }),
        facts: undefined,
        more: '',
      };
      const ahead = isLoading ? loading : aheadOf(plan);
      if (!ahead) return [];
      const onMore = (): void => {
        const part = root.current?.querySelector(`[data-plan="${CSS.escape(planKey)}"]`);
        if (part) scrollToPart(part);
      };
      return [[planId, { ...ahead, onMore }]];
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
