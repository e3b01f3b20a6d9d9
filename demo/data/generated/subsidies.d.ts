// Made by demo/data/compact.mjs, not by hand: see demo/data/README.md.
/** Dollars a month; quoted = from the published table, else the commonest Part D premium of the state's dual plans. */
declare const subsidies: { rows: { state: string; amount: number; quoted: boolean }[] };
export default subsidies;
