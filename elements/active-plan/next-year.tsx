import { useEffect, useState, type ReactNode } from 'react';
import { scrollToPart } from '../../src/browser/focus';
import { findProfileElement } from '../../src/browser/roots';
import { nextYear as en } from '../../src/copy/next-year.en';
import { nextYear as es } from '../../src/copy/next-year.es';
import { yearCost as costEn } from '../../src/copy/year-cost.en';
import { yearCost as costEs } from '../../src/copy/year-cost.es';
import type { Translate } from '../../src/copy/types';
import { yearOf } from '../../src/domain/dates/calendar';
import { formatCost, formatMaximum } from '../../src/domain/money';
import { endsBefore } from '../../src/domain/plans/active-plan';
import type { SavedPlan } from '../../src/domain/plans/plan';
import { yearSummaryOf, type Lost, type YearSummary } from '../../src/domain/plans/year-summary';
import { activeYearAtom, nowAtom } from '../../src/state/page/dates';
import { changesOnPageAtom } from '../../src/state/plans/next-year';
import { shownPricesAtom } from '../../src/state/plans/shown-prices';
import {
  keepYearsLoaded,
  planYearsAtom,
  type NamedRow,
  type PlanYears,
} from '../../src/state/load/plan-years';
import { useValue } from '../../src/state/react';
import { savedDrugsAtom } from '../../src/state/saved-items/saved-items';
import { read } from '../../src/state/store';
import { useCopy } from '../../src/ui/copy-context';
import { extentOf } from '../../src/ui/coverage-sign';
import { amountText, yearCostTexts } from '../../src/ui/use-year-cost';
import { detailsRouteOf, usePlanUrls } from '../../src/widgets/use-plan-urls';
import { choicesAtom, type Beside, type Choice, type Counts } from './next-year.state';
import { NextYearSpace } from './next-year-space';
import { NextYearText, type NextYearTexts } from './next-year-text';

export const texts = { en: { ...en, ...costEn }, es: { ...es, ...costEs } };

const isText = (text: string | false | undefined): text is string => Boolean(text);

/** Names that a line has. The others are counted. */
const MOST_NAMED = 2;

/** Statements about the saved drugs or doctors: which of them the plan covers no more, and which it does not cover anyway. */
function useCoverageFacts(): (
  is: 'drug' | 'doctor',
  counts: Counts | undefined,
  lost: Lost<NamedRow> | undefined,
) => NextYearTexts['facts'] {
  const t = useCopy('next-year');
  return (is, counts, { named, more } = { named: [], more: 0 }) => {
    const lostNames = named.map(({ itemName = '' }) => itemName);
    const [name = '', other = ''] = lostNames;
    const form = more > 0 ? 'several' : other ? 'two' : 'single';
    const loss = name && t(`nextYear.${is}.${form}`, { name, other, count: more });
    if (!counts) return loss ? [{ text: loss, sign: 'some' }] : [];
    const { covered, total, missing } = counts;
    const others = missing.filter((one) => one !== '' && !lostNames.includes(one));
    const names = others.slice(0, MOST_NAMED).join(', ');
    const rest = others.length - MOST_NAMED;
    // The count states it if all are left out. Of many lost ones, not all are named.
    const isNamed = others.length > 0 && covered > 0 && more === 0;
    const missed = isNamed && t(`nextYear.${is}.missing${rest > 0 ? '.more' : ''}`, { names, count: rest });
    return [
      { text: t(`nextYear.${is}s`, { covered, total }), sign: extentOf({ covered, checked: total, total }) },
      ...[loss, missed].filter(isText).map((text) => ({ text, isBelow: true })),
    ];
  };
}

/** What changes besides the coverage of drugs and doctors. */
function useOtherFacts(): (summary: YearSummary<NamedRow>) => NextYearTexts['facts'] {
  const t = useCopy('next-year');
  return ({ drugs, doctors, premium, drugCost, others }) => {
    const newPremium =
      premium &&
      t(`nextYear.premium.${premium.help ?? 'plain'}`, {
        from: formatCost(premium.from),
        to: formatCost(premium.to),
      });
    const moreForDrugs =
      drugCost &&
      t(`nextYear.drugCost.${drugCost.help ?? 'plain'}`, { amount: formatMaximum(drugCost.more) });
    const money = moreForDrugs ?? newPremium;
    const isRise = Boolean(moreForDrugs) || (premium && premium.to > premium.from);
    const isFirst = drugs.named.length + doctors.named.length === 0 && money === undefined;
    const more = others > 0 && t(`nextYear.${isFirst ? 'changes' : 'others'}`, { count: others });
    return [
      ...(money ? [{ text: money, sign: isRise ? ('some' as const) : undefined }] : []),
      ...(more ? [{ text: more }] : []),
    ];
  };
}

const PLANS = 'shopper-profile-plans';
const CHANGES = 'shopper-profile-year-change';

function showCard(planKey: string): void {
  const card = findProfileElement(PLANS)?.shadowRoot?.querySelector(`[data-card="${CSS.escape(planKey)}"]`);
  if (card) scrollToPart(card);
}

/** What a year costs in the plan, and in the plan beside it. */
function useCosts(): (choice: Choice | undefined) => Pick<NextYearTexts, 'cost' | 'beside' | 'isDecided'> {
  const t = useCopy('next-year');
  const tCost = useCopy('year-cost');
  const prices = useValue(shownPricesAtom);
  const hasDrugs = useValue(savedDrugsAtom).length > 0;
  const shownYear = useValue(activeYearAtom);
  const besideText = (
    { is, count, planKey, planName, total, saving }: Beside,
    { planYear }: SavedPlan,
  ): NextYearTexts['beside'] => {
    const onShow =
      planYear === shownYear && findProfileElement(PLANS)
        ? (): void => {
            showCard(planKey);
          }
        : undefined;
    if (is === 'several' || planName === undefined)
      return onShow && { text: t('nextYear.see', { count }), onShow };
    return {
      title: is === 'approved' ? t('nextYear.approved', { year: planYear }) : t('nextYear.saved', { count }),
      text: planName,
      amount: total === undefined ? undefined : amountText(tCost, total),
      difference: saving
        ? t(saving > 0 ? 'nextYear.less' : 'nextYear.more', { amount: formatMaximum(Math.abs(saving)) })
        : undefined,
      onShow,
    };
  };
  return (choice) => {
    if (!choice) return {};
    const { next, beside, isDecided } = choice;
    const texts = yearCostTexts(tCost, { ...next, ...prices }, hasDrugs);
    return {
      // Only what it consists of: the cost without Extra Help is on the cards of saved plans.
      cost: texts && { ...texts, notes: texts.notes.slice(0, 1) },
      beside: beside && beside !== 'pending' ? besideText(beside, next.plan) : undefined,
      isDecided,
    };
  };
}

/** "If you keep this plan in 2027". A plan that ends cannot be kept. */
const labelOf = (t: Translate<'next-year'>, plan: SavedPlan, year: number): string =>
  t(endsBefore(plan, year) ? 'nextYear.in' : 'nextYear.keep', { year });

/** Returns the texts for a plan. No value: nothing can be said. */
function useTexts(): (plan: PlanYears, choice: Choice | undefined) => NextYearTexts | undefined {
  const t = useCopy('next-year');
  const coverageFacts = useCoverageFacts();
  const otherFacts = useOtherFacts();
  const costsOf = useCosts();
  const urls = usePlanUrls();
  const hasChanges = useValue(changesOnPageAtom) !== null || findProfileElement(CHANGES) !== undefined;
  return ({ planKey, comparison, fromYear }, choice) => {
    const year = fromYear + 1;
    const more = (text: string): NextYearTexts['more'] => {
      if (hasChanges)
        return {
          text,
          onShow: () => {
            read(changesOnPageAtom)?.onShow(planKey);
          },
        };
      if (!choice) return { text: t('nextYear.letter', { year }) };
      const { plan } = choice.next;
      const link = { route: detailsRouteOf(plan), url: urls.details(plan) };
      return { text: t('nextYear.details', { year }), link };
    };
    const about = more(t('nextYear.about', { year }));
    if (comparison.is === 'notFound' && comparison.year === year) {
      const { county } = comparison;
      const loss =
        county === undefined ? t('nextYear.notFound.noCounty') : t('nextYear.notFound', { county });
      const facts = [{ text: loss, sign: 'some' as const }];
      return { label: t('nextYear.in', { year }), facts, isLoss: true, more: about };
    }
    if (comparison.is !== 'compared') return undefined;
    const label = choice ? labelOf(t, choice.next.plan, year) : t('nextYear.keep', { year });
    const costs = costsOf(choice);
    const summary = yearSummaryOf(comparison);
    if (!summary && !costs.cost) return undefined;
    const isSame = summary === 'same';
    const { drugs, doctors } = summary && !isSame ? summary : {};
    const others = isSame
      ? [{ text: t('nextYear.same', { count: comparison.unchanged }) }]
      : summary
        ? otherFacts(summary)
        : [];
    return {
      label,
      ...costs,
      facts: [
        ...coverageFacts('drug', choice?.covered.drugs, drugs),
        ...coverageFacts('doctor', choice?.covered.doctors, doctors),
        ...others,
      ],
      isLoss: Boolean(drugs?.named.length) || Boolean(doctors?.named.length),
      more: isSame ? about : more(t('nextYear.all')),
    };
  };
}

interface Known {
  years: PlanYears;
  choice: Choice | undefined;
}

/** Returns what is known of an active plan; the previous values while they are requested again. */
function useKnown(planId: string): Known | 'pending' | undefined {
  const [known, setKnown] = useState<Known>();
  const plans = useValue(planYearsAtom);
  const choices = useValue(choicesAtom);
  const years = plans.find((plan) => plan.relation === 'active' && plan.planId === planId);
  if (!years) return undefined;
  const choice = choices.find(({ planKey }) => planKey === years.planKey);
  if (years.comparison.is === 'pending' || choice?.beside === 'pending') return known ?? 'pending';
  if (years !== known?.years || choice !== known.choice) setKnown({ years, choice });
  return { years, choice };
}

export interface NextYearProps {
  plan: SavedPlan;
  name: string;
}

/**
 * What next year costs in an active plan, and what changes (contract §8). Renders nothing if nothing is known, and outside
 * of the dates of `yearChange`.
 */
export function NextYear({ plan, name }: NextYearProps): ReactNode {
  const t = useCopy('next-year');
  const known = useKnown(plan.planId);
  const textsOf = useTexts();
  const year = yearOf(useValue(nowAtom)) + 1;
  useEffect(() => keepYearsLoaded('active'), []);
  if (known === 'pending') return <NextYearSpace plan={plan} label={labelOf(t, plan, year)} />;
  const said = known && textsOf(known.years, known.choice);
  return said ? <NextYearText {...said} name={name} /> : null;
}
