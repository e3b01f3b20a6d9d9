// Made by demo/data/compact.mjs, not by hand: see demo/data/README.md.
/**
 * Tier tables (one month, retail; `preferred` = preferred pharmacies): per tier the numbers of its name and of its cost
 * in the initial coverage stage. `plans` has, in the order of plans.js, the number of each plan's table.
 */
declare const tiers: {
  names: string[];
  costs: string[];
  tables: { preferred: boolean; tiers: [name: number, cost: number][] }[];
  plans: (number | null)[];
};
export default tiers;
