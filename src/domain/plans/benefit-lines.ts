import { lookUp } from '../coerce';

/** Cost of a benefit, with the amounts as received: "$40", "20%". `to` is the end of a range. */
export interface BenefitCost {
  kind: 'copay' | 'coinsurance';
  from: string;
  to: string | undefined;
}

const services = {
  'visits to your primary doctor': 'primaryDoctor',
  'visits to a specialist': 'specialist',
  'a routine eye exam': 'eyeExam',
  'dental cleanings': 'dentalCleaning',
  'a hearing exam': 'hearingExam',
} as const;

const drugKinds = new Set([
  'Preferred Generic',
  'Generic',
  'Preferred Brand',
  'Non-Preferred Drug',
  'Specialty Tier',
]);

type ValueOf<Table> = Table[keyof Table];

/** A benefit line of the plan services that could be parsed. */
export type BenefitLine =
  | { kind: 'notCovered' }
  | { kind: 'cost'; cost: BenefitCost }
  | { kind: 'partB' | 'drugDeductible'; amount: string }
  | { kind: ValueOf<typeof services>; cost: BenefitCost }
  | { kind: 'tier'; cost: BenefitCost; tier: string }
  | { kind: 'tiers'; from: BenefitCost; first: string; to: BenefitCost; last: string }
  /** Two tiers of one cost. Tiers between them may have other costs. */
  | { kind: 'sameTiers'; cost: BenefitCost; first: string; last: string };

const AMOUNT = String.raw`\$\d[\d,]*(?:\.\d+)?|\d+(?:\.\d+)?%`;
const COST = String.raw`(?:${AMOUNT})(?:-(?:${AMOUNT}))? (?:copay|coinsurance)`;
const costPattern = new RegExp(`^(${AMOUNT})(?:-(${AMOUNT}))? (copay|coinsurance)$`);
const servicePattern = new RegExp(`^(${COST}) for (.+)$`);
const tierPattern = new RegExp(String.raw`^(${COST}) for tier (\d) drugs \((.+)\)$`);
const tiersPattern = new RegExp(String.raw`^(${COST}) \(tier (\d)\) to (${COST}) \(tier (\d)\)$`);
const amountPattern = new RegExp(`^(${AMOUNT}) (off your monthly Part B premium|yearly drug deductible)$`);

function readCost(text: string): BenefitCost | undefined {
  const [, from, to, kind] = costPattern.exec(text) ?? [];
  if (from === undefined) return undefined;
  return { kind: kind === 'copay' ? 'copay' : 'coinsurance', from, to };
}

function readTier(text: string): BenefitLine | undefined {
  const [, costText = '', tier = '', name = ''] = tierPattern.exec(text) ?? [];
  const cost = readCost(costText);
  return cost && drugKinds.has(name) ? { kind: 'tier', cost, tier } : undefined;
}

function readTiers(text: string): BenefitLine | undefined {
  const [, fromText = '', first = '', toText = '', last = ''] = tiersPattern.exec(text) ?? [];
  const [from, to] = [readCost(fromText), readCost(toText)];
  if (from && fromText === toText && first !== last) return { kind: 'sameTiers', cost: from, first, last };
  return from && to ? { kind: 'tiers', from, first, to, last } : undefined;
}

function readService(text: string): BenefitLine | undefined {
  const [, costText = '', service = ''] = servicePattern.exec(text) ?? [];
  const cost = readCost(costText);
  const kind = lookUp(services, service);
  return cost && kind && { kind, cost };
}

/**
 * Parses one of the most common benefit lines, so that it can show in another language. A line with any unknown word
 * returns undefined, and shows in the service's English.
 */
export function readBenefitLine(text: string): BenefitLine | undefined {
  if (text === 'Not covered') return { kind: 'notCovered' };
  const [, amount, of = ''] = amountPattern.exec(text) ?? [];
  if (amount !== undefined) return { kind: of.startsWith('off') ? 'partB' : 'drugDeductible', amount };
  const cost = readCost(text);
  if (cost) return { kind: 'cost', cost };
  return readTier(text) ?? readTiers(text) ?? readService(text);
}
