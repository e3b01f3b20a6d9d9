import { useMemo, type ReactNode } from 'react';
import { isWithoutDrugCoverage } from '../../src/domain/plans/drug-coverage';
import type { PlanList } from '../../src/state/plans/plans';
import { useValue } from '../../src/state/react';
import { eligibilityAtom, subsidyPercentAtom } from '../../src/state/shopper/extra-help';
import { Note } from '../../src/ui/note';
import { useCopy } from '../../src/ui/copy-context';
import { CheckedLine } from '../../src/widgets/checked-line';
import type { ListOptions } from './use-list-options';

const noPremiums: readonly never[] = [];

/** Above the lists: which prices are without Extra Help, if the others include it. */
export function WithoutExtraHelpNote({ lists }: { lists: readonly PlanList[] }): ReactNode {
  const t = useCopy('plans');
  const isWithExtraHelp = useValue(subsidyPercentAtom) !== undefined;
  const hasDrugPrices = lists
    .flatMap(({ plans }) => plans)
    .some(
      ({ plan, detail }) => plan.planType !== 'MS' && detail && !isWithoutDrugCoverage(plan.planType, detail),
    );
  return (
    isWithExtraHelp && hasDrugPrices && <Note meaning="information">{t('plan.extraHelp.otherPrices')}</Note>
  );
}

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
