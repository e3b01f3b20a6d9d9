import { useContext, type ReactNode } from 'react';
import { navigateTo } from '../../src/browser/navigation';
import { NavigationContext } from '../../src/ui/link';
import { firstZipAtom, isFindPlanShownAtom } from './find-plan.state';
import { activeYearAtom } from '../../src/state/page/dates';
import { useValue } from '../../src/state/react';
import { routeUrl } from '../../src/state/page/routes';
import { read } from '../../src/state/store';
import { sayMissing, useOnDemand } from '../../src/widgets/use-on-demand';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface FindPlanWidgetProps {
  headingLevel: number;
}

/** Loaded on demand: most shoppers have saved a plan. */
const loadForm = () => import('./find-plan-form');

function FindPlanView({ headingLevel }: FindPlanWidgetProps): ReactNode {
  const firstZip = useValue(firstZipAtom);
  const { follow } = useContext(NavigationContext);
  const files = useOnDemand(true, loadForm, sayMissing);
  const find = (zipcode: string): void => {
    const url = routeUrl('planSummary', { zipcode, planYear: read(activeYearAtom) });
    // Dispatches `navigate` like a link, so that the host can cancel it.
    if (follow('planSummary', url)) navigateTo(url);
  };
  return files && <files.FindPlan headingLevel={headingLevel} firstZip={firstZip} onFind={find} />;
}

/** Leads shoppers without saved plans to the list of plans (SHELL-66, OPEN-A042). */
export function FindPlanWidget(props: FindPlanWidgetProps): ReactNode {
  if (!useValue(isFindPlanShownAtom)) return null;
  return (
    <WidgetFrame view="plans">
      <FindPlanView {...props} />
    </WidgetFrame>
  );
}
