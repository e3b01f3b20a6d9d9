import { readCsv } from './csv.mjs';
import { dictionary } from './module.mjs';
import { readPlans } from './plans.mjs';

/** Drug tier tables. Many plans of one company share a table, so each different table is stored once. */
export async function tiers(folder) {
  const rows = await readCsv(folder, 'plan_drug_tiers_2026.csv');
  const names = dictionary(rows.map((row) => row.tier_name));
  const costs = dictionary(rows.map((row) => row.initial_coverage));
  const byPlan = new Map();
  for (const row of rows) {
    const table = byPlan.get(row.contract_plan_segment) ?? {
      preferred: row.shown_for.startsWith('Preferred'),
      tiers: [],
    };
    table.tiers[Number(row.row) - 1] = [names.numberOf(row.tier_name), costs.numberOf(row.initial_coverage)];
    byPlan.set(row.contract_plan_segment, table);
  }
  const tables = dictionary([...byPlan.values()].map((table) => JSON.stringify(table)));
  return {
    value: {
      names: names.words,
      costs: costs.words,
      tables: tables.words.map((text) => JSON.parse(text)),
      plans: (await readPlans(folder)).map(({ contract_plan_segment: id }) => {
        const table = byPlan.get(id);
        return table ? tables.numberOf(JSON.stringify(table)) : null;
      }),
    },
    types: `/**
 * Tier tables (one month, retail; \`preferred\` = preferred pharmacies): per tier the numbers of its name and of its cost
 * in the initial coverage stage. \`plans\` has, in the order of plans.js, the number of each plan's table.
 */
declare const tiers: {
  names: string[];
  costs: string[];
  tables: { preferred: boolean; tiers: [name: number, cost: number][] }[];
  plans: (number | null)[];
};
export default tiers;
`,
  };
}
