import type { ReactNode } from 'react';
import type { SavedPlan } from '../../src/domain/plans/plan';
import { planPhoneAtom } from '../../src/state/plans/plan-phone';
import { useValue } from '../../src/state/react';
import { useCopy } from '../../src/ui/copy-context';
import { LatePhoneText } from '../../src/ui/phone-text';

/** Says that shoppers cannot enroll in a plan on this site, and whom to call. */
export function CannotEnroll({ plan }: { plan: SavedPlan }): ReactNode {
  const t = useCopy('plans');
  const { number, tty } = useValue(planPhoneAtom)(plan);
  return (
    <p className="note">
      <LatePhoneText
        text={t('plan.cannotEnrollHere.call', { phone: '{phone}', tty })}
        textWithout={t('plan.cannotEnrollHere')}
        number={number}
      />
    </p>
  );
}
