import { Hono, type Context } from 'hono';
import { call, notFound, type Env } from '../calls';
import { premiumFields } from '../plans/premiums';
import { findPlan } from '../plans/records';
import { plansDetails } from '../profile/holder';
import type { Session } from '../session';
import type { ProfileHolder } from '../wire';

/** The parts of the profile data holder, by the section of the path. */
const sections: Record<string, (keyof ProfileHolder)[]> = {
  plans: ['plansDetails'],
  drugs: ['drugsAndPharmacyDetails'],
  providers: ['providersDetails'],
  medsuppPlans: ['medsuppData'],
  demographics: ['userDetails'],
};

/** The profile service, below its base path (NET-05 … NET-11, HTTP-01 … HTTP-08). */
export const profileRoutes = new Hono<Env>()
  .get('/Users/:uuid/:section/:flag?', call('profile'), (context) => {
    const { session } = context.env;
    const refusal = refuse(context);
    if (refusal) return refusal;
    const section = context.req.param('section');
    if (section === 'all') return context.json(session.profile);
    const parts = sections[section];
    if (!parts) return notFound(context);
    return context.json(
      Object.fromEntries([
        ['uuid', session.profile.uuid],
        ...parts.map((part) => [part, session.profile[part]]),
      ]),
    );
  })
  .post('/Users/:uuid/:section/:optional?', call('profileWrite'), async (context) => {
    const refusal = refuse(context);
    if (refusal) return refusal;
    const [part] = sections[context.req.param('section')] ?? [];
    if (!part) return notFound(context);
    const body: unknown = await context.req.json().catch(() => null);
    if (typeof body !== 'object' || body === null)
      return context.json({ error: 'the body must be JSON' }, 400);
    replacePart(context.env.session, part, body);
    return context.json({ status: 'SUCCESS' });
  })
  .delete('/Users/:uuid/plans/:planYear/:planId', call('deletePlan'), (context) => {
    const refusal = refuse(context);
    if (refusal) return refusal;
    const { session } = context.env;
    const { planYear, planId } = context.req.param();
    const { zipCode, plans } = session.profile.plansDetails;
    const left = plans.filter((plan) => plan.planId !== planId || plan.planYear !== planYear);
    if (left.length === plans.length) return notFound(context);
    session.profile = { ...session.profile, plansDetails: plansDetails(zipCode, left) };
    return context.body(null, 204);
  })
  .delete('/logout', call('logout'), (context) => {
    context.env.session.isSignedOut = true;
    return context.body(null, 204);
  })
  .get('/lis/v1', call('lisData'), (context) => {
    const { session } = context.env;
    const level = session.entry.extraHelpLevel ?? 0;
    return context.json({
      _isEligibleForLIS: level ? 'Yes' : 'No',
      _LISLevel: String(level),
      _subsidyList: level ? subsidyList(session) : [],
    });
  });

function refuse(context: Context<Env>): Response | undefined {
  const { session } = context.env;
  if (session.isSignedOut) return context.json({ error: 'Invalid session' }, 401);
  return context.req.param('uuid') === session.identity.uuid ? undefined : notFound(context);
}

/** The body is the section itself; one that repeats the section's name around it is understood too. */
function replacePart(session: Session, part: keyof ProfileHolder, body: object): void {
  const value: unknown = part in body ? Object.getOwnPropertyDescriptor(body, part)?.value : body;
  session.profile = {
    ...session.profile,
    [part]: part === 'medsuppData' && typeof value !== 'string' ? JSON.stringify(value) : value,
  };
}

function subsidyList({ profile }: Session) {
  return profile.plansDetails.plans.flatMap(({ planId, planYear }) => {
    const record = findPlan(planId);
    const monthlyPremium = record && premiumFields(record)['100Percent'];
    return monthlyPremium === undefined ? [] : [{ planId, planYear, monthlyPremium }];
  });
}
