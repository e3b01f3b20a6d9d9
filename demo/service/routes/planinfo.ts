import { Hono } from 'hono';
import { call, notFound, type Env } from '../calls';
import { countyByFips } from '../geography';
import { choice } from '../plans/choice';
import { changeOf } from '../plans/next-year';
import { planYears, toPlan } from '../plans/plan';
import { countiesWithPlans, findPlan, plansInCounty, type PlanRecord } from '../plans/records';
import { itemsOf } from '../session';

declare module '../failures' {
  interface Calls {
    planList: true;
    planDetails: true;
    planContact: true;
  }
}

/** The plan service: county lists, one plan, one plan's phone number (NET-21 … NET-24). */
export const planinfoRoutes = new Hono<Env>()
  .get(
    '/product-details/VPP/plan-years/:year/products/:type/state-codes/:state/fips-county-codes/:fips',
    call('planList'),
    (context) => {
      const { year, type, state, fips } = context.req.param();
      const items = itemsOf(context.env.session);
      const plans = isOffered(year) ? plansInCounty(fiveDigits(state, fips)) : [];
      return context.json({
        data: {
          plans: plans
            .filter((plan) => plan.planType === type && isListed(plan, year))
            .map((plan) => toPlan(plan, year, items)),
        },
      });
    },
  )
  .get('/details/VPP/plan-years/:year/plans/:planId', call('planDetails'), (context) => {
    const { year, planId } = context.req.param();
    const record = findPlan(planId);
    if (!record || !isOffered(year) || !isListed(record, year)) return notFound(context);
    return context.json({ data: { plan: toPlan(record, year, itemsOf(context.env.session)) } });
  })
  .get('/individual-search/plans/:planId/plan-years/:year/plan-contact', call('planContact'), (context) => {
    const record = findPlan(context.req.param('planId'));
    if (!record) return notFound(context);
    return context.json({
      data: {
        // Numbers from 555-0100 to 555-0199 are reserved for fiction.
        phoneNumber: `1-800-555-01${String(10 + choice(90, record.organization)).padStart(2, '0')}`,
        tty: '711',
        hoursOfOperation: '8 a.m. - 8 p.m., 7 days a week',
      },
    });
  });

/** The list of the made-up year omits one plan. This says nothing about the real plan. */
const isListed = (plan: PlanRecord, year: string): boolean =>
  year !== planYears[1] || changeOf(plan) !== 'notListed';

const isOffered = (year: string): boolean => planYears.some((offered) => offered === year);

/** Requests have the three digits of the county and the letters of the state, or all five digits. */
function fiveDigits(stateCode: string, code: string): string {
  if (code.length === 5) return code;
  return (
    countiesWithPlans().find(
      (fips) => fips.slice(2) === code && countyByFips(fips).stateCode === stateCode,
    ) ?? ''
  );
}
