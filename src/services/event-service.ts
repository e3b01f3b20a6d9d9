import { environmentOf } from '../config/derived';
import type { Config } from '../config/settings';
import { lookUp } from '../domain/coerce';
import { callForStatus, hostOf, type Result } from './http';

/** All other environments use the topic `test` (TRACK-05, OPEN-B26). */
const topicByEnvironment: Record<string, keyof Config['analytics']['topics']> = {
  Online: 'prod',
  Offline: 'prod',
  'Offline Stage': 'stage',
  Stage: 'stage',
};

const topicOf = (config: Config, host: string): string =>
  config.analytics.topics[lookUp(topicByEnvironment, environmentOf(config, host)) ?? 'test'];

/** Only UMS, the alternate site, has a prefix (HTTP-20, OPEN-B48). */
const sitePrefixOf = (config: Config): string => (config.site === 'UMS' ? config.analytics.altPrefix : '');

/**
 * `POST /gpdCustomEvent`; the message is sent as JSON text, and the page's host determines the topic (HTTP-19 … HTTP-21,
 * OPEN-B26, OPEN-B34).
 */
export const sendAnalyticsEvent = (
  config: Config,
  message: object,
  host: string,
): Promise<Result<undefined>> =>
  callForStatus({
    ...hostOf(config),
    call: 'analytics',
    outlivesPage: true,
    method: 'POST',
    url: `${config.services.events}${sitePrefixOf(config)}/gpdCustomEvent`,
    body: {
      message: JSON.stringify(message),
      producerCn: config.analytics.producerCn,
      topic: topicOf(config, host),
    },
  });

export interface DomoEvent {
  uuid: string;
  eventType: string;
  /** ISO 8601 in UTC (OPEN-B35). */
  eventTimestamp: string;
}

/** `POST /shopper-profile/api/domo/v1`; ignores the response body (HTTP-22, OPEN-B35). */
export const sendDomoEvent = (
  config: Config,
  { uuid, eventType, eventTimestamp }: DomoEvent,
): Promise<Result<undefined>> =>
  callForStatus({
    ...hostOf(config),
    call: 'domo',
    outlivesPage: true,
    method: 'POST',
    url: `${config.services.domo}/shopper-profile/api/domo/v1`,
    body: { uuid, eventType, eventTimestamp },
  });
