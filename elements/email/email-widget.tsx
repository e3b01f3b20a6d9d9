import type { ReactNode } from 'react';
import { lockScroll } from '../../src/browser/scroll-lock';
import { EmailDialog } from './email-dialog';
import { configAtom } from '../../src/state/config';
import { closePopup, popupAtom } from '../../src/state/popups/popups';
import { useValue } from '../../src/state/react';
import { useIsPopupOwner } from '../../src/widgets/use-popup-owner';
import { WidgetFrame } from '../../src/widgets/widget-frame';

const close = (): void => {
  closePopup('email');
};

/** Send closes it, as Cancel does: nothing is sent from here (EMAIL-07, EMAIL-08). */
function EmailView(): ReactNode {
  const isOwner = useIsPopupOwner('email');
  const { email } = useValue(configAtom);
  if (!isOwner) return null;
  return (
    <EmailDialog blocksInvalid={email.blockInvalid} onSend={close} onCancel={close} lockScroll={lockScroll} />
  );
}

/** The popup for e-mailing the saved plans, once it is asked for (EMAIL-01, POP-22). */
export function EmailWidget(): ReactNode {
  if (!useValue(popupAtom('email'))) return null;
  return (
    <WidgetFrame>
      <EmailView />
    </WidgetFrame>
  );
}
