import { useState, type ReactNode } from 'react';
import { lockScroll } from '../../src/browser/scroll-lock';
import { EnrollByPhoneDialog } from './enroll-by-phone-dialog';
import { useCopy } from '../../src/ui/copy-context';
import { formatPlanId } from '../../src/domain/plans/plan';
import { lookUp } from '../../src/domain/untrusted';
import { configAtom } from '../../src/state/config';
import { tollFreeAtom } from '../../src/state/page/phones';
import { useValue } from '../../src/state/react';
import { closePopup } from '../../src/state/popups/popups';
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
        closePopup('enrollByPhone');
      }}
      lockScroll={lockScroll}
    />
  );
}
