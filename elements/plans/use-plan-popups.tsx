import { useCallback, type ReactNode } from 'react';
import type { EnrollmentAction } from '../../src/domain/enrollment/enrolling';
import { planListsAtom, type PlanCardModel } from '../../src/state/plans/plans';
import { read } from '../../src/state/store';
import { closePopup, openPopup } from '../../src/state/popups/popups';
import { useEnrollment } from '../../src/widgets/use-enrollment';
import { useOpenings } from '../../src/ui/not-opened';
import { useOnDemand } from '../../src/widgets/use-on-demand';
import { usePopup, useInstanceId } from '../../src/widgets/use-popup';

/** Data of a plan's card, for a popup about the plan. */
export const cardModelOf = (planKey: string): PlanCardModel | undefined =>
  read(planListsAtom)
    .flatMap(({ plans }) => plans)
    .find(({ cardKey }) => cardKey === planKey);

const loadPricing = () => import('./drug-pricing');

export interface PlanPopups {
  /** Opens the drug pricing popup for a plan. */
  showPrices(key: string): void;
  /** Starts or continues an application for a plan. For some plans, opens the popup about enrolling by phone. */
  enroll(key: string, action: EnrollmentAction): void;
  popups: ReactNode;
}

/** Popups of the plan cards, loaded on demand. */
export function usePlanPopups(): PlanPopups {
  const self = useInstanceId();
  const priced = usePopup('drugPricing', self);
  const { fail } = useOpenings();
  const { enroll, popup } = useEnrollment();
  const files = useOnDemand(priced !== null, loadPricing, () => {
    closePopup('drugPricing');
    fail();
  });

  const showPrices = useCallback(
    (key: string) => {
      openPopup('drugPricing', { key }, self);
    },
    [self],
  );

  return {
    showPrices,
    enroll: useCallback(
      (key: string, action: EnrollmentAction) => {
        const card = cardModelOf(key);
        if (card) enroll({ plan: card.plan, planName: card.planName }, action);
      },
      [enroll],
    ),
    popups: (
      <>
        {popup}
        {priced && files && <files.DrugPricing planKey={priced.key} />}
      </>
    ),
  };
}
