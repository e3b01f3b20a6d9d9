import { Hono, type Handler } from 'hono';
import { bodyOf, call, refuseWithout, type Env } from '../calls';

declare module '../failures' {
  interface Calls {
    emailReminder: true;
    stopReminder: true;
    analytics: true;
    domo: true;
  }
}

/** The mail service. It accepts requests and sends nothing (HTTP-15, HTTP-17). */
export const emailRoutes = new Hono<Env>()
  .post('/email/v1', call('emailReminder'), async (context) => {
    const refusal = refuseWithout(context, await bodyOf(context), 'emailAddress', 'siteId', 'profileStatus');
    return refusal ?? context.json({ status: 'SUCCESS' });
  })
  .post('/stop-reminder/v1', call('stopReminder'), async (context) => {
    const body = await bodyOf(context);
    if (body.mergedProfile === undefined) return context.json({ error: 'missing: mergedProfile' }, 400);
    return refuseWithout(context, body, 'registrationUrl') ?? context.json({ status: 'SUCCESS' });
  });

/** Accepts an analytics event. Its `message` is JSON text (HTTP-19 … HTTP-21). */
const takeEvent: Handler<Env> = async (context) => {
  const body = await bodyOf(context);
  const refusal = refuseWithout(context, body, 'message', 'producerCn', 'topic');
  if (refusal) return refusal;
  try {
    JSON.parse(String(body.message));
  } catch {
    return context.json({ error: 'message is no JSON text' }, 400);
  }
  return context.json({ status: 'SUCCESS' });
};

/** One URL per site variant, and the events of the profile's own reports (HTTP-22). */
export const eventRoutes = new Hono<Env>()
  .post('/gpdCustomEvent', call('analytics'), takeEvent)
  .post('/content/gpdCustomEvent', call('analytics'), takeEvent)
  .post('/shopper-profile/api/domo/v1', call('domo'), async (context) => {
    const refusal = refuseWithout(context, await bodyOf(context), 'uuid', 'eventType', 'eventTimestamp');
    return refusal ?? context.json({ status: 'SUCCESS' });
  });
