import { useEffect, useRef, type ReactNode } from 'react';
import { scrollToPart } from '../../src/browser/focus';
import { overviewOf } from '../../src/domain/plans/plans-overview';
import { shownPricesAtom } from '../../src/state/plans/shown-prices';
import { plansAnswerAtom } from '../../src/state/plans/plans-answer';
import type { PlanList } from '../../src/state/plans/plans';
import { savedDrugsAtom } from '../../src/state/saved-items/saved-items';
import { useValue } from '../../src/state/react';
import { write } from '../../src/state/store';
import { useCopy } from '../../src/ui/copy-context';

/** Number of plans from which their number is an answer. */
const FEWEST_PLANS = 2;

/**
 * How many plans are known to cover all saved drugs, and of how many this is not known, such as those without the saved
 * pharmacy in network. No value while a plan loads, and if nothing is known.
 */
function useCounts(allLists: readonly PlanList[]): { count: number; unknown: number } | undefined {
  const drugs = useValue(savedDrugsAtom);
  const prices = useValue(shownPricesAtom);
  const lists = allLists.filter(({ group }) => group !== 'MS');
  const total = lists.reduce((sum, { plans }) => sum + plans.length, 0);
  const overviews = lists.map(({ plans }) => overviewOf(plans, prices, drugs));
  const known = overviews.filter((overview) => overview !== undefined);
  if (drugs.length === 0 || total < FEWEST_PLANS || known.length < lists.length) return undefined;
  const count = known.reduce((sum, { covering }) => sum + covering.length, 0);
  const unknown = known.reduce((sum, list) => sum + list.unknown, 0);
  return count === 0 && unknown > 0 ? undefined : { count, unknown };
}

/**
 * Provides the navigation with the number of plans that cover all saved drugs. Marks the place of the plans, to which the
 * answer leads: the overview, or the first list.
 */
export function PlansAnswer({ lists }: { lists: readonly PlanList[] }): ReactNode {
  const t = useCopy('plans-overview');
  const place = useRef<HTMLDivElement>(null);
  const { length } = useValue(savedDrugsAtom);
  const counts = useCounts(lists);
  const words = length === 1 ? 'plansOverview.coverOne' : 'plansOverview.coverAll';
  const form = counts?.count === 0 ? '.zero' : counts?.unknown ? '.atLeast' : '';
  const text = counts && t(`${words}${form}`, { count: counts.count });
  useEffect(() => {
    if (text === undefined) return undefined;
    const onShow = (): void => {
      const part = place.current?.parentElement?.querySelector('.overview, .group');
      if (part) scrollToPart(part);
    };
    write(plansAnswerAtom, { text, onShow });
    return () => {
      write(plansAnswerAtom, null);
    };
  }, [text]);
  return <div ref={place} hidden />;
}
