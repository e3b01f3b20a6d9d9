import type { ReactNode } from 'react';
import { usePopup } from '../../src/widgets/use-popup';
import { DrugPricing } from './drug-pricing';
import { EnrollByPhone } from './enroll-by-phone';

/** Popups of the plan cards. `self` is the piece that asks. */
export function PlanPopups({ self }: { self: symbol }): ReactNode {
  const priced = usePopup('drugPricing', self);
  const byPhone = usePopup('enrollByPhone', self);
  return (
    <>
      {byPhone && <EnrollByPhone planKey={byPhone.key} />}
      {priced && <DrugPricing planKey={priced.key} />}
    </>
  );
}
