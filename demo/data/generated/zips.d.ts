// Made by demo/data/compact.mjs, not by hand: see demo/data/README.md.
/**
 * Counties with their ZIP codes: those of which the county has the largest part, and the others it shares. ZIP codes are
 * written as gaps to the one before, in base 36, with blanks between.
 */
declare const zips: { rows: [fips: string, state: string, name: string, main: string, also: string][] };
export default zips;
