// Made by demo/data/compact.mjs, not by hand: see demo/data/README.md.
/** One plan: texts by their number in the dictionaries beside the rows, money in dollars, null = not published. */
export type PlanRow = [
  contractPlanSegment: string, name: string, organization: number, category: number, specialNeeds: number,
  outOfPocketMaximum: number, healthDeductible: number, drugDeductible: number | null,
  premium: number | null, partCPremium: number | null, partDPremium: number | null,
  stars: number | null, partBReduction: number | null,
];
declare const plans: {
  organizations: string[];
  categories: string[];
  specialNeeds: string[];
  outOfPocketMaximums: string[];
  healthDeductibles: string[];
  rows: PlanRow[];
};
export default plans;
