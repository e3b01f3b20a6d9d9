import { logger } from '../../browser/logger';
import { isWholeCounty } from '../../domain/plans/place';
import type { LowIncomeSubsidy } from '../../domain/plans/low-income-subsidy';
import { parseLisData, readLisData, type LisQuery } from '../../services/lis-service';
import { personalization } from '../common-config';
import { eligibilityAtom } from '../shopper/extra-help';
import { activeYearAtom } from '../page/dates';
import { knownZipCodeAtom } from '../profile/profile-texts';
import { countyOf } from '../plans/plan-resources';
import { profileAtom } from '../profile/profile-state';
import { reportProblem } from '../report';
import { resource } from '../resource';
import { resourceStates } from '../resource-states';
import { read, shopperGuard, shopperValueAtom, write } from '../store';

const nothing = { ok: true, value: undefined } as const;

/**
 * A member's Extra Help data (HELP-07), loaded once per place and year (OPEN-A101). The personalization object of the host takes
 * precedence over the service; without both, the missing object is reported (ERR-11).
 */
const eligibility = resource(resourceStates<LowIncomeSubsidy>('eligibility', 'shopper'), {
  read: async (query: LisQuery, config) => {
    const host = personalization();
    if (host?.getLisDetails) {
      try {
        return { ok: true, value: parseLisData(await host.getLisDetails()) };
      } catch {
        logger().error('reading LIS details failed');
        return nothing;
      }
    }
    if (config.endpoints.lisData !== null) return readLisData(config, query);
    reportProblem('Personalization context service not found', 'lis-unavailable');
    return nothing;
  },
  keyOf: (query) => JSON.stringify(query),
  code: 'lis-failed',
});

/** Place and year of the last request. */
const lastQueryAtom = shopperValueAtom('eligibilityQuery', '');

/**
 * Loads a member's Extra Help data. The place is that of a saved plan, otherwise the county of the shopper's ZIP code (NET-26).
 * Drops the response if another place or year has been requested since.
 */
export async function loadEligibility(): Promise<void> {
  const isSameShopper = shopperGuard();
  const { plans, user } = read(profileAtom);
  const plan = plans.find(({ county }) => isWholeCounty(county)) ?? plans[0];
  const zip = plan?.zipCode ?? read(knownZipCodeAtom) ?? user?.zipCode;
  const county = await countyOf({ zipCode: zip, county: plan?.county });
  if (!isSameShopper()) return;
  const query = {
    zip,
    stateCode: county?.stateCode,
    fipsCode: county?.fipsCountyCode,
    planYear: read(activeYearAtom),
  };
  const key = JSON.stringify(query);
  write(lastQueryAtom, key);
  const loaded = await eligibility.load(query);
  if (loaded.is === 'ready' && read(lastQueryAtom) === key) write(eligibilityAtom, loaded.value);
}
