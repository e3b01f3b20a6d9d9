import { planListsAtom, type PlanOnCard } from '../../src/state/plans/plans';
import { read } from '../../src/state/store';

/** What the card of a plan shows, for a popup about it. */
export const cardOf = (planKey: string): PlanOnCard | undefined =>
  read(planListsAtom)
    .flatMap(({ plans }) => plans)
    .find(({ cardKey }) => cardKey === planKey);
