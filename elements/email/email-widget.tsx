import type { ReactNode } from 'react';
import { openMailDraft } from '../../src/browser/mail-draft';
import { pageAddress } from '../../src/browser/navigation';
import { configAtom } from '../../src/state/config';
import { closePopup, popupAtom } from '../../src/state/popups/popups';
import { useValue } from '../../src/state/react';
import { useCopy } from '../../src/ui/copy-context';
import { useIsPopupOwner } from '../../src/widgets/use-popup-owner';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { EmailDialog } from './email-dialog';
import { emailDraft } from './email-draft';
import { namedPlans, sendByHost } from './email.state';

/** Sends the plans through the host, or opens a draft in the shopper's mail program (EMAIL-07, EMAIL-08). */
function EmailView(): ReactNode {
  const t = useCopy('email');
  const isOwner = useIsPopupOwner('email');
  const { blockInvalid, send } = useValue(configAtom).email;
  if (!isOwner) return null;
  return (
    <EmailDialog
      blocksInvalid={blockInvalid}
      send={send ? (address) => sendByHost(send, address) : undefined}
      onDraft={(address) => {
        openMailDraft(emailDraft(t, address, namedPlans(), pageAddress()));
      }}
      onClose={() => {
        closePopup('email');
      }}
    />
  );
}

/** The popup that emails the saved plans; opens on request (EMAIL-01, POP-22). */
export function EmailWidget(): ReactNode {
  if (!useValue(popupAtom('email'))) return null;
  return (
    <WidgetFrame>
      <EmailView />
    </WidgetFrame>
  );
}
