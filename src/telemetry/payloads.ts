import type { TrackedEvent } from './tracked-events';

/** CONST-23, CONSTB-15 */
const LONGEST_NAME = 100;

/**
 * Truncates to 100 characters without splitting a character that consists of several code units (TRACK-12).
 * @internal
 */
export const cutName = (name: string): string =>
  name.length <= LONGEST_NAME ? name : [...name.slice(0, 2 * LONGEST_NAME)].slice(0, LONGEST_NAME).join('');

/**
 * Replaces placeholders with fields of an event's detail. Values that are not text are omitted.
 * @internal
 */
export const fillName = (template: string, detail: Readonly<Record<string, unknown>>): string =>
  cutName(
    template
      .replaceAll(/\{(\w+)\}/g, (_, field: string) => {
        const value = Object.hasOwn(detail, field) ? detail[field] : undefined;
        return typeof value === 'string' ? value : '';
      })
      .trim(),
  );

/** Data about the shopper that analytics may receive. */
export interface TrackedShopper {
  site: 'AMP' | 'UMS';
  /** TRACK-04 */
  environment: string;
  uuid: string | undefined;
  fullName: string | undefined;
  /** Only in an agent flow. */
  agentName: string | undefined;
  importedDrugs: number;
  importedProviders: number;
}

/** The seven allowed fields of an analytics event (TRACK-01, MODEL-25). */
interface AnalyticsFields {
  user_id?: string;
  profile_action: string;
  event_name: string;
  agent_name?: string;
  user_fullname?: string;
  drugs_imported?: number;
  providers_imported?: number;
}

/** The fields in an envelope that identifies their source (TRACK-04, TRACK-06). */
export interface AnalyticsMessage extends AnalyticsFields {
  event_type: 'business_event';
  tracking_system: 'dtsaas';
  environment: string;
}

/** TRACK-03, OPEN-B48 */
const prefixes = { AMP: 'AMP # ', UMS: 'UHCM # ' };

/** The analytics event for a DOM event. `undefined` if none is sent. */
export function analyticsMessage(
  { action, countsImports }: TrackedEvent,
  detail: Readonly<Record<string, unknown>>,
  shopper: TrackedShopper,
): AnalyticsMessage | undefined {
  if (action === undefined) return undefined;
  const profileAction = fillName(action, detail);
  const { uuid, agentName, fullName } = shopper;
  return {
    event_type: 'business_event',
    tracking_system: 'dtsaas',
    environment: shopper.environment,
    event_name: `${prefixes[shopper.site]}${profileAction}`,
    profile_action: profileAction,
    ...(uuid !== undefined && { user_id: uuid }),
    ...(fullName !== undefined && { user_fullname: cutName(fullName) }),
    ...(agentName !== undefined && { agent_name: cutName(agentName) }),
    ...(countsImports && {
      drugs_imported: shopper.importedDrugs,
      providers_imported: shopper.importedProviders,
    }),
  };
}

/** An entry of the page data array (OPEN-B27). */
export interface PageData {
  event: TrackedEvent['pageData'];
  data: { assetName: string; site: 'AMP' | 'UMS'; environment: string };
}

export const pageDataOf = (
  { pageData, asset }: TrackedEvent,
  detail: Readonly<Record<string, unknown>>,
  { site, environment }: TrackedShopper,
): PageData => ({ event: pageData, data: { assetName: fillName(asset, detail), site, environment } });
