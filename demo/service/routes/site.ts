import { Hono } from 'hono';
import { call, type Env } from '../calls';
import type { Toggles } from '../scenarios';

declare module '../failures' {
  interface Calls {
    serverData: true;
    featureToggle: true;
    tollFree: true;
  }
}

const toggles: Toggles = {
  bannering: true,
  yoyProviderChangesDisabled: false,
  oleSaveResumeDisabled: false,
  medsuppV2Cards: false,
  memberBenefitsButtonMobile: true,
  lisChanges: true,
  activePlansSectionDisabled: false,
  isServiceOutage: false,
};

/** Requests about the site, not the shopper: server time, feature flags, phone number. */
export const siteRoutes = new Hono<Env>()
  .get('/serverData', call('serverData'), (context) =>
    context.json({ systemDateTime: context.env.session.dateTime }),
  )
  .get('/featureToggle', call('featureToggle'), (context) =>
    context.json({ ...toggles, ...context.env.session.shopper.entry.toggles }),
  )
  .get('/tollFree', call('tollFree'), (context) => context.json({ phoneNumber: '1-800-555-0100' }));
