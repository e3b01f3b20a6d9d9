import { readCsv } from './csv.mjs';
import { readPlans } from './plans.mjs';

/** The counties that have plans, each with the plans offered there. */
export async function counties(folder) {
  const place = new Map((await readPlans(folder)).map((row, i) => [row.contract_plan_segment, i]));
  const byFips = new Map();
  for (const row of await readCsv(folder, 'plan_counties_2026.csv')) {
    const county = byFips.get(row.county_fips) ?? {
      fips: row.county_fips,
      state: row.state,
      name: row.county,
      plans: [],
    };
    county.plans.push(place.get(row.contract_plan_segment));
    byFips.set(row.county_fips, county);
  }
  const rows = [...byFips.values()].sort((a, b) => (a.fips < b.fips ? -1 : 1));
  for (const county of rows) county.plans.sort((a, b) => a - b);
  return {
    value: { rows },
    types: `/** Counties with plans: 5-digit FIPS code, and the places of their plans among the rows of plans.js. */
declare const counties: { rows: { fips: string; state: string; name: string; plans: number[] }[] };
export default counties;
`,
  };
}
