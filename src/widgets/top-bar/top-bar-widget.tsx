import type { ReactNode } from 'react';
import { printPage } from '../../browser/print';
import { TopBar } from '../../components/top-bar';
import { currentConfig } from '../../state/config';
import { continueShoppingAtom } from '../../state/continue-shopping';
import { askToEmail } from '../../state/email-popup';
import { isShopperKnownAtom } from '../../state/page-state';
import { useValue } from '../../state/react';
import { mayAtom } from '../../state/shopper';
import { WidgetFrame } from '../widget-frame';

const print = (): void => {
  printPage(currentConfig().print);
};

function TopBarView(): ReactNode {
  const isKnown = useValue(isShopperKnownAtom);
  const mayGoBack = useValue(mayAtom('goBack'));
  const mayEmail = useValue(mayAtom('emailPlans'));
  const { route, url } = useValue(continueShoppingAtom);
  return (
    <TopBar
      isKnown={isKnown}
      back={{ route, url: mayGoBack ? url : '' }}
      onEmail={mayEmail ? askToEmail : undefined}
      onPrint={print}
    />
  );
}

/** Without the back and e-mail controls for customer service (ROLES-16, ROLES-17). */
export function TopBarWidget(): ReactNode {
  return (
    <WidgetFrame section="topBar">
      <TopBarView />
    </WidgetFrame>
  );
}
