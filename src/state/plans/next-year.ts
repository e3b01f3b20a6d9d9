import { planGroupOf, type SavedPlan } from '../../domain/plans/plan';
import { profileAtom } from '../profile/profile-state';
import { atom, shopperValueAtom } from '../store';
import { applicationsSummaryAtom } from './applications-summary';
import { savedPlansAtom } from './plans';

/** What `<shopper-profile-year-change>` offers other elements. */
interface ChangesOnPage {
  /** Leads to the changes of a plan, by plan key. */
  onShow(planKey: string): void;
}

/** Set by `<shopper-profile-year-change>` while it shows. */
export const changesOnPageAtom = shopperValueAtom<ChangesOnPage | null>('changesOnPage', null);

/**
 * Whether the shopper has sent an application for a plan of a year, supplements excepted, that was not denied or withdrawn.
 * Also true while that is unknown, because the code for applications loads.
 */
export const mayHaveSentAtom = atom((get) => {
  const summary = get(applicationsSummaryAtom);
  const isUnknown = summary === null && get(profileAtom).enrollments.length > 0;
  const facts = summary ? get(summary.facts) : [];
  return (year: number): boolean =>
    isUnknown ||
    facts.some(
      ({ planYear, planType, status }) =>
        planYear === year && planType !== 'MS' && ['submitted', 'pending', 'approved'].includes(status),
    );
});

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
