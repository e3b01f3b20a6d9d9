import { useCallback, type ReactNode } from 'react';
import type { EnrollmentAction } from '../domain/enrollment/enrolling';
import { closePopup, openPopup, type Popups } from '../state/popups/popups';
import { useOnDemand } from './use-on-demand';
import { usePopup } from './use-popup';
import { useSelf } from './use-self';

const loadPopup = () => import('./enroll-by-phone');

export interface EnrollmentControls {
  /** Starts an application for a plan or goes on with it; for some plans, tells how to enroll by phone. */
  enroll(plan: Popups['enrollByPhone'], action: EnrollmentAction): void;
  popup: ReactNode;
}

/** What the button of a plan card does (PLANS-36 … PLANS-42, REC-06); `onMissing` hears of a file that does not come. */
export function useEnrollment(onMissing: () => void): EnrollmentControls {
  const self = useSelf();
  const byPhone = usePopup('enrollByPhone', self);
  const files = useOnDemand(byPhone !== null, loadPopup, () => {
    closePopup('enrollByPhone');
    onMissing();
  });
  const enroll = useCallback(
    (about: Popups['enrollByPhone'], action: EnrollmentAction) => {
      if (action === 'learnMore') openPopup('enrollByPhone', about, self);
      else
        void import('../state/applications/enrolling').then((step) => {
          step.enroll(about.plan);
        }, onMissing);
    },
    [self, onMissing],
  );
  return { enroll, popup: byPhone && files && <files.EnrollByPhone {...byPhone} /> };
}
