import type { ReactNode } from 'react';
import { ExtraHelpApplied, ExtraHelpExplained } from './extra-help-dialogs';
import { appliedPremiumAtom, explainedPlanAtom } from './explained-plan.state';
import { closePopup } from '../../src/state/popups/popups';
import { subsidyPercentAtom } from '../../src/state/shopper/extra-help';
import { activeYearAtom } from '../../src/state/page/dates';
import { useValue } from '../../src/state/react';

const close = (): void => {
  closePopup('extraHelpExplained', 'extraHelpApplied');
};

/**
 * Explains the effect of Extra Help on prices in general (HELP-04, HELP-12 … HELP-14), or on those of the saved plan
 * (POP-11 … POP-15).
 */
export function ExtraHelpPopup({ popup }: { popup: 'explained' | 'applied' }): ReactNode {
  const plan = useValue(explainedPlanAtom);
  const planYear = useValue(activeYearAtom);
  const premium = useValue(appliedPremiumAtom);
  const percent = useValue(subsidyPercentAtom);
  return popup === 'explained' ? (
    <ExtraHelpExplained plan={plan} planYear={planYear} onClose={close} />
  ) : (
    <ExtraHelpApplied premium={premium} percent={percent ?? 100} onClose={close} />
  );
}
