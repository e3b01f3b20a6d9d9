import { readPlans } from './plans.mjs';

/**
 * What the demo makes up for the year after: plans of the demo's shoppers, each with one kind of change. The kinds are
 * in demo/service/plans/next-year.ts; README.md states the rule. All other plans repeat their year.
 */
const CHANGES = {
  H1206_003_0: 'dearer',
  R5826_074_0: 'cheaper',
  S5601_034_0: 'notListed',
  S5884_190_0: 'higherTiers',
};

export async function nextYear(folder) {
  const known = new Set((await readPlans(folder)).map((row) => row.contract_plan_segment));
  const missing = Object.keys(CHANGES).find((id) => !known.has(id));
  if (missing) throw new Error(`next-year: there is no plan ${missing}`);
  return {
    value: { rows: Object.entries(CHANGES) },
    types: `/** Made up: how a plan changes in the year after the published one. Plans without a row do not change. */
export type NextYearChange = 'dearer' | 'cheaper' | 'notListed' | 'higherTiers';
declare const nextYear: { rows: [contractPlanSegment: string, change: NextYearChange][] };
export default nextYear;
`,
  };
}
