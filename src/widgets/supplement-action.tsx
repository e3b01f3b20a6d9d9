import { useEffect, type ReactNode } from 'react';
import {
  isSupplementStartedAtom,
  openSupplement,
  supplementActionAtom,
  supplementStateAtom,
  type SupplementOnCard,
} from '../state/applications/supplement-actions';
import { hasPageAtom } from '../state/page/host-pages';
import { bringSupplementInterface } from '../state/actions/supplement-interface';
import { useValue } from '../state/react';
import { mayAtom } from '../state/shopper/shopper';
import { useCopy } from '../ui/copy-context';
import { useHost } from '../ui/host';
import type { PlanCardFrameProps } from '../ui/plan-card-frame';

/** The button of a supplement's card: starts, continues, or opens the application (REC-08, MEDSUPP-08 … MEDSUPP-14). */
export function useSupplementAction(card: SupplementOnCard): PlanCardFrameProps['action'] {
  const t = useCopy('plan-card');
  const { element } = useHost();
  const hasPage = useValue(hasPageAtom);
  const possible = useValue(supplementActionAtom)(card);
  const page = possible === 'continue' ? 'medsuppResume' : 'viewApplication';
  const action = possible === 'start' || hasPage(page) ? possible : undefined;
  const mayEnroll = useValue(mayAtom('enroll'));
  const mayOpen = useValue(mayAtom('openApplications'));
  const state = useValue(supplementStateAtom)(card);
  const isOneStarted = useValue(isSupplementStartedAtom);
  const mayStart = action === 'start' && mayEnroll;
  useEffect(() => {
    if (mayStart && state !== undefined) bringSupplementInterface(state);
  }, [mayStart, state]);
  return (
    action && {
      label: t(`plan.supplement.${action}`),
      // Beside an unfinished application, starting another one is secondary.
      isFilled: action === 'continue' || (action === 'start' && !isOneStarted),
      isDisabled: action === 'start' ? !mayEnroll : !mayOpen,
      onPress: () => {
        openSupplement(card, action, element);
      },
    }
  );
}

/** For a card whose own file does not include applications: the button appears when this file has loaded. */
export function SupplementAction({
  card,
  children,
}: {
  card: SupplementOnCard;
  children: (action: PlanCardFrameProps['action']) => ReactNode;
}): ReactNode {
  return children(useSupplementAction(card));
}
