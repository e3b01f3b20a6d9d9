import { readCsv } from './csv.mjs';

/** Full monthly premium subsidy by state. States without an amount in either source are omitted. */
export async function subsidies(folder) {
  const rows = [];
  for (const row of await readCsv(folder, 'lis_premium_subsidy_2026.csv')) {
    const quoted = row.low_income_premium_subsidy;
    const amount = quoted || row.modal_nonzero_dsnp_part_d_premium;
    if (amount) rows.push({ state: row.state, amount: Number(amount), quoted: Boolean(quoted) });
  }
  return {
    value: { rows },
    types: `/** Dollars a month; quoted = from the published table, else the commonest Part D premium of the state's dual plans. */
declare const subsidies: { rows: { state: string; amount: number; quoted: boolean }[] };
export default subsidies;
`,
  };
}
