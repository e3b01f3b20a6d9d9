// Made by demo/data/compact.mjs, not by hand: see demo/data/README.md.
/** Drugs by 11-digit NDC with their tier in two published formularies (0 = not listed). */
declare const drugs: {
  rows: {
    ndc: string; name: string; substance: string; form: string; strength: string; unit: string;
    tiers: { drugPlan: number; advantage: number };
  }[];
};
export default drugs;
