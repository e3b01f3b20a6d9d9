import { useEffect, useRef, type ReactNode } from 'react';
import { ActivePlan } from '../../components/active-plan';
import { planKeyOf } from '../../domain/plan';
import { activePlansAtom, isActivePlanShownAtom, loadActivePlans } from '../../state/active-plan';
import { eligibilityAtom, subsidyPercentAtom } from '../../state/extra-help';
import { cardColumnsAtom, planDetailsAtom } from '../../state/page-state';
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
  const plans = useValue(activePlansAtom);
  const details = useValue(planDetailsAtom);
  const urls = usePlanUrls();
  const columns = useValue(cardColumnsAtom);
  const subsidyPercent = useValue(subsidyPercentAtom);
  const eligibility = useValue(eligibilityAtom);
  const retry = useAction(retryAction);

  // Each profile that is read brings its own list, so after a refresh the details are asked for again, too.
  useEffect(() => {
    void loadActivePlans();
  }, [plans]);

  return (
    <ActivePlan
      cards={plans.map((plan) => ({
        plan,
        detail: details.get(planKeyOf(plan)),
        detailsUrl: urls.details(plan),
      }))}
      columns={columns}
      headingLevel={headingLevel}
      headingRef={heading}
      subsidyPercent={subsidyPercent}
      subsidisedPremiums={eligibility?.subsidisedPremiums ?? []}
      onRetry={() => {
        // The button that was pressed goes away with what it stands in.
        heading.current?.focus();
        void retry();
      }}
    />
  );
}

const hideIt = () => undefined;

/** The plan that the shopper is enrolled in today, with what plan cards say of it (SHELL-43). */
export function ActivePlanWidget(props: ActivePlanWidgetProps): ReactNode {
  if (!useValue(isActivePlanShownAtom)) return null;
  return (
    <WidgetFrame section="activePlan" view="plans">
      <ExtraWording section="plans" needed={false} onMissing={hideIt}>
        <ActivePlanView {...props} />
      </ExtraWording>
    </WidgetFrame>
  );
}
