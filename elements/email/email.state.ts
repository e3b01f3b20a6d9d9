import type { Config } from '../../src/config/settings';
import { reportProblem } from '../../src/state/report';
import { planDetailAtom } from '../../src/state/plans/plan-detail';
import { savedPlansAtom } from '../../src/state/plans/plans';
import { read } from '../../src/state/store';

/** Sends the email through the host. Resolves to whether it was sent; never rejects (ERRB-04). */
export async function sendByHost(
  send: NonNullable<Config['email']['send']>,
  address: string,
): Promise<boolean> {
  try {
    if ((await send(address)) !== false) return true;
  } catch {
    // Reported below without the error, which may contain the address.
  }
  reportProblem('Some error occurred while sending email.', 'email-failed');
  return false;
}

export interface NamedPlan {
  planId: string;
  planYear: number;
  planName: string | undefined;
}

/** The saved plans of all years that show, with names. */
export function namedPlans(): NamedPlan[] {
  const detailOf = read(planDetailAtom);
  return read(savedPlansAtom).map((plan) => ({
    planId: plan.planId,
    planYear: plan.planYear,
    planName: detailOf(plan)?.planName ?? plan.planName,
  }));
}
