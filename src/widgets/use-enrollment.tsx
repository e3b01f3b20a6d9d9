import { useCallback, type ReactNode } from 'react';
import type { EnrollmentAction } from '../domain/enrollment/enrolling';
import { closePopup, openPopup, type Popups } from '../state/popups/popups';
import { useHost } from '../ui/host';
import { useOpenings } from '../ui/not-opened';
import { useOnDemand } from './use-on-demand';
import { usePopup, useInstanceId } from './use-popup';

const loadPopup = () => import('./enroll-by-phone');

export interface EnrollmentControls {
  /** Starts or continues an application for a plan. For some plans, opens the popup about enrolling by phone. */
  enroll(plan: Popups['enrollByPhone'], action: EnrollmentAction): void;
  popup: ReactNode;
}

/** Behavior of the enrollment button of a plan card (PLANS-36 … PLANS-42, REC-06). */
export function useEnrollment(): EnrollmentControls {
  const self = useInstanceId();
  const { element } = useHost();
  const { fail } = useOpenings();
  const byPhone = usePopup('enrollByPhone', self);
  const files = useOnDemand(byPhone !== null, loadPopup, () => {
    closePopup('enrollByPhone');
    fail();
  });
  const enroll = useCallback(
    (about: Popups['enrollByPhone'], action: EnrollmentAction) => {
      if (action === 'learnMore' || action === 'byPhone') openPopup('enrollByPhone', about, self);
      else
        void import('../state/applications/enrolling').then((step) => {
          step.enroll(about.plan, element);
        }, fail);
    },
    [self, element, fail],
  );
  return { enroll, popup: byPhone && files && <files.EnrollByPhone {...byPhone} /> };
}
