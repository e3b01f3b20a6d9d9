import type { PlanDetail } from './plan-detail';
import { requirementOf, splitPlanId, type SavedPlan } from './plan';

/** Data that the online application needs about its plan (DATA-25); '' for unknown values. */
export interface LaunchPlan {
  planName: string;
  year: string;
  zip: string;
  countyName: string;
  /** US dollars per month, such as '24.00'. */
  premium: string;
  planType: string;
  stateCode: string;
  fipsCode: string;
  HNumber: string;
  PBPNumber: string;
  segmentId: string;
  riderFlag: string;
  CMScode: string;
  planId: string;
  planCode: string;
  mapsPlanType: string;
  hearing: string;
  fitness: string;
  dental: string;
  vision: string;
  url: string;
  isCNS: string;
  isCSNP: string;
  clientProdCode: string;
  lineOfBusiness: string;
  environment: string;
}

const COOKIE_BYTES = 4000;

const lengthInCookie = (plan: LaunchPlan): number => encodeURIComponent(JSON.stringify(plan)).length;

/** Drops the benefits if they make the cookie exceed the size limit, because browsers drop such a cookie. */
const fitting = (plan: LaunchPlan): LaunchPlan =>
  lengthInCookie(plan) <= COOKIE_BYTES ? plan : { ...plan, hearing: '', fitness: '', dental: '', vision: '' };

export function launchPlanOf(
  plan: SavedPlan,
  detail: PlanDetail | null | undefined,
  { url, environment }: { url: string; environment: string },
): LaunchPlan {
  const { planId, planType, planYear, zipCode = '', county = {} } = plan;
  const parts = splitPlanId(planId);
  const specialNeeds = requirementOf(plan, detail);
  const benefit = (word: RegExp): string =>
    detail?.benefits.find(({ name, description }) => description && word.test(name))?.description ?? '';
  return fitting({
    planName: detail?.planName ?? plan.planName ?? '',
    year: String(planYear),
    zip: zipCode,
    countyName: county.fipsCountyName ?? '',
    premium: detail?.monthlyPremium?.toFixed(2) ?? '',
    planType,
    stateCode: county.stateCode ?? '',
    fipsCode: county.fipsCountyCode ?? '',
    HNumber: parts.contract,
    PBPNumber: parts.planBenefitPackage,
    segmentId: parts.segment,
    riderFlag: detail ? String(detail.rider !== undefined) : '',
    CMScode: county.cmsCountyCodes?.[0] ?? '',
    planId,
    planCode: '',
    mapsPlanType: detail?.mapsPlanType ?? '',
    hearing: benefit(/hearing/i),
    fitness: benefit(/fitness/i),
    dental: benefit(/dental/i),
    vision: benefit(/vision|eye/i),
    url,
    isCNS: String(specialNeeds === 'dual'),
    isCSNP: String(specialNeeds === 'chronic'),
    clientProdCode: '',
    lineOfBusiness: '',
    environment,
  });
}
