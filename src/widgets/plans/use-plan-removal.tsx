import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { isFocusNowhere } from '../../browser/focus';
import { useCopy } from '../../components/copy-context';
import { planListsAtom, planToBeDeletedAtom, savedPlansCountAtom, type PlanOnCard } from '../../state/plans';
import { useValue } from '../../state/react';
import { read, write } from '../../state/store';
import { useSelf } from '../use-self';
import type { RemovePlan as RemovePlanPopup } from './remove-plan';

interface RemovalEvents {
  onItemRemoved(detail: { kind: 'plan'; count: number }): boolean;
  onItemRestored(detail: { kind: 'plan'; count: number }): boolean;
}

export interface PlanRemoval {
  /** Opens the popup for a plan. */
  ask(key: string): Promise<void>;
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
  const [asked, setAsked] = useState<{ card: PlanOnCard; RemovePlan: typeof RemovePlanPopup } | null>(null);
  const [message, setMessage] = useState('');
  const isHeadingNext = useRef(false);
  const isOpen = planToBeDeleted?.openedBy === self && asked?.card.key === planToBeDeleted.key;

  // The popup comes when it is first asked for: most shoppers remove nothing.
  const ask = useCallback(
    async (key: string) => {
      const popup = await import('./remove-plan').catch(() => null);
      const cards = read(planListsAtom).flatMap(({ plans }) => plans);
      const card = cards.find((candidate) => candidate.key === key);
      if (!card) return;
      if (!popup) {
        setMessage(t('plans.popupFailed'));
        return;
      }
      setAsked({ card, RemovePlan: popup.RemovePlan });
      write(planToBeDeletedAtom, { key, openedBy: self });
    },
    [self, t],
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
    popup: isOpen && <asked.RemovePlan card={asked.card} onRemoved={handleRemoved} onFailed={handleFailed} />,
  };
}
