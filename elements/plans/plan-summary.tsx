import type { ReactNode } from 'react';
import { premiumOf } from '../../src/domain/plans/low-income-subsidy';
import { formatPlanId } from '../../src/domain/plans/plan';
import type { PlanCardModel } from '../../src/state/plans/plans';
import { eligibilityAtom, subsidyPercentAtom } from '../../src/state/shopper/extra-help';
import { useValue } from '../../src/state/react';
import { useCopy } from '../../src/ui/copy-context';
import { PremiumFact, SecondBenefitFact } from '../../src/ui/plan-facts';

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
        <dl className="facts">
          <PremiumFact premium={premiumOf(detail, plan, percent, eligibility?.subsidisedPremiums ?? [])} />
          {plan.planType !== 'MS' && (
            <SecondBenefitFact
              benefit={card.secondBenefit}
              isPdp={plan.planType === 'PDP'}
              isWithExtraHelp={percent !== undefined}
            />
          )}
        </dl>
      )}
    </div>
  );
}
