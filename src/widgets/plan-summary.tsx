import type { ReactNode } from 'react';
import { amountOf } from '../domain/plans/benefits';
import { premiumOf } from '../domain/plans/low-income-subsidy';
import { formatPlanId, isPartBPremiumDue, toSpecialNeedsKind } from '../domain/plans/plan';
import type { PlanCardModel } from '../state/plans/plans';
import { eligibilityAtom, subsidyPercentAtom } from '../state/shopper/extra-help';
import { useValue } from '../state/react';
import { useCopy } from '../ui/copy-context';
import { MaximumFact, PremiumFact, SecondBenefitFact } from '../ui/plan-facts';

/**
 * Summary of a plan in the remove popup: name, positioning statement, premium, and second benefit, which supplements do
 * not have (DEL-02 … DEL-04, OPEN-B15).
 */
export function PlanSummary({ card }: { card: PlanCardModel }): ReactNode {
  const t = useCopy('plan-card');
  const percent = useValue(subsidyPercentAtom);
  const eligibility = useValue(eligibilityAtom);
  const { plan, detail } = card;
  return (
    <div className="card card-inside">
      <p className="card-name">{card.planName ?? t('plan.unnamed', { planId: formatPlanId(plan.planId) })}</p>
      {detail?.positioningStatement !== undefined && <p lang="en">{detail.positioningStatement}</p>}
      {detail && (
        <dl className="card-facts">
          <PremiumFact
            premium={premiumOf(detail, plan, percent, eligibility?.subsidisedPremiums ?? [])}
            isPartBDue={isPartBPremiumDue(plan.planType, toSpecialNeedsKind(detail.snpType ?? plan.snpType))}
          />
          {plan.planType !== 'MS' && (
            <>
              {plan.planType !== 'PDP' && (
                <MaximumFact amount={amountOf(detail.benefits, 'outOfPocketMaximum')} />
              )}
              <SecondBenefitFact benefit={card.secondBenefit} isWithExtraHelp={percent !== undefined} />
            </>
          )}
        </dl>
      )}
    </div>
  );
}
