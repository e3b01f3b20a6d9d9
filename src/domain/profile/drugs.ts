import { yearOf, type DateWindow, type WallClock } from '../dates/calendar';
import type { Drug } from './profile';
import { lookUp, toNumber, toText } from '../coerce';

type Dosed = Pick<Drug, 'drugDosage'>;

const dosageOrder = ({ drugDosage: one }: Dosed, { drugDosage: other }: Dosed): number => {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b ? 0 : a < b ? -1 : 1;
};

/**
 * Sorts by dosage text, A to Z, ignoring case. Drugs without one are last; equal ones keep their saved order (DRUGS-05,
 * OPEN-B03).
 */
export const byDosage = <Item extends Dosed>(drugs: readonly Item[]): Item[] => drugs.toSorted(dosageOrder);

/** Title of a drug: name and dosage, as far as known, without repeating the name. */
export function drugTitleOf({
  drugName = '',
  drugDosage = '',
}: Pick<Drug, 'drugName' | 'drugDosage'>): string {
  const saysName = drugDosage.toLowerCase().startsWith(drugName.toLowerCase());
  return saysName ? drugDosage : `${drugName} ${drugDosage}`.trim();
}

/** Frequencies that have texts (CONST-25). */
const frequencies = { day: 'Day', week: 'Week', month: 'Month' } as const;
type Frequency = (typeof frequencies)[keyof typeof frequencies];

export interface Dose {
  quantity: number;
  frequency: Frequency | undefined;
  /** As saved. No value if none is saved. */
  frequencyText: string | undefined;
}

/** How often a drug is taken. */
export function frequencyOf({ drugFrequency }: Drug): Pick<Dose, 'frequency' | 'frequencyText'> {
  const frequencyText = toText(drugFrequency);
  return { frequency: lookUp(frequencies, frequencyText?.toLowerCase() ?? ''), frequencyText };
}

/** Quantity and frequency of a drug. No value without a quantity (DRUGS-07). */
export function doseOf(drug: Drug): Dose | undefined {
  const { drugQuantity: quantity } = drug;
  return quantity === undefined || quantity <= 0 ? undefined : { quantity, ...frequencyOf(drug) };
}

/** Days until the next refill: 30, 90, or any other number, from a number or text (CONST-24, DRUGS-08, OPEN-B04). */
export function supplyDaysOf(supplyLength: number | string | undefined): number | undefined {
  const days = toNumber(supplyLength);
  return days !== undefined && days > 0 ? days : undefined;
}

/**
 * The year in the link to the plans: the next year in the months of the annual enrollment period; no value outside them
 * (DRUGS-14, DRUGS-15). Months count, not days (OPEN-B05, CONSTB-11).
 */
export function browseYearOf(now: WallClock, period: DateWindow): number | undefined {
  const month = now.slice(5, 7);
  const isInside = period.start.slice(0, 2) <= month && month <= period.end.slice(0, 2);
  return isInside ? yearOf(now) + 1 : undefined;
}

/** The drug deductible of a plan. No value if there is none or it is $0 (DRUGS-30 … DRUGS-32, OPEN-B08). */
export function drugDeductibleOf(value: number | string | undefined): string | undefined {
  const text = toText(value);
  return text === undefined || toNumber(text) === 0 ? undefined : text;
}
