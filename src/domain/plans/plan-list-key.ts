/** Which plans: `stateCode` as in "IL", `fips` as in "031". */
export interface PlanListQuery {
  year: number;
  planType: string;
  stateCode: string;
  fips: string;
}

/** `2027/MAPD/IL/031`: a list in the browser's storage, and among the responses that came early. */
export const planListKey = ({ year, planType, stateCode, fips }: PlanListQuery): string =>
  [year, planType, stateCode, fips].join('/');

/** No value for what is no key of a list. */
export function parsePlanListKey(key: string): PlanListQuery | undefined {
  const [, year, planType, stateCode, fips] = /^(\d{4})\/([A-Z]+)\/([A-Z]{2})\/(\d{3,5})$/.exec(key) ?? [];
  return year && planType && stateCode && fips
    ? { year: Number(year), planType, stateCode, fips }
    : undefined;
}
