import { planGroupOf, type SavedPlan } from '../../domain/plans/plan';
import { isApplicationsLoadedAtom } from '../profile/profile-state';
import { atom, shopperValueAtom } from '../store';
import { approvedYearsAtom } from './applications-summary';
import { savedPlansAtom } from './plans';

/** What `<shopper-profile-year-change>` offers other elements. */
interface ChangesOnPage {
  /** Leads to the changes of a plan, by plan key. */
  onShow(planKey: string): void;
}

/** Set by `<shopper-profile-year-change>` while it shows. */
export const changesOnPageAtom = shopperValueAtom<ChangesOnPage | null>('changesOnPage', null);

/** Whether an application for a plan of a year was approved. Also true while the applications load. */
export const mayBeApprovedAtom = atom((get) => {
  const approvedYears = get(approvedYearsAtom);
  const areLoaded = get(isApplicationsLoadedAtom);
  return (year: number): boolean => !areLoaded || approvedYears.has(year);
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
