import type { ReactNode } from 'react';
import { contacts, type Counselor } from '../../src/domain/medicare-contacts';
import { formatPlanId } from '../../src/domain/plans/plan';
import { useCopy } from '../../src/ui/copy-context';
import type { Phone } from '../../src/ui/phone-text';
import { SheetSection } from './sheet-section';
import type { SheetPlan } from './take-along.state';

export interface SheetPhonesProps {
  plans: readonly SheetPlan[];
  phone: Phone;
  hours: string;
  counselors: readonly Counselor[];
}

function Line({ name, number, more }: { name: string; number: string; more?: string }): ReactNode {
  return (
    <li>
      {name}: <strong>{number}</strong>
      {more && `, ${more}`}
    </li>
  );
}

/** Numbers to call: plans, Medicare, and the free counseling program of the state. */
export function SheetPhones({ plans, phone, hours, counselors }: SheetPhonesProps): ReactNode {
  const t = useCopy('take-along-sheet', 'plan-card');
  const numberOf = ({ number, tty }: Phone): string => t('takeAlong.sheet.phone', { phone: number, tty });
  return (
    <SheetSection heading={t('takeAlong.sheet.phones')} isWhole>
      <ul>
        {phone.number !== '' && (
          <Line name={t('takeAlong.sheet.callPlans')} number={numberOf(phone)} more={hours} />
        )}
        {plans
          .filter((plan) => plan.phone.number !== '')
          .map(({ key, plan, name, phone: own }) => (
            <Line
              key={key}
              name={name ?? t('plan.unnamed', { planId: formatPlanId(plan.planId) })}
              number={numberOf(own)}
            />
          ))}
        <Line name={t('takeAlong.sheet.callMedicare')} number={numberOf(contacts.medicare)} />
        {counselors.map(({ name, phone: number }) => (
          <Line key={name} name={`${t('takeAlong.sheet.callCounselor')}, ${name}`} number={number} />
        ))}
        {counselors.length === 0 && (
          <li>{t('takeAlong.sheet.findCounselor', { website: contacts.counseling.website })}</li>
        )}
      </ul>
    </SheetSection>
  );
}
