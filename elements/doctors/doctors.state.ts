import { atom } from '../../src/state/store';
import { doctorsQuestionOf } from '../../src/domain/profile/providers';
import { planDetailAtom } from '../../src/state/plans/plan-detail';
import { savedPlansAtom } from '../../src/state/plans/plans';

/**
 * The question to ask about the doctors, depending on the saved plans. Plan names may come from the services (DOCS-10,
 * DOCS-11).
 */
export const doctorsQuestionAtom = atom((get) => {
  const detailOf = get(planDetailAtom);
  return doctorsQuestionOf(
    get(savedPlansAtom).map((plan) => ({
      planType: plan.planType,
      planName: detailOf(plan)?.planName ?? plan.planName,
    })),
  );
});
