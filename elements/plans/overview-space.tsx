import { useState, type ReactNode } from 'react';
import { isWithoutDrugCoverage } from '../../src/domain/plans/drug-coverage';
import {
  areApplicationCardsExpectedAtom,
  isApplicationsExistsAtom,
} from '../../src/state/plans/applications-summary';
import { mayAtom } from '../../src/state/shopper/shopper';
import { viewsOnPage } from '../../src/state/page/views-on-page';
import type { PlanList } from '../../src/state/plans/plans';
import { areItemsKnownAtom } from '../../src/state/profile/profile-state';
import { useValue } from '../../src/state/react';
import { savedDrugsAtom } from '../../src/state/saved-items/saved-items';
import { wasSignedOutAtom } from '../../src/state/shopper/signed-out';
import { sayMissing, useOnDemand } from '../../src/widgets/use-on-demand';
import type { NoDrugsProps } from './no-drugs';

/** Number of plans from which the overview shows. Fewer plans are an overview by themselves. */
const FEWEST_PLANS = 4;

const loadNoDrugs = () => import('./no-drugs');

/** What shows above the lists of plans. */
export interface Overview {
  /** The plans that cover all saved drugs, or the way to save drugs. */
  is: 'plans' | 'noDrugs';
  /** All lists but supplements, which cover no drugs. */
  lists: readonly PlanList[];
  /** Whether the shopper may enroll, and has no application yet: the next step is to choose a plan. */
  mayEnroll: boolean;
}

/**
 * Returns the overview: `plans` with four or more plans, `noDrugs` if none is saved, a plan may cover drugs, and the page
 * has a view of the drugs. No value if the details of all plans are missing.
 */
export function useOverview(allLists: readonly PlanList[]): Overview | undefined {
  const hasDrugs = useValue(savedDrugsAtom).length > 0;
  const areDrugsKnown = useValue(areItemsKnownAtom);
  const wasSignedOut = useValue(wasSignedOutAtom);
  const mayEnrollAtAll = useValue(mayAtom('enroll'));
  const hasApplications = useValue(isApplicationsExistsAtom);
  const mayHaveApplications = useValue(areApplicationCardsExpectedAtom);
  const mayEnroll = mayEnrollAtAll && !hasApplications && !mayHaveApplications;
  const lists = allLists.filter(({ group }) => group !== 'MS');
  const cards = lists.flatMap(({ plans }) => plans);
  if (!cards.some(({ detail }) => detail !== null)) return undefined;
  if (hasDrugs) return cards.length >= FEWEST_PLANS ? { is: 'plans', lists, mayEnroll } : undefined;
  const mayCoverDrugs = cards.some(
    ({ plan, detail }) => detail !== null && !(detail && isWithoutDrugCoverage(plan.planType, detail)),
  );
  return mayCoverDrugs && areDrugsKnown && !wasSignedOut && viewsOnPage().includes('drugs')
    ? { is: 'noDrugs', lists, mayEnroll }
    : undefined;
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
export function OverviewSpace({ lists, mayEnroll }: Pick<Overview, 'lists' | 'mayEnroll'>): ReactNode {
  return (
    <div className="overview" aria-hidden="true">
      <div className="line overview-title" />
      <div className="line overview-costs" />
      {mayEnroll && <div className="line overview-next" />}
      <ul className="overview-lists">
        {lists.map(({ group }) => (
          <OverviewRow key={group} kind={'\u00a0'} />
        ))}
      </ul>
    </div>
  );
}

/**
 * The way to save drugs, loaded on demand, because most shoppers with plans have saved drugs. Renders nothing if its file
 * could not be loaded.
 */
export function NoDrugsSpace(props: NoDrugsProps): ReactNode {
  const [isMissing, setMissing] = useState(false);
  const files = useOnDemand(!isMissing, loadNoDrugs, () => {
    setMissing(true);
    sayMissing();
  });
  if (isMissing) return null;
  if (files) return <files.NoDrugs {...props} />;
  return (
    <div className="overview no-drugs" aria-hidden="true">
      <div className="line overview-title" />
      <div className="line overview-costs" />
      <div className="button">{'\u00a0'}</div>
    </div>
  );
}
