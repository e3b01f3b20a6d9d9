import type { ReactNode } from 'react';
import { printPage } from '../../src/browser/print';
import { TopBar } from './top-bar';
import { currentConfig } from '../../src/state/config';
import { continueShoppingAtom } from '../../src/state/page/continue-shopping';
import { askToEmail } from '../../src/state/popups/email-popup';
import { isShopperKnownAtom } from '../../src/state/profile/profile-state';
import { useValue } from '../../src/state/react';
import { mayAtom } from '../../src/state/shopper/shopper';
import { usePagePopup } from '../../src/widgets/use-page-popup';
import { WidgetFrame } from '../../src/widgets/widget-frame';

const print = (): void => {
  printPage(currentConfig().print);
};

function TopBarView(): ReactNode {
  const isKnown = useValue(isShopperKnownAtom);
  const mayGoBack = useValue(mayAtom('goBack'));
  const mayEmail = useValue(mayAtom('emailPlans'));
  const askForEmail = usePagePopup('email', 'shopper-profile-email', askToEmail);
  const { route, url } = useValue(continueShoppingAtom);
  return (
    <TopBar
      isKnown={isKnown}
      back={{ route, url: mayGoBack ? url : '' }}
      onEmail={mayEmail ? askForEmail : undefined}
      onPrint={print}
    />
  );
}

/** Customer service gets neither the back link nor the email button (ROLES-16, ROLES-17). */
export function TopBarWidget(): ReactNode {
  return (
    <WidgetFrame>
      <TopBarView />
    </WidgetFrame>
  );
}
