import type { ApplicationForm } from './application-form';
import type { QuestionKey } from './application-questions';
import type { Enrollment } from './enrollment';
import { toPlanType, type County } from '../plans/plan';
import { toNumber } from '../coerce';

/** Answers that make an enrollment out of the online application that was left (APPS-29). */
export const answersOfSavedApplication: readonly QuestionKey[] = [
  'planId',
  'planName',
  'planYear',
  'planType',
  'zipCode',
  'countyFips',
];

/** Codes of three digits, or of five with the state's in front. */
const isSameCounty = ({ fipsCountyCode, fipsStateCode }: County, fips: string): boolean =>
  fipsCountyCode !== undefined &&
  (fips === fipsCountyCode || fips === `${fipsStateCode ?? ''}${fipsCountyCode}`);

/**
 * The county that was answered, if the ZIP code has it, else the first one of the ZIP code (OPEN-A072). Without counties, what
 * was answered is all there is.
 */
function countyOf(fips: string | undefined, counties: readonly County[]): County | undefined {
  const answered = fips === undefined ? undefined : counties.find((county) => isSameCounty(county, fips));
  return answered ?? counties[0] ?? (fips === undefined ? undefined : { fipsCountyCode: fips });
}

/** No value when ZIP code, county, or the plan's id, name, year or type is missing (APPS-29, APPS-30). */
export function enrollmentOfSavedApplication(
  form: ApplicationForm | undefined,
  counties: readonly County[],
): Enrollment | undefined {
  if (!form) return undefined;
  const { planId, planName, zipCode, countyFips } = form.answers;
  const planYear = toNumber(form.answers.planYear);
  const planType = toPlanType(form.answers.planType);
  const county = countyOf(countyFips, counties);
  if (!planId || !planName || planYear === undefined || !planType || !zipCode || !county?.fipsCountyCode)
    return undefined;
  return {
    planId,
    planName,
    planYear,
    planType,
    zipCode,
    county,
    isSubmitted: false,
    isJarvisEnrollment: true,
    form: { steps: form.steps, answers: {} },
  };
}
