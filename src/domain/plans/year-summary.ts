import type { YearRow } from './year-change';

/** Drugs or doctors that a summary names. The others are counted. */
const MOST_NAMED = 2;

/** Saved drugs that are no longer covered, or saved doctors who are no longer in network. */
export interface Lost<Row extends YearRow> {
  /** At most two, in the order of the saved list. */
  named: readonly Row[];
  /** Number of the others. */
  more: number;
}

type HelpInPrice = 'included' | 'notIncluded' | undefined;

export interface YearSummary<Row extends YearRow = YearRow> {
  drugs: Lost<Row>;
  doctors: Lost<Row>;
  /** The premium, if it changes, and if the drug cost does not rise by more. Money is in US dollars. */
  premium: { from: number; to: number; help: HelpInPrice } | undefined;
  /** By how many whole dollars the yearly drug cost rises, if that is more than the change of twelve premiums. */
  drugCost: { more: number; help: HelpInPrice } | undefined;
  /** Number of changes besides those above. */
  others: number;
}

const isLostDrug = ({ from, to }: YearRow): boolean =>
  from?.kind === 'drug' && from.isCovered === true && to?.kind === 'drug' && to.isCovered === false;

const isLostDoctor = ({ topic, from, to }: YearRow): boolean =>
  topic.is === 'doctor' && from?.kind === 'network' && from.isIn && to?.kind === 'network' && !to.isIn;

function premiumIn({ topic, from, to }: YearRow): YearSummary['premium'] {
  return topic.is === 'premium' && from?.kind === 'money' && to?.kind === 'money'
    ? { from: from.amount, to: to.amount, help: topic.help }
    : undefined;
}

function drugCostIn({ topic, from, to }: YearRow): YearSummary['drugCost'] {
  return topic.is === 'drugCost' && from?.kind === 'money' && to?.kind === 'money'
    ? { more: Math.round(to.amount - from.amount), help: topic.help }
    : undefined;
}

const lost = <Row extends YearRow>(rows: readonly Row[]): Lost<Row> => ({
  named: rows.slice(0, MOST_NAMED),
  more: Math.max(0, rows.length - MOST_NAMED),
});

/**
 * What matters most in the comparison of two years (contract §8). States values that are known in both years: of premium
 * and drug cost the one that changes a year's cost more. A lower drug cost is not stated, because an estimate may leave
 * out a drug. Returns `same` if all values that are known in one year are
 * equal in both, and no value if nothing can be said.
 */
export function yearSummaryOf<Row extends YearRow>({
  rows,
  unchanged,
}: {
  rows: readonly Row[];
  unchanged: number;
}): YearSummary<Row> | 'same' | undefined {
  const changed = rows.filter(({ outcome }) => outcome === 'changed');
  if (changed.length === 0) return rows.length === 0 && unchanged > 0 ? 'same' : undefined;
  const drugs = changed.filter(isLostDrug);
  const doctors = changed.filter(isLostDoctor);
  const premium = changed.map(premiumIn).find(Boolean);
  const drugCost = changed.map(drugCostIn).find(Boolean);
  const leadsDrugCost = drugCost && drugCost.more > 12 * Math.abs((premium?.to ?? 0) - (premium?.from ?? 0));
  const others = changed.length - drugs.length - doctors.length - (premium || leadsDrugCost ? 1 : 0);
  return {
    drugs: lost(drugs),
    doctors: lost(doctors),
    premium: leadsDrugCost ? undefined : premium,
    drugCost: leadsDrugCost ? drugCost : undefined,
    others,
  };
}
