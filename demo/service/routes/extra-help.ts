import { Hono } from 'hono';
import { call, type Env } from '../calls';
import { premiumFields } from '../plans/premiums';
import { findPlan } from '../plans/records';
import type { Shopper } from '../session';

declare module '../failures' {
  interface Calls {
    lisData: true;
  }
}

/** Whether the shopper gets Extra Help, and the resulting premiums of the saved plans (NET-26). */
export const extraHelpRoutes = new Hono<Env>().get('/lis/v1', call('lisData'), (context) => {
  const { shopper } = context.env.session;
  const level = shopper.entry.extraHelpLevel ?? 0;
  return context.json({
    _isEligibleForLIS: level ? 'Yes' : 'No',
    _LISLevel: String(level),
    _subsidyList: level ? subsidyList(shopper) : [],
  });
});

function subsidyList({ profile }: Shopper) {
  return profile.plansDetails.plans.flatMap(({ planId, planYear }) => {
    const record = findPlan(planId);
    const monthlyPremium = record && premiumFields(record)['100Percent'];
    return monthlyPremium === undefined ? [] : [{ planId, planYear, monthlyPremium }];
  });
}
