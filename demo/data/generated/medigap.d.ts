// Made by demo/data/compact.mjs, not by hand: see demo/data/README.md.
/** Per state and letter the lowest monthly premium in dollars, and whose it is ('' = not published for the state). */
export type MedigapRow = [
  state: string, letter: string, isHighDeductible: boolean, monthlyPremium: number, company: string,
];
declare const medigap: { rows: MedigapRow[] };
export default medigap;
