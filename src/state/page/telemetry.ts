import { epochIso } from '../../browser/clock';
import { hearHappenings, type Happening } from '../../browser/emit';
import { warnOnce } from '../../browser/logger';
import { currentHost } from '../../browser/navigation';
import { pushPageData } from '../../browser/page-data';
import { shared } from '../../browser/shared';
import { environmentOf, isEnvironmentKnown } from '../../config/derived';
import type { Config } from '../../config/settings';
import { sendAnalyticsEvent, sendDomoEvent } from '../../services/event-service';
import { describeFailure, type Result } from '../../services/http';
import { analyticsMessage, pageDataOf, type TrackedShopper } from '../../telemetry/payloads';
import { isTracked, trackedEvents, type TrackedEvent } from '../../telemetry/tracked-events';
import { currentConfig } from '../config';
import { importedDrugCountAtom, importedProviderCountAtom } from '../profile/import-counts';
import { agentUserNameAtom } from '../shopper/identity';
import { currentShopper, isPlanSummary, userAtom } from '../shopper/shopper';
import { read } from '../store';

/**
 * What analytics may know of the shopper; who they are by their names alone, which is a field of its own (TRACK-01). Nothing of
 * that on a host whose environment the site has not set: events of real shoppers would be among those of tests.
 */
function trackedShopper(config: Config): TrackedShopper {
  const isKnown = isEnvironmentKnown(config, currentHost());
  const { uuid: ownUuid, isAgentFlow } = currentShopper();
  const uuid = isKnown ? ownUuid : undefined;
  const { firstName, lastName } = read(userAtom) ?? {};
  const names = [firstName, lastName].filter((name) => name !== undefined);
  return {
    site: config.site,
    environment: environmentOf(config, currentHost()),
    uuid,
    fullName: uuid !== undefined && names.length > 0 ? names.join(' ') : undefined,
    agentName: isKnown && isAgentFlow ? (read(agentUserNameAtom) ?? undefined) : undefined,
    importedDrugs: read(importedDrugCountAtom),
    importedProviders: read(importedProviderCountAtom),
  };
}

/** Agents who go on to the plan summary do so with the profile (TRACK-08). */
function trackedEventOf({ name, detail }: Happening): TrackedEvent | undefined {
  if (name === 'navigate' && isPlanSummary(String(detail.name)) && currentShopper().isAgentFlow)
    return trackedEvents['plan-summary'];
  return isTracked(name) ? trackedEvents[name] : undefined;
}

/** Services that have failed once: whatever stops them, a page that is full of failed calls helps nobody. */
const givenUp = (): Set<string> => shared('telemetryGivenUp', () => new Set<string>());

/** Nobody waits for it. A failure is logged, and the service is left alone from then on (TRACK-07, ERRB-05, OPEN-B35). */
async function send(service: string, call: () => Promise<Result<undefined>>): Promise<void> {
  if (givenUp().has(service)) return;
  const answer = await call();
  if (answer.ok) return;
  givenUp().add(service);
  warnOnce(describeFailure(answer.failure));
}

/** Puts what has happened where the brand looks for it. */
function track(happening: Happening): void {
  const config = currentConfig();
  const event = config.analytics.enabled ? trackedEventOf(happening) : undefined;
  if (!event) return;
  const { detail } = happening;
  const shopper = trackedShopper(config);
  pushPageData(config.analytics.pageDataArray, pageDataOf(event, detail, shopper));
  const message = analyticsMessage(event, detail, shopper);
  if (!message) return;
  void send('analytics', () => sendAnalyticsEvent(config, message, currentHost()));
  const { uuid } = shopper;
  if (!event.isItemAction || uuid === undefined) return;
  const eventTimestamp = epochIso();
  void send('domo', () => sendDomoEvent(config, { uuid, eventType: message.profile_action, eventTimestamp }));
}

/**
 * From now on the brand's analytics hear of what happens, and of what is kept of before. Switched off again, they hear
 * nothing, and send nothing.
 */
export function startTelemetry(): void {
  hearHappenings(track);
}
