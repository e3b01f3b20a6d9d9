import { useState, type ReactNode } from 'react';
import { lockScroll } from '../../browser/scroll-lock';
import { EnrollByPhoneDialog } from '../../components/enroll-by-phone-dialog';
import { useCopy } from '../../components/copy-context';
import { formatPlanId } from '../../domain/plan';
import { lookUp } from '../../domain/value';
import { configAtom } from '../../state/config';
import { tollFreeAtom } from '../../state/page-state';
import { planToBeEnrolledByPhoneAtom } from '../../state/plans';
import { useValue } from '../../state/react';
import { write } from '../../state/store';
import { cardOf } from './card-of';

/** Which number enrolls in plans of a type (POP-06, OPEN-B17); '' while there is none. */
function useEnrollNumber(planType: string): string {
  const { enrollByType, enrollDefault } = useValue(configAtom).phones;
  const tollFree = useValue(tollFreeAtom);
  return [lookUp(enrollByType, planType), enrollDefault, tollFree].find(Boolean) ?? '';
}

/** The Learn more popup of a plan that can be enrolled in by phone alone (PLANS-37, POP-05 … POP-07). */
export function EnrollByPhone({ planKey }: { planKey: string }): ReactNode {
  const t = useCopy();
  const [card] = useState(() => cardOf(planKey));
  const { phones, hours } = useValue(configAtom);
  const number = useEnrollNumber(card?.plan.planType ?? '');
  if (!card) return null;
  return (
    <EnrollByPhoneDialog
      planName={card.planName ?? t('plan.unnamed', { planId: formatPlanId(card.plan.planId) })}
      phone={{ number, tty: phones.tty }}
      hours={hours.support}
      onClose={() => {
        write(planToBeEnrolledByPhoneAtom, null);
      }}
      lockScroll={lockScroll}
    />
  );
}
