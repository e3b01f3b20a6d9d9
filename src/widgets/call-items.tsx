import type { ReactNode } from 'react';
import { useValue } from '../state/react';
import { areCallItemsWaitingAtom, askToConfirmIdentity } from '../state/shopper/confirmation';
import { useCopy } from '../ui/copy-context';
import { OpeningButton } from '../ui/not-opened';
import { usePagePopup } from './use-page-popup';

/** Reopens the popup that adds an agent's notes from a call, once the shopper has closed it (IDENT-01). */
export function CallItems(): ReactNode {
  const t = useCopy('common');
  const isWaiting = useValue(areCallItemsWaitingAtom);
  const ask = usePagePopup('confirmIdentity', 'shopper-profile-confirm-identity', askToConfirmIdentity);
  if (!isWaiting) return null;
  return (
    <div className="saved-question">
      <p>{t('common.callItems.waiting')}</p>
      <OpeningButton name="confirm-identity" className="button" aria-haspopup="dialog" onClick={ask}>
        {t('common.callItems.add')}
      </OpeningButton>
    </div>
  );
}
