import type { ReactNode } from 'react';
import type { PlanGroup } from '../../src/domain/plans/plan';
import { closePopup, openPopup } from '../../src/state/popups/popups';
import { useCopy } from '../../src/ui/copy-context';
import { Dialog } from '../../src/ui/dialog';
import { usePopup, useInstanceId } from '../../src/widgets/use-popup';

/**
 * Popup that explains the type of the recommended plan. Not offered for an unknown type (POP-08 … POP-10, OPEN-B24).
 */
export function usePlanTypeInfo(group: PlanGroup | undefined): {
  ask: (() => void) | undefined;
  popup: ReactNode;
} {
  const t = useCopy('recommended-plan');
  const self = useInstanceId();
  const isOpen = usePopup('planTypeInfo', self) !== null;
  return {
    ask:
      group &&
      (() => {
        openPopup('planTypeInfo', {}, self);
      }),
    popup: isOpen && group && (
      <Dialog
        name="plan-type-info"
        heading={t('recommendation.typeInfo.heading')}
        onClose={() => {
          closePopup('planTypeInfo');
        }}
      >
        <p>{t(`recommendation.typeInfo.${group}`)}</p>
      </Dialog>
    ),
  };
}
