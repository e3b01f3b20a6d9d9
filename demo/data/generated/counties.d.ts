// Made by demo/data/compact.mjs, not by hand: see demo/data/README.md.
/** Counties with plans: 5-digit FIPS code, and the places of their plans among the rows of plans.js. */
declare const counties: { rows: { fips: string; state: string; name: string; plans: number[] }[] };
export default counties;
