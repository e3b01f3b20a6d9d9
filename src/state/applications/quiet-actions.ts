import { isDrugCoveredElsewhere } from '../../domain/plans/drug-coverage';
import { savedDrugsAtom } from '../saved-items/saved-items';
import { atom } from '../store';
import { approvedYearsAtom } from '../plans/applications-summary';
import { planListsAtom } from '../plans/plans';

/**
 * Keys of the saved plans whose enrollment button does not lead: an application for a plan of the year was approved, or
 * another plan of the list covers a saved drug that this one leaves out (contract §8).
 */
export const quietActionsAtom = atom((get): ReadonlySet<string> => {
  const approvedYears = get(approvedYearsAtom);
  const drugs = get(savedDrugsAtom);
  const quiet = get(planListsAtom).flatMap(({ plans }) =>
    plans.filter(
      (card) => approvedYears.has(card.plan.planYear) || isDrugCoveredElsewhere(card, plans, drugs),
    ),
  );
  return new Set(quiet.map(({ cardKey }) => cardKey));
});
