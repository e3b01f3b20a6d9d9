import type { ReactNode } from 'react';
import { scrollAndFocus } from '../../src/browser/scroll-target';
import { isAccountReadyShownAtom } from '../../src/state/shopper/banners';
import { useValue } from '../../src/state/react';
import { browseUrlAtom } from '../../src/state/page/routes';
import { shopperAtom } from '../../src/state/shopper/shopper';
import { useIsRegionKnown } from '../../src/widgets/use-is-region-known';
import { sayMissing, useOnDemand } from '../../src/widgets/use-on-demand';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface AccountReadyWidgetProps {
  headingLevel: number;
}

/** Loaded on demand: most visits never show it. */
const loadNotice = () => import('./account-ready-notice');

function showPlans(): void {
  void scrollAndFocus('shopper-profile-plans');
}

function AccountReadyView({ headingLevel }: AccountReadyWidgetProps): ReactNode {
  const isShown = useValue(isAccountReadyShownAtom);
  const isRegionKnown = useIsRegionKnown();
  const browseUrl = useValue(browseUrlAtom);
  const { may } = useValue(shopperAtom);
  const files = useOnDemand(true, loadNotice, sayMissing);
  if (!files) return null;
  return (
    <files.AccountReadyNotice
      isShown={isShown && isRegionKnown}
      headingLevel={headingLevel}
      browseUrl={may.browsePlans ? browseUrl : ''}
      onShowPlans={showPlans}
    />
  );
}

/** Tells the shopper that the account is set up, and links to the next steps (SHELL-40 … SHELL-42). */
export function AccountReadyWidget(props: AccountReadyWidgetProps): ReactNode {
  if (!useValue(isAccountReadyShownAtom)) return null;
  return (
    <WidgetFrame>
      <AccountReadyView {...props} />
    </WidgetFrame>
  );
}
