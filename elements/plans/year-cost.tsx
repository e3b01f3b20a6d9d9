import type { ReactNode } from 'react';
import type { SavedPlan } from '../../src/domain/plans/plan';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import { yearCostOf, type ShownPrices } from '../../src/domain/plans/year-cost';
import { CardRow } from '../../src/ui/card-row';
import { useCopy } from '../../src/ui/copy-context';
import { useStyles } from '../../src/ui/host';
import { useYearCost } from '../../src/ui/use-year-cost';
import { savedDrugsAtom } from '../../src/state/saved-items/saved-items';
import { useValue } from '../../src/state/react';
import { wasSignedOutAtom } from '../../src/state/shopper/signed-out';
import type { YearCostLineProps } from './plan-card-props';
import { lowestYearCostsAtom } from './year-cost.state';
import costStyles from './year-cost.css?inline';

/**
 * The card row with the cost of a whole plan year, marked if it is the lowest of its list (contract §8). Renders nothing
 * if the premium is unknown.
 */
export function YearCostLine({ cardKey, ...plan }: YearCostLineProps): ReactNode {
  const t = useCopy('year-cost');
  const drugs = useValue(savedDrugsAtom);
  // After the end of a session, saved drugs are unknown (ERR-02).
  const wasSignedOut = useValue(wasSignedOutAtom);
  const cost = useYearCost(plan, wasSignedOut || drugs.length > 0);
  const count = useValue(lowestYearCostsAtom).get(cardKey);
  useStyles(costStyles);
  return (
    cost && (
      <CardRow
        row="year-cost"
        label={cost.label}
        isText={cost.isPart}
        tag={count === undefined ? undefined : t('yearCost.lowest', { count })}
        notes={cost.notes}
      >
        {cost.amount}
      </CardRow>
    )
  );
}

/**
 * States what the cost of a year includes, once for all cards. Renders nothing if no card has a known premium.
 */
export function YearCostNote({
  cards,
  ...prices
}: ShownPrices & {
  cards: readonly { plan: SavedPlan; detail: PlanDetail | null | undefined }[];
}): ReactNode {
  const t = useCopy('year-cost');
  const hasCost = cards.some(
    ({ plan, detail }) => detail === undefined || (detail && yearCostOf(plan, detail, prices)),
  );
  return hasCost && <p className="fact-note">{t('yearCost.note')}</p>;
}
