import { useMemo, type ReactNode } from 'react';
import type { PlanList } from '../../src/state/plans/plans';
import { useValue } from '../../src/state/react';
import { eligibilityAtom, subsidyPercentAtom } from '../../src/state/shopper/extra-help';
import { CheckedLine } from '../../src/widgets/checked-line';
import type { ListOptions } from './use-list-options';

const noPremiums: readonly never[] = [];

/** Below the last list: statements that hold for all cards. */
export function ListNotes({
  lists,
  options: { files, hasYearCost },
}: {
  lists: readonly PlanList[];
  options: ListOptions;
}): ReactNode {
  const subsidyPercent = useValue(subsidyPercentAtom);
  const subsidisedPremiums = useValue(eligibilityAtom)?.subsidisedPremiums ?? noPremiums;
  const cards = useMemo(() => lists.flatMap(({ plans }) => plans), [lists]);
  return (
    <div className="list-notes">
      <CheckedLine cards={cards} />
      {files && hasYearCost && <files.YearCostNote {...{ cards, subsidyPercent, subsidisedPremiums }} />}
    </div>
  );
}
