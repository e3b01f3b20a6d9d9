import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ActivePlan } from './active-plan';
import {
  activePlanCardsAtom,
  isActivePlanKnownAtom,
  isActivePlanShownAtom,
  joinPage,
  keepActivePlansLoaded,
} from './active-plan.state';
import { yearsAheadAtom } from '../../src/state/plans/years-ahead';
import { cardColumnsAtom } from '../../src/state/page/screen';
import { useValue } from '../../src/state/react';
import { detailsRouteOf, usePlanUrls } from '../../src/widgets/use-plan-urls';
import { useRetry } from '../../src/widgets/use-retry';
import { useSettled } from '../../src/ui/host';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface ActivePlanWidgetProps {
  headingLevel: number;
}

function ActivePlanView({ headingLevel }: ActivePlanWidgetProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const cards = useValue(activePlanCardsAtom);
  const urls = usePlanUrls();
  const ahead = useValue(yearsAheadAtom);
  const columns = useValue(cardColumnsAtom);

  useSettled(true);
  useEffect(() => keepActivePlansLoaded(), []);

  return (
    <ActivePlan
      cards={cards.map((card) => ({
        ...card,
        ahead: ahead.get(card.plan.planId),
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
