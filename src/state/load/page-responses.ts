import { keepEarlyResponse, takePageResponses } from '../../browser/early-responses';
import { logger } from '../../browser/logger';
import { parseJson } from '../../browser/storage';
import type { Config } from '../../config/settings';
import { toWallClock } from '../../domain/dates/calendar';
import { isRecord, toNumber, toText } from '../../domain/coerce';
import { planListKey } from '../../domain/plans/plan-list-key';
import { profileKey } from '../../services/profile-service';
import { newSignInCode } from './identity';
import { rememberedIdentity } from './identity-record';

/*
 * `<script type="application/json" data-shopper-profile-answers>`: service responses that the site's server has embedded in
 * the page (contract §8). Each replaces one request and goes through the same parser.
 */

const drop = (reason: string): void => {
  logger().warn(`data-shopper-profile-answers: ${reason}; all of it is dropped, and requested instead`);
};

/** Services use county codes of three digits; sites may send five, including the two digits of the state. */
const countyCode = (fips: string): string => fips.slice(-3);

const hasPlans = (body: unknown): boolean =>
  isRecord(body) && isRecord(body.data) && Array.isArray(body.data.plans);

const keep = (name: string, body: unknown): void => {
  keepEarlyResponse(name, Promise.resolve({ status: 200, text: JSON.stringify(body) }));
};

/** Caches a plan list. Drops one without year, type, county or plans, so that it is requested as usual. */
function keepPlanList(list: unknown): void {
  if (!isRecord(list) || !hasPlans(list.plans)) return;
  const year = toNumber(list.planYear);
  const planType = toText(list.planType);
  const fips = toText(list.fips);
  if (year === undefined || planType === undefined || fips === undefined) return;
  const query = { year, planType, stateCode: toText(list.stateCode) ?? '', fips: countyCode(fips) };
  keep(planListKey(query), list.plans);
}

function keepParts(uuid: string, parts: Readonly<Record<string, unknown>>): void {
  const { featureToggle, serverData, profile, planLists } = parts;
  if (isRecord(featureToggle)) keep('featureToggle', featureToggle);
  if (isRecord(serverData) && toWallClock(toText(serverData.systemDateTime))) keep('serverData', serverData);
  if (isRecord(profile) && isRecord(profile.userDetails)) keep(profileKey(uuid), profile);
  if (Array.isArray(planLists)) for (const list of planLists as unknown[]) keepPlanList(list);
}

const uuidOfProfile = (profile: unknown): string | undefined =>
  isRecord(profile) && isRecord(profile.userDetails) ? toText(profile.userDetails.uuid) : undefined;

function keepBlock(config: Config, text: string): void {
  const parts = parseJson(text);
  if (!isRecord(parts)) {
    drop(parts === undefined ? 'it is not JSON' : 'it is not an object');
    return;
  }
  const uuid = toText(parts.uuid);
  if (uuid === undefined) {
    drop('it has no uuid');
    return;
  }
  if (newSignInCode(config) !== undefined) {
    drop('the page has a sign-in code that is not validated yet');
    return;
  }
  const known = rememberedIdentity(config)?.uuid;
  if (known === undefined) {
    drop('there is no identity cookie with a uuid');
    return;
  }
  if (known !== uuid || (uuidOfProfile(parts.profile) ?? uuid) !== uuid) {
    drop('it is for another shopper than the identity cookie');
    return;
  }
  keepParts(uuid, parts);
}

/** Caches the embedded responses and removes their blocks from the page, before the first request of the load flow. */
export function keepPageResponses(config: Config): void {
  for (const text of takePageResponses()) keepBlock(config, text);
}
