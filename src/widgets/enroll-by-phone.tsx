import type { ReactNode } from 'react';
import { lockScroll } from '../browser/scroll-lock';
import { formatPlanId } from '../domain/plans/plan';
import { lookUp } from '../domain/untrusted';
import { configAtom } from '../state/config';
import { tollFreeAtom } from '../state/page/phones';
import { closePopup, type Popups } from '../state/popups/popups';
import { useValue } from '../state/react';
import { useCopy } from '../ui/copy-context';
import { EnrollByPhoneDialog } from '../ui/enroll-by-phone-dialog';

/** Which number enrolls in plans of a type (POP-06, OPEN-B17); '' while there is none. */
function useEnrollNumber(planType: string): string {
  const { enrollByType, enrollDefault } = useValue(configAtom).phones;
  const tollFree = useValue(tollFreeAtom);
  return [lookUp(enrollByType, planType), enrollDefault, tollFree].find(Boolean) ?? '';
}

/** The Learn more popup of a plan that can be enrolled in by phone alone (PLANS-37, POP-05 … POP-07). */
export function EnrollByPhone({ plan, planName }: Popups['enrollByPhone']): ReactNode {
  const t = useCopy();
  const { phones, hours } = useValue(configAtom);
  const number = useEnrollNumber(plan.planType);
  return (
    <EnrollByPhoneDialog
      planName={planName ?? t('plan.unnamed', { planId: formatPlanId(plan.planId) })}
      phone={{ number, tty: phones.tty }}
      hours={hours.support}
      onClose={() => {
        closePopup('enrollByPhone');
      }}
      lockScroll={lockScroll}
    />
  );
}
