import type { ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Dialog } from '../../src/ui/dialog';
import { IdentityFailure, type IdentityFailureProps } from '../../src/ui/identity-failure';
import { IdentityForm, type IdentityFormProps } from '../../src/ui/identity-form';
import { Waiting } from '../../src/ui/waiting';

export interface ConfirmIdentityDialogProps
  extends
    Pick<IdentityFormProps, 'fields' | 'known' | 'areKnownFixed' | 'check' | 'onInvalid' | 'onSubmit'>,
    Omit<IdentityFailureProps, 'problem'> {
  step: 'details' | 'loading' | 'success';
  /** Of the last attempt. */
  problem: IdentityFailureProps['problem'] | undefined;
  onClose(): void;
  /** What the popup stands in has been hidden. */
  onHidden(): void;
}

function Success({ onClose }: { onClose(): void }): ReactNode {
  const t = useCopy('confirm-identity', 'identity-form');
  return (
    <>
      <p>{t('identityForm.added')}</p>
      <div className="dialog-foot">
        <button type="button" name="close" className="button button-primary" onClick={onClose}>
          {t('identityForm.continue')}
        </button>
      </div>
    </>
  );
}

/**
 * Asks shoppers who have talked to an agent to show who they are (IDENT-03 … IDENT-16). What is typed stays in the form
 * while it is looked at, and after an attempt that has failed.
 */
export function ConfirmIdentityDialog({
  step,
  problem,
  retriesLeft,
  phone,
  hours,
  onClose,
  onHidden,
  ...form
}: ConfirmIdentityDialogProps): ReactNode {
  const t = useCopy('confirm-identity');
  const isBusy = step === 'loading';
  const failure = problem && !isBusy && (
    <IdentityFailure problem={problem} retriesLeft={retriesLeft} phone={phone} hours={hours} />
  );
  return (
    <Dialog
      name="confirm-identity"
      heading={t(step === 'success' ? 'confirmIdentity.success' : 'confirmIdentity.heading')}
      label={t('confirmIdentity.label')}
      isBusy={isBusy}
      step={step}
      onClose={onClose}
      onHidden={onHidden}
    >
      {isBusy && <Waiting text={t('confirmIdentity.loading')} />}
      {step === 'success' && <Success onClose={onClose} />}
      {step !== 'success' && retriesLeft === 0 && failure}
      {step !== 'success' && retriesLeft !== 0 && (
        <IdentityForm
          name="confirm-identity"
          {...form}
          isBusy={isBusy}
          submitLabel={t('confirmIdentity.submit')}
        >
          {failure}
          <p>{t('confirmIdentity.intro')}</p>
          <p className="form-lead">{t('confirmIdentity.confirm')}</p>
        </IdentityForm>
      )}
    </Dialog>
  );
}
