import { readCsv } from './csv.mjs';

// The letters that the profile supports; "G" and the high-deductible "G" are two plans.
const LETTERS = { F: 'F', G: 'G', HIGH_G: 'G', K: 'K', L: 'L', N: 'N' };

/** The cheapest supplement plan of each letter in the states that have a county with plans. */
export async function medigap(folder) {
  const states = new Set((await readCsv(folder, 'plan_counties_2026.csv')).map((row) => row.state));
  const ranges = await readCsv(folder, 'medigap_2026_letters_by_state.csv');
  const policies = await readCsv(folder, 'medigap_2026_policies.csv');
  const cheapest = (state, letter) =>
    policies
      .filter((row) => row.state === state && row.plan_letter === letter)
      .sort((a, b) => Number(a.monthly_min) - Number(b.monthly_min))[0]?.company ?? '';
  return {
    value: {
      rows: ranges
        .filter((row) => states.has(row.state) && row.plan_letter in LETTERS)
        .map(({ state, plan_letter: letter, monthly_premium_min: least }) => [
          state,
          LETTERS[letter],
          letter.startsWith('HIGH_'),
          Number(least),
          cheapest(state, letter),
        ]),
    },
    types: `/** Per state and letter the lowest monthly premium in dollars, and whose it is ('' = not published for the state). */
export type MedigapRow = [
  state: string, letter: string, isHighDeductible: boolean, monthlyPremium: number, company: string,
];
declare const medigap: { rows: MedigapRow[] };
export default medigap;
`,
  };
}
