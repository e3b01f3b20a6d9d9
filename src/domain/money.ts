/**
 * Formats money for display. All money goes through this file. Amounts are US dollars, with '$' and two decimals in
 * every language (PRICE-01), except where a requirement or the services have whole dollars. `Intl` is not used, because
 * creating a number format blocks a slow processor for more than 50 ms.
 */

/** Whole cents. Rounds half a cent away from 0, even if its binary number is slightly below: 1.005 → 101. */
export const centsOf = (dollars: number): number =>
  Math.sign(dollars) * Math.round(Number((Math.abs(dollars) * 100).toPrecision(12)));

/** 1250 → "$1,250.00" */
const formatMoney = (amount: number): string =>
  `${amount < 0 ? '-' : ''}$${(centsOf(Math.abs(amount)) / 100)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** Costs: like money, but 0 → "$0" (PRICE-02). */
export const formatCost = (amount: number): string => (amount === 0 ? '$0' : formatMoney(amount));

/** A maximum, or an amount in whole dollars: like a cost, with ".00" dropped: 2800 → "$2,800" (PRICE-08). */
export const formatMaximum = (amount: number): string => formatCost(amount).replace(/\.00$/, '');

/** A missing premium → "$0" (PRICE-03). */
export const formatPremium = (amount: number | undefined): string => formatCost(amount ?? 0);

/** Yearly drug cost ÷ 12 with ".00" dropped: 240 → "$20", 250 → "$20.83" (PRICE-05). */
export const formatMonthlyAverage = (yearly: number): string => formatMoney(yearly / 12).replace(/\.00$/, '');

/** Premium in the Extra Help popup: two decimals, or "0" if missing (PRICE-11). */
export const formatPopupPremium = (amount: number | undefined): string =>
  amount === undefined ? '0' : amount.toFixed(2);

const AMOUNT = String.raw`\$\d+(?:,\d{3})*(?:\.\d+)?|\d+(?:\.\d+)?\s?%`;
const range = new RegExp(`(${AMOUNT})\\s*[-–]\\s*(?=${AMOUNT})`, 'g');

/** Drops ".00" from the amounts of a text of the services: "$2.00 copay" → "$2 copay". */
export const withoutZeroCents = (text: string): string => text.replace(/(\$\d[\d,]*)\.00(?!\d)/g, '$1');

/**
 * Formats the amounts in an English service text as in all other texts: without ".00", and ranges in words, because a
 * screen reader reads the hyphen as a minus: "$0.00-$30.00 copay" → "$0 to $30 copay".
 */
export const plainAmounts = (text: string): string => withoutZeroCents(text).replace(range, '$1 to ');

/** Splits a text so that its amounts can be bold: "$40", "20%" (PLANS-26). */
export const splitAmounts = (text: string): { text: string; isAmount: boolean }[] =>
  text
    .split(new RegExp(`(${AMOUNT})`))
    .map((part, index) => ({ text: part, isAmount: index % 2 === 1 }))
    .filter(({ text: part }) => part !== '');

/** Returns no value for a missing tier and for tier 0 (PRICE-06, PRICE-07). */
export const formatTier = (tier: number | undefined): string | undefined => (tier ? String(tier) : undefined);
