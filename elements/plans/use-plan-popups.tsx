import { useCallback, useState, type ReactNode, type RefObject } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import type { EnrollmentAction } from '../../src/domain/enrollment/enrolling';
import { drugPricingPlanAtom } from './drug-pricing.state';
import { planToBeDeletedAtom, planToBeEnrolledByPhoneAtom } from '../../src/state/plans/plans';
import { useValue } from '../../src/state/react';
import { write } from '../../src/state/store';
import { useOnDemand } from '../../src/widgets/use-on-demand';
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
export function usePlanPopups(heading: RefObject<HTMLElement | null>, events: PlanEvents): PlanPopups {
  const t = useCopy();
  const self = useSelf();
  const isRemoval = useValue(planToBeDeletedAtom)?.openedBy === self;
  const isPricing = useValue(drugPricingPlanAtom)?.openedBy === self;
  const isByPhone = useValue(planToBeEnrolledByPhoneAtom)?.openedBy === self;
  const [said, setSaid] = useState(silence);
  const say = useCallback((message: string, isProblem = false) => {
    setSaid({ message, isProblem });
  }, []);

  const sayMissing = useCallback(() => {
    say(t('plans.popupFailed'), true);
  }, [say, t]);
  const giveUp = (): void => {
    for (const asked of [planToBeDeletedAtom, drugPricingPlanAtom, planToBeEnrolledByPhoneAtom])
      write(asked, null);
    sayMissing();
  };
  const files = useOnDemand(isRemoval || isPricing || isByPhone, loadPopups, giveUp);

  const askToRemove = useCallback(
    (key: string) => {
      setSaid(silence);
      write(planToBeDeletedAtom, { key, openedBy: self });
    },
    [self],
  );
  const showPrices = useCallback(
    (key: string) => {
      write(drugPricingPlanAtom, { key, openedBy: self });
    },
    [self],
  );

  const enroll = useCallback(
    (key: string, action: EnrollmentAction) => {
      setSaid(silence);
      if (action === 'learnMore') write(planToBeEnrolledByPhoneAtom, { key, openedBy: self });
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
    popups: files && <files.PlanPopups self={self} heading={heading} events={events} say={say} />,
  };
}
