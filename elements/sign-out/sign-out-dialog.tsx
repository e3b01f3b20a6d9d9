import type { ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Dialog } from '../../src/ui/dialog';

export interface SignOutDialogProps {
  isUnderWay: boolean;
  /** Whether the last attempt has failed. */
  hasFailed: boolean;
  onSignOut(): void;
  onCancel(): void;
}

/** Asks the shopper to confirm signing out (OUT-01 … OUT-04). */
export function SignOutDialog({ isUnderWay, hasFailed, onSignOut, onCancel }: SignOutDialogProps): ReactNode {
  const t = useCopy('sign-out');
  return (
    <Dialog name="sign-out" heading={t('signOut.heading')} onClose={onCancel}>
      <p>{t('signOut.text')}</p>
      <p role="alert" className="error-text">
        {hasFailed && t('signOut.failed')}
      </p>
      <div className="dialog-foot">
        <button
          type="button"
          name="confirm-sign-out"
          className="button button-primary"
          aria-disabled={isUnderWay}
          onClick={isUnderWay ? undefined : onSignOut}
        >
          {t(isUnderWay ? 'signOut.underWay' : 'signOut.confirm')}
        </button>
        <button type="button" name="cancel" className="text-button" onClick={onCancel}>
          {t('signOut.cancel')}
        </button>
      </div>
    </Dialog>
  );
}
