import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ActivePlan } from '../../components/active-plan';
import { useHost } from '../../components/host';
import {
  activePlanCardsAtom,
  isActivePlanKnownAtom,
  isActivePlanShownAtom,
  keepActivePlansLoaded,
} from '../../state/active-plan';
import { cardColumnsAtom } from '../../state/page-state';
import { retryAction } from '../../state/plan-actions';
import { useAction, useValue } from '../../state/react';
import { ExtraWording } from '../extra-wording';
import { usePlanUrls } from '../plans/use-plan-urls';
import { WidgetFrame } from '../widget-frame';

export interface ActivePlanWidgetProps {
  headingLevel: number;
}

function ActivePlanView({ headingLevel }: ActivePlanWidgetProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const cards = useValue(activePlanCardsAtom);
  const urls = usePlanUrls();
  const columns = useValue(cardColumnsAtom);
  const retry = useAction(retryAction);

  useSettled(true);
  useEffect(() => keepActivePlansLoaded(), []);

  return (
    <ActivePlan
      cards={cards.map((card) => ({ ...card, detailsUrl: urls.details(card.plan) }))}
      columns={columns}
      headingLevel={headingLevel}
      headingRef={heading}
      onRetry={() => {
        // The button that was pressed goes away with what it stands in.
        heading.current?.focus();
        void retry();
      }}
    />
  );
}

/** Tells style sheets that what stands below may show: nothing will push it down any more. */
function useSettled(isSettled: boolean): void {
  const host = useHost();
  useLayoutEffect(() => {
    if (isSettled) host.setState('settled', true);
  }, [host, isSettled]);
}

const hideIt = () => undefined;

/** The plan that the shopper is enrolled in today, with what plan cards say of it (SHELL-43). */
export function ActivePlanWidget(props: ActivePlanWidgetProps): ReactNode {
  const isShown = useValue(isActivePlanShownAtom);
  useSettled(useValue(isActivePlanKnownAtom) && !isShown);
  if (!isShown) return null;
  return (
    <WidgetFrame section="activePlan" view="plans">
      <ExtraWording section="plans" needed={false} onMissing={hideIt}>
        <ActivePlanView {...props} />
      </ExtraWording>
    </WidgetFrame>
  );
}
