import type { ReactNode } from 'react';
import { scrollAndFocus } from '../../browser/focus';
import { AccountReadyNotice } from '../../components/account-ready-notice';
import { isAccountReadyShownAtom } from '../../state/banners';
import { useValue } from '../../state/react';
import { browseUrlAtom } from '../../state/routes';
import { mayAtom } from '../../state/shopper';
import { WidgetFrame } from '../widget-frame';

export interface AccountReadyWidgetProps {
  headingLevel: number;
}

function showPlans(): void {
  void scrollAndFocus('shopper-profile-plans');
}

/** The account is set up: where to go from here (SHELL-40 … SHELL-42). */
export function AccountReadyWidget({ headingLevel }: AccountReadyWidgetProps): ReactNode {
  const isShown = useValue(isAccountReadyShownAtom);
  const browseUrl = useValue(browseUrlAtom);
  const mayBrowse = useValue(mayAtom('browsePlans'));
  return (
    <WidgetFrame section="accountReady">
      <AccountReadyNotice
        isShown={isShown}
        headingLevel={headingLevel}
        browseUrl={mayBrowse ? browseUrl : ''}
        onShowPlans={showPlans}
      />
    </WidgetFrame>
  );
}
