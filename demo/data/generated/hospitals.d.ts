// Made by demo/data/compact.mjs, not by hand: see demo/data/README.md.
/** Hospitals by their Medicare number. */
declare const hospitals: {
  rows: [id: string, name: string, address: string, town: string, state: string, zip: string, kind: string][];
};
export default hospitals;
