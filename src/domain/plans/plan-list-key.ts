/** Identifies a list of plans: `stateCode` such as "IL", `fips` such as "031". */
export interface PlanListQuery {
  year: number;
  planType: string;
  stateCode: string;
  fips: string;
}

/** `2027/MAPD/IL/031`: key of a list in the browser's storage and among the prefetched responses. */
export const planListKey = ({ year, planType, stateCode, fips }: PlanListQuery): string =>
  [year, planType, stateCode, fips].join('/');

/** Returns no value for text that is not a list key. */
export function parsePlanListKey(key: string): PlanListQuery | undefined {
  const [, year, planType, stateCode, fips] = /^(\d{4})\/([A-Z]+)\/([A-Z]{2})\/(\d{3,5})$/.exec(key) ?? [];
  return year && planType && stateCode && fips
    ? { year: Number(year), planType, stateCode, fips }
    : undefined;
}
