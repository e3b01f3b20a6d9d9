import { useEffect, type ReactNode } from 'react';
import { isPlansLoadedAtom } from '../../src/state/profile/profile-state';
import { useValue } from '../../src/state/react';
import { eligibilityAtom, recallExtraHelp } from '../../src/state/shopper/extra-help';
import { isLoginFlowAtom } from '../../src/state/shopper/identity';
import { shopperAtom } from '../../src/state/shopper/shopper';
import { ExtraHelpWidget, type ExtraHelpWidgetProps } from './extra-help-widget';

/** The question on a brand page. Hidden for a cloaked profile, and for a member with level 0 (HELP-10, HELP-11). */
export function ShopperExtraHelp(props: ExtraHelpWidgetProps): ReactNode {
  const { isMember, may } = useValue(shopperAtom);
  const eligibility = useValue(eligibilityAtom);
  const isLoginFlow = useValue(isLoginFlowAtom);
  const isLoaded = useValue(isPlansLoadedAtom);
  // A stored choice applies to prices even if the question does not show.
  useEffect(() => {
    void recallExtraHelp();
  }, []);
  if (!may.answerExtraHelp || (isMember && eligibility?.level === 0)) return null;
  return <ExtraHelpWidget {...props} hasSignedIn={isLoginFlow && isLoaded} />;
}
