import { useEffect, useState } from 'react';
import type { PlanOrder } from '../../src/domain/plans/plan';
import { configAtom } from '../../src/state/config';
import { useValue } from '../../src/state/react';
import { sayMissing, useOnDemand } from '../../src/widgets/use-on-demand';

/** Longest time, in milliseconds, that cards wait for the file that sorts them. */
const MAX_WAIT_MS = 1000;

const loadFiles = () => import('./list-options');
const loadChoice = () => import('./compare-box');

/** Attributes of the element. Null: the configuration applies. */
export interface ListOptionsProps {
  yearCost: boolean | null;
  orderBy: PlanOrder | null;
  compareInPage: boolean | null;
}

export interface ListOptions {
  hasYearCost: boolean;
  /** Order before the shopper chooses one. No value: saved order, and the shopper cannot choose. */
  orderBy: PlanOrder | null;
  /** The code for cost and order, loaded on demand. */
  files: Awaited<ReturnType<typeof loadFiles>> | null;
  /** Whether shoppers can choose plans to compare. */
  hasChoice: boolean;
  /** The code for this choice, loaded on demand. */
  choice: Awaited<ReturnType<typeof loadChoice>> | null;
  /** Whether cards wait for the code, because they would move when it arrives. */
  isAwaited: boolean;
}

/**
 * Cost of a year, order of the cards, and the choice of plans to compare. Most pages turn these options off (contract
 * §8).
 */
export function useListOptions({ yearCost, orderBy, compareInPage }: ListOptionsProps): ListOptions {
  const byDefault = useValue(configAtom).plans;
  const [isLate, setIsLate] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const wantsYearCost = yearCost ?? byDefault.yearCost;
  const order = orderBy ?? byDefault.orderBy;
  const files = useOnDemand(wantsYearCost || order !== null, loadFiles, () => {
    setIsLate(true);
    setMissing(true);
    sayMissing();
  });
  const hasChoice = compareInPage ?? byDefault.compareInPage;
  const choice = useOnDemand(hasChoice, loadChoice, sayMissing);
  const isAwaited = !files && !isLate && order !== null && order !== 'saved';
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => {
      setIsLate(true);
    }, MAX_WAIT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isAwaited]);
  const hasYearCost = wantsYearCost && !isMissing;
  return { hasYearCost, orderBy: order, files, hasChoice, choice, isAwaited };
}
