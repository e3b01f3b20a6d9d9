import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { findProfileElement } from '../../src/browser/roots';
import { isWithin, yearOf } from '../../src/domain/dates/calendar';
import { endsBefore } from '../../src/domain/plans/active-plan';
import { configAtom } from '../../src/state/config';
import { nowAtom } from '../../src/state/page/dates';
import { ActivePlan } from './active-plan';
import {
  activePlanCardsAtom,
  isActivePlanKnownAtom,
  isActivePlanShownAtom,
  joinPage,
  keepActivePlansLoaded,
  type ActivePlanCard as ActivePlanCardModel,
} from './active-plan.state';
import { NextYearSpace } from './next-year-space';
import { formatPlanId } from '../../src/domain/plans/plan';
import { changesOnPageAtom, mayHaveSentAtom } from '../../src/state/plans/next-year';
import { cardColumnsAtom } from '../../src/state/page/screen';
import { useValue } from '../../src/state/react';
import { detailsRouteOf, usePlanUrls } from '../../src/widgets/use-plan-urls';
import { sayMissing, useOnDemand } from '../../src/widgets/use-on-demand';
import { useRetry } from '../../src/widgets/use-retry';
import { useCopy } from '../../src/ui/copy-context';
import { useSettled } from '../../src/ui/host';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface ActivePlanWidgetProps {
  headingLevel: number;
  /** Whether the cards state what next year costs and changes. */
  nextYear: boolean;
}

const YEAR_CHANGE = 'shopper-profile-year-change';

/** Loaded on demand: guests have no active plan, and most pages are outside of the dates. */
const loadNextYear = () => import('./next-year');

/**
 * Returns what a card states about the next year: its space until the files have loaded, because the saved plans below
 * would move. Nothing for supplements, for a plan that could not be loaded, and for one that ends if
 * the shopper has applied for another.
 */
function useNextYear(isWanted: boolean): (card: ActivePlanCardModel) => ReactNode {
  const t = useCopy('plan-card');
  const now = useValue(nowAtom);
  const isInTime = isWithin(now, useValue(configAtom).yearChange);
  const mayHaveSent = useValue(mayHaveSentAtom);
  const [hadTag] = useState(() => findProfileElement(YEAR_CHANGE) !== undefined);
  const isExplained = useValue(changesOnPageAtom) !== null || hadTag;
  const [hasFailed, setHasFailed] = useState(false);
  const isNeeded = isInTime && (isWanted || isExplained);
  const files = useOnDemand(isNeeded, loadNextYear, () => {
    setHasFailed(true);
    sayMissing();
  });
  if (!isNeeded || (hasFailed && !files)) return () => null;
  return ({ plan, planName, premium }) => {
    const year = yearOf(now) + 1;
    if (endsBefore(plan, year) && mayHaveSent(year)) return null;
    if (plan.planType === 'MS' || (!files && premium === null)) return null;
    if (!files) return <NextYearSpace plan={plan} />;
    const name = planName ?? t('plan.unnamed', { planId: formatPlanId(plan.planId) });
    return <files.NextYear plan={plan} name={name} />;
  };
}

function ActivePlanView({ headingLevel, nextYear }: ActivePlanWidgetProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const cards = useValue(activePlanCardsAtom);
  const urls = usePlanUrls();
  const nextYearOf = useNextYear(nextYear);
  const columns = useValue(cardColumnsAtom);

  useSettled(true);
  useEffect(() => keepActivePlansLoaded(), []);

  return (
    <ActivePlan
      cards={cards.map((card) => ({
        ...card,
        nextYear: nextYearOf(card),
        detailsRoute: detailsRouteOf(card.plan),
        detailsUrl: urls.details(card.plan),
      }))}
      columns={columns}
      headingLevel={headingLevel}
      headingRef={heading}
      {...useRetry(heading)}
    />
  );
}

/** The plan in which the shopper is enrolled today, with the facts that plan cards show (SHELL-43). */
export function ActivePlanWidget(props: ActivePlanWidgetProps): ReactNode {
  const isShown = useValue(isActivePlanShownAtom);
  useSettled(useValue(isActivePlanKnownAtom) && !isShown);
  // Runs before the first paint, so that a plan never shows twice.
  useLayoutEffect(joinPage, []);
  if (!isShown) return null;
  return (
    <WidgetFrame view="plans">
      <ActivePlanView {...props} />
    </WidgetFrame>
  );
}
