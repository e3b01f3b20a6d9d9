import { Hono } from 'hono';
import { bodyOf, call, refuse, refuseWithout, type Env } from '../calls';

declare module '../failures' {
  interface Calls {
    medsuppEnrollment: true;
    applicationStatus: true;
    savedApplication: true;
  }
}

/**
 * Below the profile service: the supplement application, and the status of sent applications (NET-12,
 * NET-19).
 */
export const applicationRoutes = new Hono<Env>()
  .get('/enrollments/medsupp/v1', call('medsuppEnrollment'), (context) => {
    const { shopper } = context.env.session;
    const refusal = refuse(context, shopper.identity.uuid);
    if (refusal) return refusal;
    const response = shopper.entry.medsuppEnrollment?.();
    return context.json({ applications: response ? [{ response }] : [] });
  })
  .post('/applications/status/v1', call('applicationStatus'), async (context) => {
    const body = await bodyOf(context);
    const refusal = refuseWithout(context, body, 'mbi');
    if (refusal) return refusal;
    const { applications = [] } = context.env.session.shopper.entry;
    // The service accepts numbers without dashes only (APPS-22).
    const found = applications.filter(({ mbi }) => mbi.replaceAll('-', '') === body.mbi);
    return context.json({
      data: {
        applications: found.slice(0, Number(body.pageSize ?? 100)).map(({ code, imageIdentifier }) => ({
          applicationState: { code },
          imageIdentifier,
        })),
      },
    });
  });

/** The unfinished online application of a shopper, by email address (NET-16). */
export const savedApplicationRoutes = new Hono<Env>().post(
  '/fetchEnrollmentDataByEmailId/:traceId/v1',
  call('savedApplication'),
  async (context) => {
    const body = await bodyOf(context);
    const refusal = refuseWithout(context, body, 'emailId');
    if (refusal) return refusal;
    const { entry, profile } = context.env.session.shopper;
    const isTheirs = String(body.emailId).toLowerCase() === profile.userDetails.email.toLowerCase();
    const formData = isTheirs ? entry.savedApplication?.() : undefined;
    return context.json({ data: formData === undefined ? {} : { formData } });
  },
);
