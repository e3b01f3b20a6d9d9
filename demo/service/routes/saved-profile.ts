import { Hono, type Context } from 'hono';
import { call, notFound, refuse, type Env } from '../calls';
import { plansDetails } from '../profile/holder';
import type { Shopper } from '../session';
import type { ProfileHolder } from '../wire';

declare module '../failures' {
  interface Calls {
    profile: true;
    profileWrite: true;
    deletePlan: true;
    deleteMedsuppPlan: true;
  }
}

/** The sections of the profile data holder, by the section name in the path. */
const sections: Record<string, (keyof ProfileHolder)[]> = {
  plans: ['plansDetails'],
  drugs: ['drugsAndPharmacyDetails'],
  providers: ['providersDetails'],
  medsuppPlans: ['medsuppData'],
  demographics: ['userDetails'],
};

/** The profile itself, below the base path of the profile service (NET-05 … NET-10, HTTP-02 … HTTP-08). */
export const profileRoutes = new Hono<Env>()
  .get('/Users/:uuid/:section', call('profile'), readSection)
  // Only requests for the whole profile have the flag. A merge changes the profile permanently, so the
  // response is the same.
  .get('/Users/:uuid/all/merged', call('profile'), readSection)
  .post('/Users/:uuid/:section/:optional?', call('profileWrite'), async (context) => {
    const refusal = refuse(context, context.req.param('uuid'));
    if (refusal) return refusal;
    const [part] = sections[context.req.param('section')] ?? [];
    if (!part) return notFound(context);
    const body: unknown = await context.req.json().catch(() => null);
    if (typeof body !== 'object' || body === null)
      return context.json({ error: 'the body must be JSON' }, 400);
    replacePart(context.env.session.shopper, part, body);
    return context.json({ status: 'SUCCESS' });
  })
  .delete('/Users/:uuid/plans/:planYear/:planId', call('deletePlan'), (context) => {
    const { uuid, planYear, planId } = context.req.param();
    const refusal = refuse(context, uuid);
    if (refusal) return refusal;
    const { shopper } = context.env.session;
    const { zipCode, plans } = shopper.profile.plansDetails;
    const left = plans.filter((plan) => plan.planId !== planId || plan.planYear !== planYear);
    if (left.length === plans.length) return notFound(context);
    shopper.profile = { ...shopper.profile, plansDetails: plansDetails(zipCode, left) };
    return context.body(null, 204);
  })
  .delete('/Users/:uuid/medsuppPlans/:planYear/:planCode', call('deleteMedsuppPlan'), (context) => {
    const { uuid, planYear, planCode } = context.req.param();
    const refusal = refuse(context, uuid);
    if (refusal) return refusal;
    return removeSupplement(context.env.session.shopper, planYear, planCode)
      ? context.body(null, 204)
      : notFound(context);
  });

function readSection(context: Context<Env>): Response {
  const { uuid, section = 'all' } = context.req.param();
  const refusal = refuse(context, uuid);
  if (refusal) return refusal;
  const { profile } = context.env.session.shopper;
  if (section === 'all') return context.json(profile);
  const parts = sections[section];
  if (!parts) return notFound(context);
  return context.json(
    Object.fromEntries([['uuid', profile.uuid], ...parts.map((part) => [part, profile[part]])]),
  );
}

/** The body is the section itself. A body that wraps it in the section's name is accepted, too. */
function replacePart(shopper: Shopper, part: keyof ProfileHolder, body: object): void {
  const value: unknown = part in body ? Object.getOwnPropertyDescriptor(body, part)?.value : body;
  shopper.profile = {
    ...shopper.profile,
    [part]: part === 'medsuppData' && typeof value !== 'string' ? JSON.stringify(value) : value,
  };
}

interface MedsuppData {
  savedPlanInformation?: { favoritedPlans?: { planCode: string; planYear: string }[] };
}

/** Whether the supplement existed. */
function removeSupplement(shopper: Shopper, planYear: string, planCode: string): boolean {
  const data = JSON.parse(shopper.profile.medsuppData) as MedsuppData;
  const saved = data.savedPlanInformation?.favoritedPlans ?? [];
  const left = saved.filter((plan) => plan.planCode !== planCode || plan.planYear !== planYear);
  const medsuppData = JSON.stringify({
    ...data,
    savedPlanInformation: { ...data.savedPlanInformation, favoritedPlans: left },
  });
  if (left.length < saved.length) shopper.profile = { ...shopper.profile, medsuppData };
  return left.length < saved.length;
}
