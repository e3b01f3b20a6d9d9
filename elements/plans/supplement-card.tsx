import { memo, type ReactNode } from 'react';
import { formatPlanId } from '../../src/domain/plans/plan';
import { isSupplementRefusedAtom } from '../../src/state/applications/supplement-actions';
import { configAtom } from '../../src/state/config';
import { tollFreeAtom } from '../../src/state/page/phones';
import { useValue } from '../../src/state/react';
import { CardLines } from '../../src/ui/card-lines';
import { useCopy } from '../../src/ui/copy-context';
import { LatePhoneText } from '../../src/ui/phone-text';
import { MissingDetails } from '../../src/ui/missing-details';
import { PlanCardFrame, PlanKind } from '../../src/ui/plan-card-frame';
import { LetterTag, SupplementFacts, SupplementHighlights } from '../../src/ui/supplement-facts';
import { useSupplementAction } from '../../src/widgets/supplement-action';
import { CannotEnroll } from './cannot-enroll';
import type { PlanCardProps } from './plan-card-props';

/** Tells the shopper where to ask about a plan that no card can show (MEDSUPP-15, OPEN-A086). */
function Unavailable({ planName }: { planName: string }): ReactNode {
  const t = useCopy('plans');
  const number = useValue(tollFreeAtom);
  const { tty } = useValue(configAtom).phones;
  return (
    <LatePhoneText
      // `{phone}` stays in the text, because the number is rendered as a link.
      text={t('plan.supplement.unavailable', { planName, tty, phone: '{phone}' })}
      textWithout={t('plan.supplement.unavailableTty', { planName, tty })}
      number={number}
    />
  );
}

/** A saved Medicare Supplement plan (MEDSUPP-03 … MEDSUPP-16): like other cards, but without drugs and doctors. */
export const SupplementCard = memo(function SupplementCard(props: PlanCardProps): ReactNode {
  const { plan, detail, cardKey, onRemove, YearCost } = props;
  const t = useCopy('plans', 'plan-card');
  const action = useSupplementAction(props);
  const isRefused = useValue(isSupplementRefusedAtom)(props);
  const planName = detail?.planName ?? plan.planName;
  const planId = formatPlanId(plan.planId);
  const name = planName ?? t('plan.unnamed', { planId });
  const isIdName = detail === null && plan.planName === undefined;
  return (
    <PlanCardFrame
      name={name}
      isNameLoading={detail === undefined && plan.planName === undefined}
      headingLevel={props.headingLevel}
      kind={<PlanKind planType="MS" planId={isIdName ? undefined : planId} />}
      tags={<LetterTag letter={detail?.supplement?.letter} planName={planName} />}
      lead={
        detail &&
        YearCost && (
          <YearCost
            cardKey={cardKey}
            plan={plan}
            detail={detail}
            subsidyPercent={undefined}
            subsidisedPremiums={props.subsidisedPremiums}
          />
        )
      }
      facts={detail && <SupplementFacts detail={detail} />}
      action={action}
      details={{ route: 'medsuppDetails', url: props.detailsUrl, isPrefetched: props.isPrefetched }}
      onRemove={
        onRemove &&
        (() => {
          onRemove(cardKey);
        })
      }
    >
      {detail && <SupplementHighlights detail={detail} />}
      {isRefused && <CannotEnroll plan={plan} />}
      {detail === null && (
        <MissingDetails
          text={<Unavailable planName={planName ?? plan.planId} />}
          name={name}
          hasRetried={props.hasRetried}
          onRetry={props.onRetry}
        />
      )}
      {detail === undefined && <CardLines label={t('plan.loading')} />}
    </PlanCardFrame>
  );
});
