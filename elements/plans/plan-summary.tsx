import type { ReactNode } from 'react';
import { amountOf } from '../../src/domain/plans/benefits';
import { premiumOf } from '../../src/domain/plans/low-income-subsidy';
import { formatPlanId, isPartBPremiumDue, toSpecialNeedsKind } from '../../src/domain/plans/plan';
import type { PlanCardModel } from '../../src/state/plans/plans';
import { eligibilityAtom, subsidyPercentAtom } from '../../src/state/shopper/extra-help';
import { useValue } from '../../src/state/react';
import { useCopy } from '../../src/ui/copy-context';
import { MaximumFact, PremiumFact, SecondBenefitFact } from '../../src/ui/plan-facts';

/**
 * Summary of a plan in the remove popup: name, positioning statement, premium, and second benefit, which supplements do
 * not have (DEL-02 … DEL-04, OPEN-B15).
 */
export function PlanSummary({ card }: { card: PlanCardModel }): ReactNode {
  const t = useCopy('plans', 'plan-card');
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
