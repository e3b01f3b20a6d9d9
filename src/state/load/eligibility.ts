import { dispatchPageEvent } from '../../browser/document-events';
import { logger } from '../../browser/logger';
import type { Config } from '../../config/settings';
import { parseLisData, readLisData } from '../../services/site-service';
import { personalization } from '../config';
import { eligibilityAtom } from '../extra-help';
import { activeYearAtom, profileAtom } from '../page-state';
import { read, write } from '../store';
import { reportFailure } from './report';

/** The personalization object's answer goes before the service's; with neither the missing object is logged (ERR-11). */
async function fromPersonalization(): Promise<boolean> {
  const host = personalization();
  if (!host?.getLisDetails) return false;
  try {
    write(eligibilityAtom, parseLisData(await host.getLisDetails()));
  } catch {
    logger().error('reading LIS details failed');
  }
  return true;
}

/** What the services know of a member's Extra Help (HELP-07). */
export async function loadEligibility(config: Config): Promise<void> {
  if (await fromPersonalization()) return;
  if (config.endpoints.lisData === null) {
    const message = 'Personalization context service not found';
    logger().error(message);
    dispatchPageEvent('error', { source: 'load', message, code: 'lis-unavailable' });
    return;
  }
  const { plans, zipCode } = read(profileAtom);
  const place = plans.find(({ county }) => county?.fipsCountyCode);
  const answer = await readLisData(config, {
    zip: zipCode ?? place?.zipCode,
    stateCode: place?.county?.stateCode,
    fipsCode: place?.county?.fipsCountyCode,
    planYear: read(activeYearAtom),
  });
  if (answer.ok) write(eligibilityAtom, answer.value);
  else reportFailure(answer.failure, 'lis-failed');
}
