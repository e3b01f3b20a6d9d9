import { Hono } from 'hono';
import { call, type Env } from '../calls';
import { countiesOfZip } from '../geography';
import { supplementsIn } from '../plans/supplements';

declare module '../failures' {
  interface Calls {
    medsuppSearch: true;
  }
}

/** The supplement search (NET-25). From October on, it returns plans for the next year. */
export const medsuppRoutes = new Hono<Env>().get(
  '/v2/zip-codes/:zip/products/MEDSUPP/search',
  call('medsuppSearch'),
  (context) => {
    const state = countiesOfZip(context.req.param('zip'))[0]?.stateCode ?? '';
    const [year, month] = context.env.session.dateTime.split('-').map(Number);
    const plans = supplementsIn(state, String((year ?? 0) + ((month ?? 0) >= 10 ? 1 : 0)));
    const isWithBenefits = context.req.query('benefitsSummaries') === 'true';
    return context.json({
      msSearchPlansData: {
        products: [
          {
            plans: plans.map(({ marketingBulletsV2, ...plan }) =>
              isWithBenefits ? { ...plan, marketingBulletsV2 } : plan,
            ),
          },
        ],
      },
    });
  },
);
