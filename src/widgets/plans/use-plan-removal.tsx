import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { isFocusNowhere } from '../../browser/focus';
import { useCopy } from '../../components/copy-context';
import { planListsAtom, planToBeDeletedAtom, savedPlansCountAtom, type PlanOnCard } from '../../state/plans';
import { useValue } from '../../state/react';
import { read, write } from '../../state/store';
import { useOnDemand } from '../use-on-demand';
import { useSelf } from '../use-self';

const loadPopup = () => import('./remove-plan');

interface RemovalEvents {
  onItemRemoved(detail: { kind: 'plan'; count: number }): boolean;
  onItemRestored(detail: { kind: 'plan'; count: number }): boolean;
}

export interface PlanRemoval {
  /** Opens the popup for a plan. */
  ask(key: string): void;
  popup: ReactNode;
  /** What the last removal came to, for screen readers; '' when there is nothing to say. */
  message: string;
  forgetMessage(): void;
}

/**
 * The remove popup of this piece and what follows from it. A plan leaves its list at once, with the button that focus
 * would go back to; so after a removal, focus goes to the heading of the plans.
 */
export function usePlanRemoval(heading: RefObject<HTMLElement | null>, events: RemovalEvents): PlanRemoval {
  const t = useCopy();
  const self = useSelf();
  const planToBeDeleted = useValue(planToBeDeletedAtom);
  const [card, setCard] = useState<PlanOnCard | null>(null);
  const [message, setMessage] = useState('');
  const isHeadingNext = useRef(false);
  const isOpen = planToBeDeleted?.openedBy === self && card?.key === planToBeDeleted.key;

  const files = useOnDemand(isOpen, loadPopup, () => {
    write(planToBeDeletedAtom, null);
    setMessage(t('plans.popupFailed'));
  });

  const ask = useCallback(
    (key: string) => {
      const cards = read(planListsAtom).flatMap(({ plans }) => plans);
      setCard(cards.find((candidate) => candidate.key === key) ?? null);
      write(planToBeDeletedAtom, { key, openedBy: self });
    },
    [self],
  );

  useEffect(() => {
    if (isOpen || !isHeadingNext.current) return;
    isHeadingNext.current = false;
    if (isFocusNowhere()) heading.current?.focus();
  });

  const handleRemoved = (): void => {
    const count = read(savedPlansCountAtom);
    isHeadingNext.current = true;
    setMessage(t('plans.removed', { count }));
    events.onItemRemoved({ kind: 'plan', count });
  };

  const handleFailed = (): void => {
    isHeadingNext.current = true;
    setMessage(t('plans.removeFailed'));
    events.onItemRestored({ kind: 'plan', count: read(savedPlansCountAtom) });
  };

  return {
    ask,
    message,
    forgetMessage: () => {
      setMessage('');
    },
    popup: isOpen && files && (
      <files.RemovePlan card={card} onRemoved={handleRemoved} onFailed={handleFailed} />
    ),
  };
}
