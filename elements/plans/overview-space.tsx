import type { ReactNode } from 'react';
import type { PlanList } from '../../src/state/plans/plans';
import { savedDrugsAtom } from '../../src/state/saved-items/saved-items';
import { useValue } from '../../src/state/react';

/** Number of plans from which the overview shows. Fewer plans are an overview by themselves. */
const FEWEST_PLANS = 4;

/**
 * Lists of the overview: all but supplements, which cover no drugs. None without saved drugs, with few plans, and if
 * the details of all plans are missing.
 */
export function useOverviewLists(lists: readonly PlanList[]): readonly PlanList[] {
  const hasDrugs = useValue(savedDrugsAtom).length > 0;
  const shown = lists.filter(({ group }) => group !== 'MS');
  const cards = shown.flatMap(({ plans }) => plans);
  const hasOverview = hasDrugs && cards.length >= FEWEST_PLANS && cards.some(({ detail }) => detail !== null);
  return hasOverview ? shown : [];
}

/** One list of plans. Without children, a bar takes the space of its plan. */
export function OverviewRow({ kind, children }: { kind: ReactNode; children?: ReactNode }): ReactNode {
  return (
    <li>
      <p className="overview-kind">{kind}</p>
      {children ?? <div className="line" />}
    </li>
  );
}

/** Takes the space of the overview while its file loads. */
export function OverviewSpace({ lists }: { lists: readonly PlanList[] }): ReactNode {
  return (
    <div className="overview" aria-hidden="true">
      <div className="line overview-title" />
      <div className="line overview-costs" />
      <ul className="overview-lists">
        {lists.map(({ group }) => (
          <OverviewRow key={group} kind={'\u00a0'} />
        ))}
      </ul>
    </div>
  );
}
