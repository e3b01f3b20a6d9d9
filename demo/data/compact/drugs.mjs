import { readCsv } from './csv.mjs';

// The drugs that the demo's shoppers have saved.
const PICKED = ['60505257908', '00003089421', '00597015230'];
// The two formularies of the quarterly file: of a stand-alone drug plan and of a Medicare Advantage contract.
const FORMULARIES = { drugPlan: '00026248', advantage: '00026429' };

export async function drugs(folder) {
  const names = new Map((await readCsv(folder, 'drugs_part_d.csv')).map((row) => [row.ndc11, row]));
  const formulary = await readCsv(folder, 'part_d_formulary_2026Q2.csv');
  const tier = (ndc, id) =>
    Number(formulary.find((row) => row.ndc11 === ndc && row.formulary_id === id)?.tier ?? 0);
  return {
    value: {
      rows: PICKED.map((ndc) => {
        const row = names.get(ndc);
        if (!row) throw new Error(`unknown drug ${ndc}`);
        return {
          ndc,
          name: row.proprietary_name || row.rxnorm_name,
          substance: row.nonproprietary_name,
          form: row.dosage_form,
          strength: row.active_strength,
          unit: row.strength_unit,
          tiers: Object.fromEntries(Object.entries(FORMULARIES).map(([kind, id]) => [kind, tier(ndc, id)])),
        };
      }),
    },
    types: `/** Drugs by 11-digit NDC with their tier in two published formularies (0 = not listed). */
declare const drugs: {
  rows: {
    ndc: string; name: string; substance: string; form: string; strength: string; unit: string;
    tiers: { drugPlan: number; advantage: number };
  }[];
};
export default drugs;
`,
  };
}
