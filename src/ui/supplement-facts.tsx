import type { ReactNode } from 'react';
import type { PlanDetail } from '../domain/plans/plan-detail';
import { isHighDeductible } from '../domain/plans/supplements';
import { useCopy } from './copy-context';
import { PlanBullets } from './plan-bullets';
import { PremiumFact } from './plan-facts';

/** Facts on a supplement's card, without drugs, network, and Extra Help (DATA-19, MODEL-12, MEDSUPP-16). */
export function SupplementFacts({ detail }: { detail: PlanDetail }): ReactNode {
  const t = useCopy('plan-card');
  const { supplement, positioningStatement, monthlyPremium, bullets } = detail;
  return (
    <>
      {positioningStatement !== undefined && <p lang="en">{positioningStatement}</p>}
      <dl className="facts">
        {monthlyPremium !== undefined && (
          <PremiumFact premium={{ normal: monthlyPremium, withExtraHelp: undefined }} />
        )}
        {supplement?.legalEntity !== undefined && (
          <div className="fact">
            <dt>{t('plan.supplement.legalEntity')}</dt>
            <dd>{supplement.legalEntity}</dd>
          </div>
        )}
      </dl>
      <PlanBullets bullets={bullets} />
    </>
  );
}

/** The letter of a supplement, which identifies its coverage. A high-deductible version is a separate plan. */
export function LetterTag({
  letter,
  planName,
}: {
  letter: string | undefined;
  planName: string | undefined;
}): ReactNode {
  const t = useCopy('plan-card');
  const kind = isHighDeductible(planName) ? 'highDeductible' : 'letter';
  return letter !== undefined && <p className="tag">{t(`plan.supplement.${kind}`, { letter })}</p>;
}
