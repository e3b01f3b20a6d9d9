import { useCallback, useState, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import type { EnrollmentAction } from '../../src/domain/enrollment/enrolling';
import { closePopup, openPopup } from '../../src/state/popups/popups';
import { useOnDemand } from '../../src/widgets/use-on-demand';
import { usePopup } from '../../src/widgets/use-popup';
import { useSelf } from '../../src/widgets/use-self';
import type { PlanEvents } from './plan-popups';

const loadPopups = () => import('./plan-popups');

export interface PlanPopups {
  /** Opens the remove popup for a plan. */
  askToRemove(key: string): void;
  /** Opens the drug pricing popup for a plan. */
  showPrices(key: string): void;
  /** Starts an application for a plan or goes on with it; for some plans, tells how to enroll by phone. */
  enroll(key: string, action: EnrollmentAction): void;
  /** The open popup, and the way back after a removal. */
  popups: ReactNode;
  /** What has happened last, for screen readers; '' when there is nothing to say. */
  message: string;
  /** It is bad news, so everybody has to see it. */
  isProblem: boolean;
  forgetMessage(): void;
  /** Something could not be loaded. */
  sayMissing(): void;
}

const silence = { message: '', isProblem: false };

/** Popups of the plan cards, which come with the first of them that is asked for. */
export function usePlanPopups(events: PlanEvents): PlanPopups {
  const t = useCopy();
  const self = useSelf();
  const isRemoval = usePopup('removal', self) !== null;
  const isPricing = usePopup('drugPricing', self) !== null;
  const isByPhone = usePopup('enrollByPhone', self) !== null;
  const [said, setSaid] = useState(silence);
  const say = useCallback((message: string, isProblem = false) => {
    setSaid({ message, isProblem });
  }, []);

  const sayMissing = useCallback(() => {
    say(t('common.popupFailed'), true);
  }, [say, t]);
  const giveUp = (): void => {
    closePopup('removal', 'drugPricing', 'enrollByPhone');
    sayMissing();
  };
  const files = useOnDemand(isRemoval || isPricing || isByPhone, loadPopups, giveUp);

  const askToRemove = useCallback(
    (key: string) => {
      setSaid(silence);
      openPopup('removal', { kind: 'plan', key }, self);
    },
    [self],
  );
  const showPrices = useCallback(
    (key: string) => {
      openPopup('drugPricing', { key }, self);
    },
    [self],
  );

  const enroll = useCallback(
    (key: string, action: EnrollmentAction) => {
      setSaid(silence);
      if (action === 'learnMore') openPopup('enrollByPhone', { key }, self);
      else
        void import('../../src/state/applications/enrolling').then((step) => {
          step.enroll(key);
        }, sayMissing);
    },
    [self, sayMissing],
  );

  return {
    ...said,
    askToRemove,
    showPrices,
    enroll,
    sayMissing,
    forgetMessage: () => {
      setSaid(silence);
    },
    popups: files && <files.PlanPopups self={self} events={events} say={say} />,
  };
}
