import { logger } from '../../browser/logger';
import type { Config } from '../../config/settings';
import { isWholeCounty } from '../../domain/plans/place';
import type { LowIncomeSubsidy } from '../../domain/plans/low-income-subsidy';
import { parseLisData, readLisData, type LisQuery } from '../../services/lis-service';
import { personalization } from '../common-config';
import { eligibilityAtom } from '../shopper/extra-help';
import { activeYearAtom } from '../page/dates';
import { knownZipCodeAtom } from '../page/routes';
import { profileAtom } from '../profile/profile';
import { numberOfRead, takeAnswer } from '../reads';
import { sameShopper } from '../shopper/identity';
import { read, write } from '../store';
import { answersOfServices, once } from './answers';
import { countyOf } from './plan-content';
import { reportFailure, reportProblem } from './report';

/** The personalization object's answer goes before the service's; with neither the missing object is logged (ERR-11). */
async function ask(config: Config, place: LisQuery): Promise<LowIncomeSubsidy | undefined> {
  const host = personalization();
  if (host?.getLisDetails) {
    try {
      return parseLisData(await host.getLisDetails());
    } catch {
      logger().error('reading LIS details failed');
      return undefined;
    }
  }
  if (config.endpoints.lisData === null) {
    reportProblem('Personalization context service not found', 'lis-unavailable');
    return undefined;
  }
  const answer = await readLisData(config, place);
  if (answer.ok) return answer.value;
  reportFailure(answer.failure, 'lis-failed');
  return undefined;
}

/**
 * What the services know of a member's Extra Help (HELP-07), asked once for a place and year. The place is that of a saved plan,
 * else the county of the shopper's ZIP code (NET-26, OPEN-A101).
 */
export async function loadEligibility(config: Config): Promise<void> {
  const isTheirs = sameShopper();
  const number = numberOfRead('eligibility');
  const { plans, user } = read(profileAtom);
  const plan = plans.find(({ county }) => isWholeCounty(county)) ?? plans[0];
  const zip = plan?.zipCode ?? read(knownZipCodeAtom) ?? user?.zipCode;
  const county = await countyOf(config, { zipCode: zip, county: plan?.county });
  const query = {
    zip,
    stateCode: county?.stateCode,
    fipsCode: county?.fipsCountyCode,
    planYear: read(activeYearAtom),
  };
  const eligibility = await once(config, answersOfServices().eligibility, JSON.stringify(query), () =>
    ask(config, query),
  );
  if (eligibility && isTheirs() && takeAnswer('eligibility', number)) write(eligibilityAtom, eligibility);
}
