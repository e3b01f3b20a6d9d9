import benefits from '../../data/generated/benefits.js';
import counties from '../../data/generated/counties.js';
import plans, { type PlanRow } from '../../data/generated/plans.js';
import tiers from '../../data/generated/tiers.js';
import type { PlanType } from '../wire';

interface Tier {
  /** 1 is the cheapest. */
  number: number;
  name: string;
  /** As published: "$5.00 copay", "25% coinsurance". */
  cost: string;
}

/** A published plan, decoded. Money in dollars; `null` where nothing was published. */
export interface PlanRecord {
  /** Contract, plan and three-digit segment without separators: "H1036054000". */
  planId: string;
  contract: string;
  pbp: string;
  segment: string;
  name: string;
  organization: string;
  planType: PlanType;
  specialNeeds: string;
  /** As published, networks separated by " | ". */
  outOfPocketMaximum: string;
  drugDeductible: number | null;
  premium: number | null;
  partCPremium: number | null;
  partDPremium: number | null;
  stars: number | null;
  partBReduction: number | null;
  /** Benefit lines as published, by the name of the line. */
  lines: Record<string, string>;
  tiers: Tier[];
}

const planTypes: Record<string, PlanType> = { MA: 'MA', 'MA-PD': 'MAPD', PDP: 'PDP', SNP: 'SNP' };

function decode(row: PlanRow, place: number): PlanRecord {
  const [contract = '', pbp = '', segment = ''] = row[0].split('_');
  return {
    planId: `${contract}${pbp}${segment.padStart(3, '0')}`,
    contract,
    pbp,
    segment: segment.padStart(3, '0'),
    name: row[1],
    organization: plans.organizations[row[2]] ?? '',
    planType: planTypes[plans.categories[row[3]] ?? ''] ?? 'MAPD',
    specialNeeds: plans.specialNeeds[row[4]] ?? '',
    outOfPocketMaximum: plans.outOfPocketMaximums[row[5]] ?? '',
    drugDeductible: row[7],
    premium: row[8],
    partCPremium: row[9],
    partDPremium: row[10],
    stars: row[11],
    partBReduction: row[12],
    lines: decodeLines(place),
    tiers: decodeTiers(place),
  };
}

function decodeLines(place: number): Record<string, string> {
  const numbers = benefits.rows[place] ?? [];
  return Object.fromEntries(
    numbers.map((number, i) => [benefits.lines[i] ?? '', benefits.texts[number] ?? '']),
  );
}

function decodeTiers(place: number): Tier[] {
  const table = tiers.tables[tiers.plans[place] ?? -1];
  return (table?.tiers ?? []).map(([name, cost], i) => ({
    number: i + 1,
    name: tiers.names[name] ?? '',
    cost: tiers.costs[cost] ?? '',
  }));
}

let decoded: { all: PlanRecord[]; byId: Map<string, PlanRecord> } | undefined;

// Decoded on first use, so that a page that only requests counties skips it.
function records(): { all: PlanRecord[]; byId: Map<string, PlanRecord> } {
  if (!decoded) {
    const all = plans.rows.map(decode);
    decoded = { all, byId: new Map(all.map((record) => [record.planId, record])) };
  }
  return decoded;
}

export const findPlan = (planId: string): PlanRecord | undefined => records().byId.get(planId);

/** Plans offered in a county (5-digit FIPS code). Empty for counties without data. */
export function plansInCounty(fips: string): PlanRecord[] {
  const { all } = records();
  const county = counties.rows.find((row) => row.fips === fips);
  return (county?.plans ?? []).flatMap((place) => all[place] ?? []);
}

/** The 5-digit FIPS codes of the counties that have plans. */
export const countiesWithPlans = (): string[] => counties.rows.map((row) => row.fips);

/** The state of the plan's first county. The premium subsidy is set by state. */
export function stateOf(planId: string): string | undefined {
  const place = records().all.findIndex((record) => record.planId === planId);
  return counties.rows.find((row) => row.plans.includes(place))?.state;
}
