import { atom } from '../../src/state/store';
import { planKeyOf } from '../../src/domain/plans/plan';
import { doctorsQuestionOf } from '../../src/domain/profile/providers';
import { planDetailsAtom } from '../../src/state/plans/plan-details';
import { savedPlansAtom } from '../../src/state/plans/plans';

/** What to ask about the doctors, by the saved plans; plans may have their names from the services (DOCS-10, DOCS-11). */
export const doctorsQuestionAtom = atom((get) => {
  const details = get(planDetailsAtom);
  return doctorsQuestionOf(
    get(savedPlansAtom).map((plan) => ({
      planType: plan.planType,
      planName: details.get(planKeyOf(plan))?.planName ?? plan.planName,
    })),
  );
});
