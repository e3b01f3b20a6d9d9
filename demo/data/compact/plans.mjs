import { readCsv } from './csv.mjs';
import { dictionary, dollars } from './module.mjs';

/** Rows of plans_2026.csv in a fixed order; the other tables refer to a plan by its place in it. */
export async function readPlans(folder) {
  const rows = await readCsv(folder, 'plans_2026.csv');
  return rows.sort((a, b) => (a.contract_plan_segment < b.contract_plan_segment ? -1 : 1));
}

export async function plans(folder) {
  const rows = await readPlans(folder);
  const columns = {
    organizations: dictionary(rows.map((row) => row.organization_marketing_name)),
    categories: dictionary(rows.map((row) => row.contract_category)),
    specialNeeds: dictionary(rows.map((row) => row.snp_type)),
    outOfPocketMaximums: dictionary(rows.map((row) => row.max_out_of_pocket)),
    healthDeductibles: dictionary(rows.map((row) => row.health_deductible)),
  };
  const words = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column.words]));
  return {
    value: {
      ...words,
      rows: rows.map((row) => [
        row.contract_plan_segment,
        row.plan_name,
        columns.organizations.numberOf(row.organization_marketing_name),
        columns.categories.numberOf(row.contract_category),
        columns.specialNeeds.numberOf(row.snp_type),
        columns.outOfPocketMaximums.numberOf(row.max_out_of_pocket),
        columns.healthDeductibles.numberOf(row.health_deductible),
        dollars(row.drug_deductible),
        ...premiums(row),
        /^\d/.test(row.star_overall) ? Number(row.star_overall) : null,
        dollars(row.part_b_premium_reduction),
      ]),
    },
    types: `/** One plan: texts by their number in the dictionaries beside the rows, money in dollars, null = not published. */
export type PlanRow = [
  contractPlanSegment: string, name: string, organization: number, category: number, specialNeeds: number,
  outOfPocketMaximum: number, healthDeductible: number, drugDeductible: number | null,
  premium: number | null, partCPremium: number | null, partDPremium: number | null,
  stars: number | null, partBReduction: number | null,
];
declare const plans: {
  organizations: string[];
  categories: string[];
  specialNeeds: string[];
  outOfPocketMaximums: string[];
  healthDeductibles: string[];
  rows: PlanRow[];
};
export default plans;
`,
  };
}

/**
 * Total, Part C and Part D premium. The plan's own page takes precedence: for dual plans it contains what a member
 * pays, while the national file contains the premium before the subsidy. The file supplies the values for plans without
 * a page, and the parts that are missing from a drug plan's page.
 */
function premiums(row) {
  const partC = dollars(row.health_premium) ?? dollars(row.landscape_part_c_premium);
  const partD =
    row.contract_category === 'MA'
      ? null
      : (dollars(row.drug_premium) ?? dollars(row.landscape_part_d_total_premium));
  const parts =
    partC === null && partD === null ? null : Math.round(((partC ?? 0) + (partD ?? 0)) * 100) / 100;
  return [dollars(row.total_monthly_premium) ?? parts, partC, partD];
}
