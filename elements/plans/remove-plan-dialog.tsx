import type { ReactNode } from 'react';
import type { SecondBenefit } from '../../src/domain/plans/benefits';
import type { ShownPremium } from '../../src/domain/plans/low-income-subsidy';
import { useCopy } from '../../src/ui/copy-context';
import { Dialog } from '../../src/ui/dialog';
import { PremiumFact, SecondBenefitFact } from '../../src/ui/plan-facts';

export interface RemovePlanDialogProps {
  planName: string;
  positioningStatement: string | undefined;
  /** No value while the plan's details are not known. */
  premium: ShownPremium | undefined;
  secondBenefit: SecondBenefit | undefined;
  isPdp: boolean;
  isRemoving: boolean;
  hasFailed: boolean;
  onRemove(): void;
  onKeep(): void;
  lockScroll(): () => void;
}

/** Asks before a plan is removed (DEL-01 … DEL-05). */
export function RemovePlanDialog(props: RemovePlanDialogProps): ReactNode {
  const t = useCopy();
  const { planName, positioningStatement, premium, secondBenefit, isPdp, isRemoving, hasFailed } = props;
  return (
    <Dialog
      name="remove-plan"
      heading={t('removePlan.heading')}
      onClose={props.onKeep}
      lockScroll={props.lockScroll}
    >
      <p>{t('removePlan.text')}</p>
      <div className="card card-inside">
        <p className="card-name">{planName}</p>
        {positioningStatement !== undefined && <p>{positioningStatement}</p>}
        {premium && (
          <dl className="facts">
            <PremiumFact premium={premium} />
            <SecondBenefitFact benefit={secondBenefit} isPdp={isPdp} />
          </dl>
        )}
      </div>
      <p role="alert" className="error-text">
        {hasFailed && t('removePlan.failed')}
      </p>
      <div className="dialog-foot">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={isRemoving}
          onClick={isRemoving ? undefined : props.onRemove}
        >
          {t(isRemoving ? 'removePlan.removing' : 'removePlan.remove')}
        </button>
        <button type="button" className="button" onClick={props.onKeep}>
          {t('removePlan.keep')}
        </button>
      </div>
    </Dialog>
  );
}
