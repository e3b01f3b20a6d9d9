import nextYear, { type NextYearChange } from '../../data/generated/next-year.js';
import type { PlanRecord } from './records';

export type { NextYearChange } from '../../data/generated/next-year.js';

/*
 * The made-up year after the published one (demo/data/README.md). Four plans change, so that the demo can show every kind of
 * change; it says nothing about the real plans.
 */

const PREMIUM_UP = 6.5;
const MAXIMUM_UP = 400;
const PREMIUM_DOWN = 0.1;

const changes = new Map(nextYear.rows);

export const changeOf = ({ contract, pbp, segment }: PlanRecord): NextYearChange | undefined =>
  changes.get([contract, pbp, String(Number(segment))].join('_'));

const plus = (amount: number | null, difference: number): number | null =>
  amount === null ? null : Math.round((amount + difference) * 10) / 10;

/** "$5,900 In-network" with another amount. */
const raised = (text: string): string =>
  text.replace(
    /\$([\d,]+)/g,
    (_, amount: string) => `$${(Number(amount.replaceAll(',', '')) + MAXIMUM_UP).toLocaleString('en-US')}`,
  );

/** The plan in the next year; its drugs and doctors change where they are read. */
export function inNextYear(plan: PlanRecord): PlanRecord {
  const change = changeOf(plan);
  if (change !== 'dearer' && change !== 'cheaper') return plan;
  const by = change === 'dearer' ? PREMIUM_UP : -(plan.premium ?? 0) * PREMIUM_DOWN;
  return {
    ...plan,
    premium: plus(plan.premium, by),
    partDPremium: plus(plan.partDPremium, by),
    outOfPocketMaximum: change === 'dearer' ? raised(plan.outOfPocketMaximum) : plan.outOfPocketMaximum,
  };
}

/** By how many tiers a drug moves; null if the plan no longer covers it. */
export function inNextTier(
  change: NextYearChange | undefined,
  code: string,
  published: readonly { code: string; tier: number }[],
): number | null {
  if (change === 'higherTiers') return 1;
  if (change !== 'dearer') return 0;
  const covered = published.filter(({ tier }) => tier > 0);
  if (code === covered[0]?.code) return 1;
  return covered.length > 1 && code === covered.at(-1)?.code ? null : 0;
}
