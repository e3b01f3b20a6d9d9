import { planGroupOf, type SavedPlan } from '../../domain/plans/plan';
import { atom, shopperValueAtom } from '../store';
import { savedPlansAtom } from './plans';

/** What is known about the next year of an active plan, in words. */
interface FactsAhead {
  /** What a year costs in this plan, as plan cards state it. No value: unknown. */
  cost?: { label: string; amount: string; notes: readonly string[] } | undefined;
  /** What the shopper loses, with the names of saved drugs and doctors: warnings. */
  losses: readonly string[];
  /** Everything else. */
  others: readonly string[];
  /** The other saved plans of this kind, and what a year costs in them. `onShow` leads to the plan if the page shows it. */
  saved?: { text: string; isOnPage: boolean; onShow(): void } | undefined;
}

/** What the card of an active plan states about the next year, in the words of `<shopper-profile-year-change>`. */
export interface YearAhead {
  /** "If you keep this plan in 2027" */
  label: string;
  /** No value while it loads. */
  facts: FactsAhead | undefined;
  /** Label of the button that leads to the details. */
  more: string;
  onMore(): void;
}

/**
 * By id of the active plan. Set by `<shopper-profile-year-change>`, so pages without it load none of its code. No value
 * before its files have loaded.
 */
export const yearsAheadAtom = shopperValueAtom<ReadonlyMap<string, YearAhead> | undefined>(
  'yearsAhead',
  undefined,
);

/**
 * The other saved plans of the year and kind of a plan, to which its shopper could change. Special needs plans are left out,
 * because a shopper may not meet their requirements.
 */
export const savedBesideAtom = atom((get) => {
  const saved = get(savedPlansAtom);
  return (plan: SavedPlan): readonly SavedPlan[] => {
    const group = planGroupOf(plan.planType);
    return saved.filter(
      ({ planId, planYear, planType }) =>
        group !== 'SNP' &&
        planGroupOf(planType) === group &&
        planYear === plan.planYear &&
        planId !== plan.planId,
    );
  };
});
