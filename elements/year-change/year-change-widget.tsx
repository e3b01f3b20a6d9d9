import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { scrollToPart } from '../../src/browser/focus';
import { supportPhoneAtom } from '../../src/state/page/phones';
import { changesOnPageAtom } from '../../src/state/plans/next-year';
import { useValue } from '../../src/state/react';
import { write } from '../../src/state/store';
import { useSettled } from '../../src/ui/host';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { YearChange } from './year-change';
import {
  areChangesPastAtom,
  isNothingComparedAtom,
  keepYearsLoaded,
  planYearsAtom,
  retryYears,
  type PlanYears,
} from '../../src/state/load/plan-years';

export interface YearChangeWidgetProps {
  headingLevel: number;
}

/**
 * Returns the plans to show. A plan shows once both years are known. While they are requested again, the plan does not
 * change, because a new list of one year must not be compared with an old list of the other.
 */
function useShownPlans(plans: readonly PlanYears[], retried: ReadonlySet<string>): readonly PlanYears[] {
  const [shown, setShown] = useState<readonly PlanYears[]>([]);
  const next = plans.flatMap((plan) => {
    if (plan.comparison.is !== 'pending') return [plan];
    const before = shown.find(({ planKey }) => planKey === plan.planKey);
    return retried.has(plan.planKey) && before?.comparison.is !== 'compared' ? [plan] : (before ?? []);
  });
  if (next.length !== shown.length || next.some((plan, index) => plan !== shown[index])) setShown(next);
  return next;
}

/** Lets the cards of active plans lead to their changes. Returns the ref of the node that contains the regions. */
function useChangesOnPage(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onShow = (planKey: string): void => {
      const part = root.current?.querySelector(`[data-plan="${CSS.escape(planKey)}"]`);
      if (part) scrollToPart(part);
    };
    write(changesOnPageAtom, { onShow });
    return () => {
      write(changesOnPageAtom, null);
    };
  }, []);
  return root;
}

function YearChangeView({ headingLevel }: YearChangeWidgetProps): ReactNode {
  const [retried, setRetried] = useState<ReadonlySet<string>>(new Set());
  const plans = useValue(planYearsAtom);
  const shown = useShownPlans(plans, retried);
  const root = useChangesOnPage();
  const isPast = useValue(areChangesPastAtom);
  const phone = useValue(supportPhoneAtom);
  if (shown.length === 0) return null;
  return (
    <YearChange
      ref={root}
      plans={shown}
      isPast={isPast}
      phone={phone}
      headingLevel={headingLevel}
      onRetry={(planKey) => {
        setRetried((before) => new Set(before).add(planKey));
        retryYears(planKey);
      }}
    />
  );
}

/** Shows what changes on January 1, by plan (contract §8). */
export function YearChangeWidget(props: YearChangeWidgetProps): ReactNode {
  const isNothingCompared = useValue(isNothingComparedAtom);
  useSettled(isNothingCompared);
  useEffect(() => keepYearsLoaded('all'), []);
  if (isNothingCompared) return null;
  return (
    <WidgetFrame view="plans">
      <YearChangeView {...props} />
    </WidgetFrame>
  );
}
