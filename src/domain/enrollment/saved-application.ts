import type { ApplicationForm } from './application-form';
import type { QuestionKey } from './application-questions';
import type { Enrollment } from './enrollment';
import { toPlanType, type County } from '../plans/plan';
import { toNumber } from '../coerce';

/** Answers of an unfinished online application that an enrollment needs (APPS-29). */
export const answersOfSavedApplication: readonly QuestionKey[] = [
  'planId',
  'planName',
  'planYear',
  'planType',
  'zipCode',
  'countyFips',
];

/** Compares codes of three digits, or of five digits that start with the state's code. */
const isSameCounty = ({ fipsCountyCode, fipsStateCode }: County, fips: string): boolean =>
  fipsCountyCode !== undefined &&
  (fips === fipsCountyCode || fips === `${fipsStateCode ?? ''}${fipsCountyCode}`);

/**
 * The county in the answers, if the ZIP code has it; otherwise the first county of the ZIP code (OPEN-A072). If no
 * counties are known, the county in the answers.
 */
function countyOf(fips: string | undefined, counties: readonly County[]): County | undefined {
  const answered = fips === undefined ? undefined : counties.find((county) => isSameCounty(county, fips));
  return answered ?? counties[0] ?? (fips === undefined ? undefined : { fipsCountyCode: fips });
}

/**
 * Returns no value if the ZIP code, the county, or the plan's id, name, year, or type is missing (APPS-29, APPS-30).
 */
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
