import { epochIso } from '../../browser/clock';
import { consumeEvents, type AppEvent } from '../../browser/emit';
import { warnOnce } from '../../browser/logger';
import { currentHost } from '../../browser/navigation';
import { pushPageData } from '../../browser/page-data';
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
import { takeUnsentEvents } from './unsent-events';

/**
 * Data of the shopper for analytics (TRACK-01). Without names and user id if the site has not configured the
 * environment of the host, because its events go to the test topic.
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

/** The tracked event for an event of the page, if any; `navigate` to the plan summary is tracked for agents only (TRACK-08). */
function trackedEventOf({ name, detail }: AppEvent): TrackedEvent | undefined {
  if (name === 'navigate' && isPlanSummary(String(detail.name)) && currentShopper().isAgentFlow)
    return trackedEvents['plan-summary'];
  if (name === 'tool-closed' && detail.tool === 'providerSearch')
    return trackedEvents['provider-search-closed'];
  return isTracked(name) ? trackedEvents[name] : undefined;
}

/** Sends an event. Logs equal failures once; later events are still sent (TRACK-07, ERRB-05, OPEN-B35). */
async function send(call: () => Promise<Result<undefined>>): Promise<void> {
  const response = await call();
  if (!response.ok) warnOnce(describeFailure(response.failure));
}

/** Writes an event to the page data array and sends it to the analytics services. */
function track(appEvent: AppEvent): void {
  const config = currentConfig();
  const event = config.analytics.enabled ? trackedEventOf(appEvent) : undefined;
  if (!event) return;
  const { detail } = appEvent;
  const shopper = trackedShopper(config);
  pushPageData(config.analytics.pageDataArray, pageDataOf(event, detail, shopper));
  const message = analyticsMessage(event, detail, shopper);
  if (!message) return;
  void send(() => sendAnalyticsEvent(config, message, currentHost()));
  const { uuid } = shopper;
  if (!event.isItemAction || uuid === undefined) return;
  const eventTimestamp = epochIso();
  void send(() => sendDomoEvent(config, { uuid, eventType: message.profile_action, eventTimestamp }));
}

/**
 * Tracks the unsent events of an earlier page, the buffered events of this page, and then each new event; nothing while
 * `analytics.enabled` is false.
 */
export function startTelemetry(): void {
  takeUnsentEvents().forEach(track);
  consumeEvents(track);
}
