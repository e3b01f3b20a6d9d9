import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { findProfileElement } from '../../src/browser/roots';
import { isWithin, yearOf } from '../../src/domain/dates/calendar';
import { configAtom } from '../../src/state/config';
import { nowAtom } from '../../src/state/page/dates';
import { ActivePlan, type ActivePlanCard } from './active-plan';
import {
  activePlanCardsAtom,
  isActivePlanKnownAtom,
  isActivePlanShownAtom,
  joinPage,
  keepActivePlansLoaded,
} from './active-plan.state';
import { savedBesideAtom, yearsAheadAtom, type YearAhead } from '../../src/state/plans/years-ahead';
import { cardColumnsAtom } from '../../src/state/page/screen';
import { useValue } from '../../src/state/react';
import { detailsRouteOf, usePlanUrls } from '../../src/widgets/use-plan-urls';
import { useRetry } from '../../src/widgets/use-retry';
import { useSettled } from '../../src/ui/host';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface ActivePlanWidgetProps {
  headingLevel: number;
}

/** Longest time, in milliseconds, that cards keep space for a text about the next year whose files are missing. */
const LONGEST_WAIT_MS = 10_000;

const unknownYet: YearAhead = {
  label: '\u00a0',
  facts: undefined,
  more: '',
  onMore: () => undefined,
};

/**
 * Returns what the page states about the next year of an active plan. Takes its space before the files of
 * `<shopper-profile-year-change>` have loaded, because the saved plans below would move.
 */
function useYearsAhead(): (card: Pick<ActivePlanCard, 'plan' | 'premium'>) => YearAhead | undefined {
  const ahead = useValue(yearsAheadAtom);
  const now = useValue(nowAtom);
  const { yearChange } = useValue(configAtom);
  const [isExpected, setExpected] = useState(
    () => findProfileElement('shopper-profile-year-change') !== undefined,
  );
  useEffect(() => {
    const timer = setTimeout(() => {
      setExpected(false);
    }, LONGEST_WAIT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (ahead) return ({ plan }) => ahead.get(plan.planId);
  const isAwaited = isExpected && isWithin(now, yearChange);
  return ({ plan, premium }) =>
    isAwaited && plan.planType !== 'MS' && premium !== null ? unknownYet : undefined;
}

function ActivePlanView({ headingLevel }: ActivePlanWidgetProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const cards = useValue(activePlanCardsAtom);
  const urls = usePlanUrls();
  const aheadOf = useYearsAhead();
  const columns = useValue(cardColumnsAtom);
  const savedBeside = useValue(savedBesideAtom);
  const nextYear = yearOf(useValue(nowAtom)) + 1;

  useSettled(true);
  useEffect(() => keepActivePlansLoaded(), []);

  return (
    <ActivePlan
      cards={cards.map((card) => ({
        ...card,
        ahead: aheadOf(card),
        hasSavedBeside: savedBeside({ ...card.plan, planYear: nextYear }).length > 0,
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
