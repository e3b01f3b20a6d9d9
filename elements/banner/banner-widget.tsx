import type { ReactNode } from 'react';
import { BannerPlaceholder, Greeting, GuestPrompt } from './greeting';
import { configAtom } from '../../src/state/config';
import { featureFlagsAtom } from '../../src/state/page/feature-flags';
import { isProfileFailedAtom, isShopperKnownAtom } from '../../src/state/profile/profile-state';
import { windowWidthAtom } from '../../src/state/page/screen';
import { useValue } from '../../src/state/react';
import { identityAtom } from '../../src/state/shopper/identity';
import { routeUrlAtom } from '../../src/state/page/routes';
import { shopperAtom, userAtom } from '../../src/state/shopper/shopper';
import { wasSignedOutAtom } from '../../src/state/shopper/signed-out';
import { askToSignOut } from '../../src/state/popups/sign-out-popup';
import { usePagePopup } from '../../src/widgets/use-page-popup';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface BannerWidgetProps {
  headingLevel: number;
}

/** Small screens show the member benefits only if the flag is set (LOAD-13, OPEN-A005). */
function useHasSpaceForBenefits(): boolean {
  const width = useValue(windowWidthAtom);
  const { breakpoints } = useValue(configAtom);
  const flags = useValue(featureFlagsAtom);
  return width >= breakpoints.medium || (flags?.memberBenefitsButtonMobile ?? false);
}

function BannerView({ headingLevel }: BannerWidgetProps): ReactNode {
  const isKnown = useValue(isShopperKnownAtom);
  const { may } = useValue(shopperAtom);
  const user = useValue(userAtom);
  const hasFailed = useValue(isProfileFailedAtom);
  const urlOf = useValue(routeUrlAtom);
  const wasSignedOut = useValue(wasSignedOutAtom);
  const isGuest = useValue(identityAtom)?.isGuest ?? true;
  const hasSpaceForBenefits = useHasSpaceForBenefits();
  const askForSignOut = usePagePopup('signOut', 'shopper-profile-sign-out', askToSignOut);
  if (!isKnown) return <BannerPlaceholder isGuest={isGuest} />;
  if (may.beAskedToSignIn) {
    const urls = { registrationUrl: urlOf('registration'), signInUrl: urlOf('signIn') };
    return <GuestPrompt {...urls} wasSignedOut={wasSignedOut} />;
  }
  return (
    <Greeting
      headingLevel={headingLevel}
      firstName={user?.firstName ?? (hasFailed ? null : undefined)}
      memberBenefitsUrl={may.openMemberBenefits && hasSpaceForBenefits ? urlOf('memberBenefits') : ''}
      manageAccountUrl={may.manageAccount ? urlOf('manageProfile') : ''}
      onSignOut={may.signOut ? askForSignOut : undefined}
    />
  );
}

/** The greeting bar of the dashboard. It shows nothing for guests until it is certain that the shopper is a guest. */
export function BannerWidget(props: BannerWidgetProps): ReactNode {
  return (
    <WidgetFrame>
      <BannerView {...props} />
    </WidgetFrame>
  );
}
