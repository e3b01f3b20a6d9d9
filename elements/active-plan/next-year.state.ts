import type { EnrollmentStatus } from '../../src/domain/enrollment/enrollment-life-cycle';
import { coverageSummaryOf, type Coverage, type CoverageSummary } from '../../src/domain/plans/coverage';
import { drugCoverageOf, providerCoverageOf } from '../../src/domain/plans/drug-coverage';
import { planBeside, type PlanBeside } from '../../src/domain/plans/plan-beside';
import { planKeyOf, type SavedPlan } from '../../src/domain/plans/plan';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import { drugNamesOnCardOf, providerNamesOf } from '../../src/domain/profile/names';
import { configAtom } from '../../src/state/config';
import { comparedPlansAtom } from '../../src/state/load/plan-years';
import { activeYearAtom } from '../../src/state/page/dates';
import { applicationsSummaryAtom, approvedYearsAtom } from '../../src/state/plans/applications-summary';
import { savedBesideAtom } from '../../src/state/plans/next-year';
import { planDetailAtom } from '../../src/state/plans/plan-detail';
import { dentalPlanIdsAtom } from '../../src/state/plans/plan-fragments';
import { shownPricesAtom } from '../../src/state/plans/shown-prices';
import { savedDrugsAtom, savedProvidersAtom } from '../../src/state/saved-items/saved-items';
import { atom, selectAtom } from '../../src/state/store';

/** The plan beside the active one, of the same kind in the next year. */
export interface Beside extends Omit<PlanBeside<unknown>, 'card'> {
  /** Number of saved plans, at least 1. */
  count: number;
  planKey: string;
  /** No value: its details are missing. */
  planName: string | undefined;
}

/** How many of the saved drugs, or doctors, the plan covers. */
export interface Counts extends Pick<CoverageSummary, 'covered' | 'total'> {
  /** Names of the others. */
  missing: readonly string[];
}

/** What a shopper can choose for the next year: to keep the active plan, or one of the saved plans. */
export interface Choice {
  /** Key of the active plan. */
  planKey: string;
  /** The active plan in the next year. */
  next: { plan: SavedPlan; detail: PlanDetail };
  /** No value: there are no saved plans. */
  beside: Beside | 'pending' | undefined;
  /** Of the active plan in the next year. No value: none is saved, or one could not be checked. */
  covered: { drugs: Counts | undefined; doctors: Counts | undefined };
  /** Whether an application for the year was approved, also for a plan that is not saved. */
  isDecided: boolean;
}

const noStatuses = atom<ReadonlyMap<string, EnrollmentStatus>>(new Map());

const besideAtom = atom((get) => {
  const savedBeside = get(savedBesideAtom);
  const detailOf = get(planDetailAtom);
  const drugs = get(savedDrugsAtom);
  const prices = get(shownPricesAtom);
  const shownYear = get(activeYearAtom);
  const approvedYears = get(approvedYearsAtom);
  const statuses = get(get(applicationsSummaryAtom)?.statuses ?? noStatuses);
  return ({ plan, detail }: Choice['next']): Choice['beside'] => {
    const cards = savedBeside(plan).map((card) => ({
      plan: card,
      detail: detailOf(card),
      isApproved: statuses.get(planKeyOf(card)) === 'approved',
    }));
    // The details of a year that does not show may never be requested.
    if (plan.planYear === shownYear && cards.some((card) => card.detail === undefined)) return 'pending';
    const isDecided = approvedYears.has(plan.planYear);
    const beside = planBeside({ plan, detail }, cards, { prices, drugs, isDecided });
    if (!beside) return undefined;
    const { card, ...rest } = beside;
    return {
      ...rest,
      count: cards.length,
      planKey: planKeyOf(card.plan),
      planName: card.detail?.planName ?? card.plan.planName,
    };
  };
});

/** The counts of a plan, if all saved drugs, or doctors, could be checked. */
const coveredAtom = atom((get) => {
  const drugs = get(savedDrugsAtom);
  const providers = get(savedProvidersAtom);
  const dentalPlanIds = get(dentalPlanIdsAtom);
  const { providerCoverageTypes } = get(configAtom);
  const known = (rows: readonly { coverage: Coverage }[], names: readonly string[]): Counts | undefined => {
    const { covered, checked, total } = coverageSummaryOf(rows);
    const missing = names.filter((_, index) => rows[index]?.coverage.state === 'notCovered');
    return total > 0 && checked === total ? { covered, total, missing } : undefined;
  };
  return ({ plan: { planType }, detail }: Choice['next']): Choice['covered'] => ({
    drugs: known(drugCoverageOf(planType, detail, drugs), drugNamesOnCardOf(drugs)),
    doctors: providerCoverageTypes.includes(planType)
      ? known(providerCoverageOf(detail, providers, dentalPlanIds), providerNamesOf(providers))
      : undefined,
  });
});

const modelAtom = atom((get): readonly Choice[] => {
  const detailOf = get(planDetailAtom);
  const besideOf = get(besideAtom);
  const coveredOf = get(coveredAtom);
  const approvedYears = get(approvedYearsAtom);
  return get(comparedPlansAtom).flatMap(({ plan, relation }) => {
    const inNextYear = { ...plan, planYear: plan.planYear + 1 };
    const detail = relation === 'active' ? detailOf(inNextYear) : undefined;
    if (!detail) return [];
    const next = { plan: inNextYear, detail };
    const isDecided = approvedYears.has(inNextYear.planYear);
    return [{ planKey: planKeyOf(plan), next, beside: besideOf(next), covered: coveredOf(next), isDecided }];
  });
});

/** Returns the previous array while it is equal, so that only a changed value causes a re-render. */
export const choicesAtom = selectAtom(
  modelAtom,
  (choices) => choices,
  (choices, before) => JSON.stringify(choices) === JSON.stringify(before),
);
