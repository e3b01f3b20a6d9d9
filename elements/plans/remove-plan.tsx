import { useState, type ReactNode } from 'react';
import { lockScroll } from '../../src/browser/scroll-lock';
import { RemovePlanDialog } from './remove-plan-dialog';
import { useCopy } from '../../src/ui/copy-context';
import { premiumOf } from '../../src/domain/plans/low-income-subsidy';
import { formatPlanId } from '../../src/domain/plans/plan';
import { eligibilityAtom, subsidyPercentAtom } from '../../src/state/shopper/extra-help';
import type { PlanOnCard } from '../../src/state/plans/plans';
import { closePopup } from '../../src/state/popups/popups';
import { useValue } from '../../src/state/react';
import { removeSavedItem } from '../../src/state/saved-items/remove-saved-item';
import { cardOf } from './card-of';

interface RemovePlanProps {
  onRemoved(): void;
  onFailed(): void;
}

/** The remove popup of one plan, from the question to the answer of the service (DEL-01 … DEL-18). */
function RemoveCard({ card, onRemoved, onFailed }: RemovePlanProps & { card: PlanOnCard }): ReactNode {
  const t = useCopy();
  const percent = useValue(subsidyPercentAtom);
  const eligibility = useValue(eligibilityAtom);
  const [step, setStep] = useState<'asking' | 'removing' | 'failed'>('asking');
  const { plan, detail } = card;

  const remove = async (): Promise<void> => {
    setStep('removing');
    if (await removeSavedItem('plan', card.cardKey)) {
      onRemoved();
      return;
    }
    setStep('failed');
    onFailed();
  };

  return (
    <RemovePlanDialog
      planName={card.planName ?? t('plan.unnamed', { planId: formatPlanId(plan.planId) })}
      positioningStatement={detail?.positioningStatement}
      premium={
        detail ? premiumOf(detail, plan.planYear, percent, eligibility?.subsidisedPremiums ?? []) : undefined
      }
      secondBenefit={card.secondBenefit}
      isPdp={plan.planType === 'PDP'}
      isRemoving={step === 'removing'}
      hasFailed={step === 'failed'}
      onRemove={() => {
        void remove();
      }}
      onKeep={() => {
        closePopup('removal');
      }}
      lockScroll={lockScroll}
    />
  );
}

/** The plan leaves the lists as soon as it is being removed; the popup keeps what it knows of it. */
export function RemovePlan({ planKey, ...events }: RemovePlanProps & { planKey: string }): ReactNode {
  const [card] = useState(() => cardOf(planKey));
  return card && <RemoveCard card={card} {...events} />;
}
