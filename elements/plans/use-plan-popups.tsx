import { useCallback, type ReactNode } from 'react';
import type { EnrollmentAction } from '../../src/domain/enrollment/enrolling';
import { closePopup, openPopup } from '../../src/state/popups/popups';
import { useOnDemand } from '../../src/widgets/use-on-demand';
import { usePopup } from '../../src/widgets/use-popup';
import { useSelf } from '../../src/widgets/use-self';

const loadPopups = () => import('./plan-popups');

export interface PlanPopups {
  /** Opens the drug pricing popup for a plan. */
  showPrices(key: string): void;
  /** Starts an application for a plan or goes on with it; for some plans, tells how to enroll by phone. */
  enroll(key: string, action: EnrollmentAction): void;
  popups: ReactNode;
}

/** Popups of the plan cards, which come with the first of them that is asked for; `onMissing` hears if they do not. */
export function usePlanPopups(onMissing: () => void): PlanPopups {
  const self = useSelf();
  const isPricing = usePopup('drugPricing', self) !== null;
  const isByPhone = usePopup('enrollByPhone', self) !== null;
  const files = useOnDemand(isPricing || isByPhone, loadPopups, () => {
    closePopup('drugPricing', 'enrollByPhone');
    onMissing();
  });

  const showPrices = useCallback(
    (key: string) => {
      openPopup('drugPricing', { key }, self);
    },
    [self],
  );

  const enroll = useCallback(
    (key: string, action: EnrollmentAction) => {
      if (action === 'learnMore') openPopup('enrollByPhone', { key }, self);
      else
        void import('../../src/state/applications/enrolling').then((step) => {
          step.enroll(key);
        }, onMissing);
    },
    [self, onMissing],
  );

  return { showPrices, enroll, popups: files && <files.PlanPopups self={self} /> };
}
