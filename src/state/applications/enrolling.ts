import { currentHost } from '../../browser/navigation';
import { writeCookie } from '../../browser/storage';
import { environmentOf } from '../../config/derived';
import type { Config } from '../../config/settings';
import { stepToResume } from '../../domain/enrollment/application-form';
import { applicationTypeOf } from '../../domain/enrollment/enrolling';
import type { Enrollment } from '../../domain/enrollment/enrollment';
import { launchPlanOf } from '../../domain/plans/launch-plan';
import { planKeyOf, type SavedPlan } from '../../domain/plans/plan';
import { toAddress } from '../../domain/address';
import { fillTemplate, fromSiteRoot, withQuery } from '../../domain/shopper/routes';
import {
  isInProgress,
  resumeQuery,
  type SupplementApplication,
} from '../../domain/enrollment/supplement-application';
import { applicationsAtom, type Application } from './applications';
import { currentConfig } from '../config';
import { goToHostPage } from '../shopper/go';
import { inPlaceAtom } from '../plans/places';
import { planDetailAtom } from '../plans/plan-detail';
import { countiesOf } from '../plans/plan-resources';
import { routeUrl } from '../page/routes';
import { currentShopper } from '../shopper/shopper';
import { read, shopperGuard } from '../store';

/** Navigation to pages of the host that start, continue or show an application. */

type ApplicationPlan = Pick<Enrollment, 'planId' | 'planYear' | 'planType' | 'zipCode' | 'county'>;

/** Values of a plan for the `navigate` event; no personal data. */
const toNavigateValues = ({ planId, planYear, planType }: ApplicationPlan) => ({
  planId,
  planYear,
  planType: planType ?? '',
});

function placeholders(config: Config, plan: ApplicationPlan) {
  const { zipCode, county } = read(inPlaceAtom)(plan);
  return {
    ...toNavigateValues(plan),
    zipcode: zipCode,
    fips: county?.fipsCountyCode,
    county: county?.fipsCountyName,
    brand: config.brandPaths[config.site],
  };
}

/** Replaces `{step}` with the route of a step; without `{step}`, appends it to the path. */
function atStep(template: string, step: string): string {
  if (template.includes('{step}')) return template.replaceAll('{step}', step);
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(template) ?? [];
  return `${path.replace(/\/$/, '')}${step}${rest}`;
}

/** URL of the online application for the plan's type (APPS-37, PLANS-41); '' when it is not configured. */
function applicationUrl(config: Config, plan: ApplicationPlan, step: string): string {
  const type = applicationTypeOf(plan.planType);
  const template = type && config.routes.application[type];
  return template
    ? toAddress(fromSiteRoot(fillTemplate(atStep(template, step), placeholders(config, plan))))
    : '';
}

/** Writes the cookie from which the application reads the plan, then starts the application (PLANS-41, PLANS-42). */
function startApplication(config: Config, plan: SavedPlan, from: EventTarget): void {
  const url = applicationUrl(config, plan, '');
  const detail = read(planDetailAtom)(plan);
  const environment = environmentOf(config, currentHost());
  writeCookie(
    config.storageKeys.launchPlan,
    JSON.stringify(launchPlanOf(read(inPlaceAtom)(plan), detail, { url, environment })),
  );
  goToHostPage('application', url, toNavigateValues(plan), { from });
}

/** Continues an application at its last step (APPS-40 … APPS-42). */
export function continueApplication({ enrollment }: Application, from: EventTarget): void {
  const config = currentConfig();
  if (!currentShopper().may.openApplications) return;
  const type = applicationTypeOf(enrollment.planType) ?? 'MA';
  const step = stepToResume(enrollment.form, type, config.application.stepsLeftOut);
  const values = { ...toNavigateValues(enrollment), step };
  goToHostPage('application', applicationUrl(config, enrollment, step), values, { from });
}

/** Opens a submitted application (APPS-26, OPEN-A070). */
export function viewApplication({ enrollment }: Application, from: EventTarget): void {
  const config = currentConfig();
  if (!currentShopper().may.openApplications) return;
  const { confirmationNo = '' } = enrollment;
  const url = routeUrl('viewApplication', { ...placeholders(config, enrollment), confirmationNo });
  goToHostPage('viewApplication', url, { ...toNavigateValues(enrollment), confirmationNo }, { from });
}

/** Action of the button on a plan card: continues the plan's application, or starts one. */
export function enroll(plan: SavedPlan, from: EventTarget): void {
  if (!currentShopper().may.enroll) return;
  const started = read(applicationsAtom).find(({ key }) => key === planKeyOf(plan));
  if (started) continueApplication(started, from);
  else startApplication(currentConfig(), plan, from);
}

/**
 * Opens the supplement application, to continue or to view it. The date of birth is only in the URL that is opened; events
 * contain this URL without its query (APPS-35, APPS-36).
 */
export async function openSupplementApplication(
  application: SupplementApplication,
  from: EventTarget,
): Promise<void> {
  if (!currentShopper().may.openApplications) return;
  const config = currentConfig();
  const { applicationId = '', plans } = application.applicationStatus;
  if (!isInProgress(application)) {
    const planId = plans[0]?.planCode;
    goToHostPage(
      'viewApplication',
      routeUrl('viewApplication', { planId, confirmationNo: applicationId }),
      { applicationId },
      { from },
    );
    return;
  }
  const isSameShopper = shopperGuard();
  const { zipCode } = application.applicantDemographics;
  const [county] = zipCode === undefined ? [] : await countiesOf(zipCode);
  if (!isSameShopper()) return;
  const url = routeUrl('medsuppResume');
  const query = resumeQuery(application, config.application.resumeReferrer, county?.stateCode);
  const opened = query.reduce((address, [name, value]) => withQuery(address, name, value), url);
  goToHostPage('medsuppResume', url, { applicationId }, { from, openedUrl: opened });
}
