import type { ReactNode } from 'react';
import { enrollByPhone as en } from '../copy/enroll-by-phone.en';
import { enrollByPhone as es } from '../copy/enroll-by-phone.es';
import { formatPlanId } from '../domain/plans/plan';
import { configAtom } from '../state/config';
import { enrollNumberAtom } from '../state/page/host-pages';
import { closePopup, type Popups } from '../state/popups/popups';
import { useValue } from '../state/react';
import { useCopy } from '../ui/copy-context';
import { EnrollByPhoneDialog } from '../ui/enroll-by-phone-dialog';
import { useHours } from './use-hours';

export const texts = { en, es };

/** The Learn more popup of a plan that only allows enrollment by phone (PLANS-37, POP-05 … POP-07). */
export function EnrollByPhone({ plan, planName }: Popups['enrollByPhone']): ReactNode {
  const t = useCopy('plan-card');
  const { phones } = useValue(configAtom);
  const number = useValue(enrollNumberAtom)(plan.planType);
  return (
    <EnrollByPhoneDialog
      planName={planName ?? t('plan.unnamed', { planId: formatPlanId(plan.planId) })}
      phone={{ number, tty: phones.tty }}
      hours={useHours('support')}
      onClose={() => {
        closePopup('enrollByPhone');
      }}
    />
  );
}
