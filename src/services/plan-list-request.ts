import { escapeForUrl } from '../domain/shopper/routes';
import type { PlanListQuery } from '../domain/plans/plan-list-key';

/** `GET …/plan-years/{year}/products/{type}/state-codes/{state}/fips-county-codes/{fips}` (NET-21, NET-22). */
export const planListUrl = (planInfo: string, { year, planType, stateCode, fips }: PlanListQuery): string =>
  `${planInfo}/planinfo/product-details/VPP/plan-years/${String(year)}/products/${planType}/state-codes/${escapeForUrl(stateCode)}/fips-county-codes/${escapeForUrl(fips)}`;
