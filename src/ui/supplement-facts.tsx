import type { ReactNode } from 'react';
import type { PlanDetail } from '../domain/plans/plan-detail';
import { isHighDeductible } from '../domain/plans/supplements';
import { CardRow } from './card-row';
import { useCopy } from './copy-context';
import { KeptTogether } from './kept-together';
import { PlanBullets } from './plan-bullets';
import { PremiumFact } from './plan-facts';

/** Rows of a supplement's card: no drugs, network, or Extra Help (DATA-19, MODEL-12, MEDSUPP-16). */
export function SupplementFacts({
  detail: { supplement, monthlyPremium },
}: {
  detail: PlanDetail;
}): ReactNode {
  const t = useCopy('plan-card');
  return (
    <>
      {monthlyPremium === undefined ? (
        <CardRow row="premium" label={t('plan.premium')} isText>
          {t('plan.benefit.missing')}
        </CardRow>
      ) : (
        <PremiumFact premium={{ normal: monthlyPremium, withExtraHelp: undefined }} />
      )}
      {supplement?.legalEntity !== undefined && (
        <CardRow row="other" label={t('plan.supplement.legalEntity')} isText>
          {supplement.legalEntity}
        </CardRow>
      )}
    </>
  );
}

/** Positioning statement and highlights of a supplement (DATA-19, MODEL-12). */
export function SupplementHighlights({ detail }: { detail: PlanDetail }): ReactNode {
  const { positioningStatement, bullets } = detail;
  return (
    <>
      {positioningStatement !== undefined && (
        <p lang="en">
          <KeptTogether text={positioningStatement} />
        </p>
      )}
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
