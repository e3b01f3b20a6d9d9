import * as v from 'valibot';
import type { Config } from '../config/settings';
import { toWallClock, type WallClock } from '../domain/dates/calendar';
import { callEndpoint } from './endpoint';
import type { Result } from './http';
import { boolean, group, text } from './wire';

/** Server date-time as it stands on the server's wall (NET-27, OPEN-A007). */
export const readServerTime = (config: Config): Promise<Result<WallClock | undefined>> =>
  callEndpoint(config, 'serverData', (body) =>
    toWallClock(v.parse(group({ systemDateTime: text }), body).systemDateTime),
  );

const pageUtilityData = group({
  systemDateTime: text,
  bannering: boolean,
  yoyProviderChangesDisabled: boolean,
  oleSaveResumeDisabled: boolean,
  medsuppV2Cards: boolean,
  memberBenefitsButtonMobile: boolean,
  lisChanges: boolean,
  activePlansSectionDisabled: boolean,
  isServiceOutage: boolean,
});

/** Feature flags of the page (LOAD-12). A flag that is missing is off; `bannering` is on unless it says no (OPEN-A005). */
export interface FeatureFlags {
  systemDateTime: WallClock | undefined;
  bannering: boolean;
  yoyProviderChangesDisabled: boolean;
  oleSaveResumeDisabled: boolean;
  medsuppV2Cards: boolean;
  memberBenefitsButtonMobile: boolean;
  lisChanges: boolean;
  activePlansSectionDisabled: boolean;
  isServiceOutage: boolean;
}

/** The toggle answer, or `pageUtilityData` of the configuration, which has the same shape. */
export function parseFeatureFlags(data: unknown): FeatureFlags {
  const flags = v.parse(pageUtilityData, data);
  return {
    systemDateTime: toWallClock(flags.systemDateTime),
    bannering: flags.bannering ?? true,
    yoyProviderChangesDisabled: flags.yoyProviderChangesDisabled ?? false,
    oleSaveResumeDisabled: flags.oleSaveResumeDisabled ?? false,
    medsuppV2Cards: flags.medsuppV2Cards ?? false,
    memberBenefitsButtonMobile: flags.memberBenefitsButtonMobile ?? false,
    lisChanges: flags.lisChanges ?? false,
    activePlansSectionDisabled: flags.activePlansSectionDisabled ?? false,
    isServiceOutage: flags.isServiceOutage ?? false,
  };
}

export const readFeatureFlags = (config: Config): Promise<Result<FeatureFlags>> =>
  callEndpoint(config, 'featureToggle', parseFeatureFlags);
