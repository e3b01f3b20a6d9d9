import * as v from 'valibot';
import type { Config } from '../config/settings';
import { toWallClock, type WallClock } from '../domain/dates/calendar';
import { callEndpoint } from './endpoint';
import type { Result } from './http';
import { boolean, group, text } from './wire';

/** Reads the local date and time of the server (NET-27, OPEN-A007). */
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

/** Feature flags of the page (LOAD-12). A missing flag is off, except `bannering`, which is on by default (OPEN-A005). */
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

/** Parses the response of `endpoints.featureToggle`, or config key `pageUtilityData`, which has the same format. */
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
