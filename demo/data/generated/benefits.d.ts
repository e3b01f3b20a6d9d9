// Made by demo/data/compact.mjs, not by hand: see demo/data/README.md.
/** Per plan (in the order of plans.js) the number of the text of each line; null = no lines published. */
declare const benefits: { lines: string[]; texts: string[]; rows: (number[] | null)[] };
export default benefits;
