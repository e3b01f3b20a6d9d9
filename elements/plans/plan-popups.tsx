import { useState, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { savedPlansCountAtom } from '../../src/state/plans/plans';
import { popupAtom } from '../../src/state/popups/popups';
import { read } from '../../src/state/store';
import { usePopup } from '../../src/widgets/use-popup';
import { Undo } from '../../src/widgets/undo';
import { DrugPricing } from './drug-pricing';
import { EnrollByPhone } from './enroll-by-phone';
import { RemovePlan } from './remove-plan';

export interface PlanEvents {
  onItemRemoved(detail: { kind: 'plan'; count: number }): boolean;
  onItemRestored(detail: { kind: 'plan'; count: number }): boolean;
}

export interface PlanPopupsProps {
  /** The piece that asks. */
  self: symbol;
  events: PlanEvents;
  say(message: string, isProblem?: boolean): void;
}

/**
 * The remove popup and what follows from it. A plan leaves its list at once, with the button that focus would go back
 * to; so after a removal, focus goes to the heading of the plans.
 */
function Removal({ self, events, say }: PlanPopupsProps): ReactNode {
  const t = useCopy();
  const asked = usePopup('removal', self);
  const isOpen = asked?.kind === 'plan';
  const [hasUndoFailed, setHasUndoFailed] = useState(false);

  const handleRemoved = (): void => {
    const count = read(savedPlansCountAtom);
    setHasUndoFailed(false);
    say(t('plans.removed', { count }));
    events.onItemRemoved({ kind: 'plan', count });
  };

  const handleFailed = (): void => {
    // The open popup says it, too.
    say(t('plans.removeFailed'), read(popupAtom('removal')) === null);
    events.onItemRestored({ kind: 'plan', count: read(savedPlansCountAtom) });
  };

  const handleUndone = (isBack: boolean): void => {
    setHasUndoFailed(!isBack);
    say(t(isBack ? 'plans.undo.back' : 'plans.undo.failed'));
    if (isBack) events.onItemRestored({ kind: 'plan', count: read(savedPlansCountAtom) });
  };

  const words = {
    removed: t(hasUndoFailed ? 'plans.undo.failed' : 'plans.undo.removed'),
    undo: t('plans.undo'),
  };
  return (
    <>
      <Undo kind="plan" words={words} onUndone={handleUndone} />
      {isOpen && (
        <RemovePlan key={asked.key} planKey={asked.key} onRemoved={handleRemoved} onFailed={handleFailed} />
      )}
    </>
  );
}

/** Popups of the plan cards, and the way back after a removal. */
export function PlanPopups(props: PlanPopupsProps): ReactNode {
  const priced = usePopup('drugPricing', props.self);
  const byPhone = usePopup('enrollByPhone', props.self);
  return (
    <>
      <Removal {...props} />
      {byPhone && <EnrollByPhone planKey={byPhone.key} />}
      {priced && <DrugPricing planKey={priced.key} />}
    </>
  );
}
