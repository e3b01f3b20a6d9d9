import * as v from 'valibot';
import { hasEarlyResponse } from '../browser/early-responses';
import type { Config } from '../config/settings';
import type { County } from '../domain/plans/plan';
import type { MarketingBullet, PlanDetail } from '../domain/plans/plan-detail';
import { escapeForUrl } from '../domain/shopper/routes';
import { isRecord, toBoolean, toNumber } from '../domain/coerce';
import { callJson, hostOf, type Result } from './http';
import { planListUrl } from './plan-list-request';
import { planListKey, type PlanListQuery } from '../domain/plans/plan-list-key';
import { county } from './profile-service';
import {
  boolean,
  group,
  list,
  number,
  object,
  optionalList,
  requiredNumber,
  requiredText,
  table,
  text,
  withItself,
} from './wire';

/** Benefit with its own description, or that of its first network type (DATA-29, contract §4). */
const benefit = v.pipe(
  v.object({
    benefitName: requiredText,
    benefitDescription: text,
    networkTypes: list(object({ networkType: text, benefitDescription: text })),
  }),
  v.transform(({ benefitName, benefitDescription, networkTypes }) => ({
    name: benefitName,
    description: benefitDescription ?? networkTypes[0]?.benefitDescription,
  })),
);

/** Requires rank and text; other entries are dropped (PLANS-23). */
const bullet = v.pipe(
  v.object({ rank: requiredNumber, shortBullets: requiredText, iconFileName: text }),
  v.transform(({ rank, shortBullets, iconFileName }): MarketingBullet => ({
    rank,
    text: shortBullets,
    icon: iconFileName ?? '',
  })),
);

const wirePlan = v.object({
  wire: v.unknown(),
  planId: requiredText,
  planYear: number,
  planName: text,
  snpType: text,
  mapsPlanType: text,
  monthlyPremium: number,
  monthlyPremiumFormatted: text,
  lisMonthlyPremiumFormatted: text,
  planBenefits: list(benefit),
  marketingInformation: list(bullet),
  rider: v.fallback(v.optional(v.object({ benefitName: requiredText, helpText: text })), undefined),
  planPositioningStatement: text,
  annualDrugCost: number,
  lisAnnualDrugCost: number,
  estimatedAnnualDrugCost: number,
  isShowDrugPricing: boolean,
  coveredDrugs: optionalList(requiredText),
  drugTier: table(toNumber),
  costsDuringInitialCoveragePeriod: table(toNumber),
  inNetwork: boolean,
  isPharmacyCovered: boolean,
  isShowPharmacyMessage: boolean,
  providerCoverage: table(toBoolean),
});

/** Premiums of a plan by percent of Extra Help, from the fields in config key `subsidyFields` (DATA-23, OPEN-A118). */
function premiumBySubsidy(plan: unknown, fields: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([percent, field]) => {
      const premium = isRecord(plan) ? toNumber(plan[field]) : undefined;
      return premium === undefined ? [] : [[percent, premium]];
    }),
  );
}

const planReader = (config: Config) =>
  v.pipe(
    withItself,
    wirePlan,
    v.transform((plan): PlanDetail => ({
      planId: plan.planId,
      planYear: plan.planYear,
      planName: plan.planName,
      snpType: plan.snpType,
      mapsPlanType: plan.mapsPlanType,
      monthlyPremium: plan.monthlyPremium,
      monthlyPremiumFormatted: plan.monthlyPremiumFormatted,
      lisMonthlyPremiumFormatted: plan.lisMonthlyPremiumFormatted,
      premiumBySubsidy: premiumBySubsidy(plan.wire, config.subsidyFields),
      benefits: plan.planBenefits,
      bullets: plan.marketingInformation,
      rider: plan.rider && { benefitName: plan.rider.benefitName, helpText: plan.rider.helpText },
      positioningStatement: plan.planPositioningStatement,
      annualDrugCost: plan.annualDrugCost,
      lisAnnualDrugCost: plan.lisAnnualDrugCost,
      estimatedAnnualDrugCost: plan.estimatedAnnualDrugCost,
      isShowDrugPricing: plan.isShowDrugPricing,
      coveredDrugs: plan.coveredDrugs && new Set(plan.coveredDrugs),
      drugTier: plan.drugTier,
      drugCost: plan.costsDuringInitialCoveragePeriod,
      inNetwork: plan.inNetwork,
      isPharmacyCovered: plan.isPharmacyCovered,
      isShowPharmacyMessage: plan.isShowPharmacyMessage,
      providerCoverage: plan.providerCoverage,
    })),
  );

/** A site that embeds lists in the page may leave out the state. */
const earlyNamesOf = (query: PlanListQuery): string[] => [
  planListKey(query),
  planListKey({ ...query, stateCode: '' }),
];

/** Whether the next response of a plan list is embedded in the page. */
export const isPlanListInPage = (config: Config, query: PlanListQuery): boolean =>
  hasEarlyResponse(planListUrl(config.services.planInfo, query), ...earlyNamesOf(query));

/** Reads the plans of a county (NET-21, NET-22). */
export const readPlanList = (config: Config, query: PlanListQuery): Promise<Result<PlanDetail[]>> =>
  callJson(
    {
      ...hostOf(config),
      call: 'plan list',
      url: planListUrl(config.services.planInfo, query),
      earlyNames: earlyNamesOf(query),
    },
    (body) => v.parse(group({ data: group({ plans: list(planReader(config)) }) }), body).data.plans,
  );

/** `GET …/plan-years/{year}/plans/{planId}` (NET-23). */
export const readPlanDetails = (
  config: Config,
  year: number,
  planId: string,
): Promise<Result<PlanDetail | undefined>> =>
  callJson(
    {
      ...hostOf(config),
      call: 'plan details',
      url: `${config.services.planInfo}/planinfo/details/VPP/plan-years/${String(year)}/plans/${escapeForUrl(planId)}`,
    },
    (body) =>
      v.parse(group({ data: group({ plan: v.fallback(v.optional(planReader(config)), undefined) }) }), body)
        .data.plan,
  );

/** `GET /geolocationinfo/counties/{zip}` (NET-18). */
export const readCounties = (config: Config, zip: string): Promise<Result<County[]>> =>
  callJson(
    {
      ...hostOf(config),
      call: 'counties',
      url: `${config.services.geolocation}/geolocationinfo/counties/${escapeForUrl(zip)}`,
    },
    (body) => v.parse(group({ data: group({ counties: list(county) }) }), body).data.counties,
  );
