import type { ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Dialog } from '../../src/ui/dialog';
import { IdentityFailure, type IdentityFailureProps } from '../../src/ui/identity-failure';
import { IdentityForm, type IdentityFormProps } from '../../src/ui/identity-form';
import { PhoneText, type Phone } from '../../src/ui/phone-text';
import { Waiting } from '../../src/ui/waiting';

export interface ImportDialogProps extends Pick<
  IdentityFormProps,
  'fields' | 'known' | 'check' | 'onInvalid' | 'onSubmit'
> {
  variant: 'claims' | 'profile';
  step: 'details' | 'loading' | 'result' | 'success';
  /** Of the last attempt (IMPORT-17). */
  problem: IdentityFailureProps['problem'] | undefined;
  /** Attempts that are left, as the host has said; no value: it has not. */
  retriesLeft: number | undefined;
  phone: Phone;
  /** When the number is answered. */
  hours: string;
  onClose(): void;
}

/** Where the shopper has come to, and the way on (IMPORT-09 … IMPORT-11, IMPORT-16). */
function End({
  step,
  phone,
  hours,
  onClose,
}: Pick<ImportDialogProps, 'step' | 'phone' | 'hours' | 'onClose'>): ReactNode {
  const t = useCopy('import', 'identity-form');
  const hasNumber = phone.number !== '';
  return (
    <>
      <p>{t(step === 'result' ? 'import.notFound' : 'identityForm.added')}</p>
      {step === 'result' && (
        <p>
          <PhoneText
            text={t(hasNumber ? 'import.call' : 'import.tty', { tty: phone.tty, hours })}
            number={phone.number}
          />
        </p>
      )}
      <div className="dialog-foot">
        <button type="button" name="close" className="button button-primary" onClick={onClose}>
          {t(step === 'result' ? 'import.return' : 'identityForm.continue')}
        </button>
      </div>
    </>
  );
}

/** Asks for what an import needs, waits, and says what came of it (IMPORT-01 … IMPORT-18). */
export function ImportDialog({
  variant,
  step,
  problem,
  retriesLeft,
  phone,
  hours,
  onClose,
  ...form
}: ImportDialogProps): ReactNode {
  const t = useCopy('import');
  const isBusy = step === 'loading';
  const isAsking = step === 'details' || isBusy;
  const failure = problem && !isBusy && (
    <IdentityFailure problem={problem} retriesLeft={retriesLeft} phone={phone} hours={hours} />
  );
  return (
    <Dialog
      name="import"
      heading={t(step === 'success' ? 'import.success' : `import.heading.${variant}`)}
      step={step}
      onClose={onClose}
    >
      {isBusy && (
        <Waiting text={t(`import.loading.${variant}`)}>
          {variant === 'claims' && (
            <>
              <p>{t('import.loading.minute')}</p>
              <p>{t('import.loading.refresh')}</p>
            </>
          )}
        </Waiting>
      )}
      {isAsking && retriesLeft === 0 && failure}
      {isAsking && retriesLeft !== 0 && (
        <IdentityForm
          name="import"
          {...form}
          takesOtherNumber={variant === 'claims'}
          isBusy={isBusy}
          submitLabel={t('import.submit')}
        >
          {failure}
          <p>{t(`import.intro.${variant}`)}</p>
          {variant === 'claims' && <p>{t('import.nameHint')}</p>}
        </IdentityForm>
      )}
      {!isAsking && <End step={step} phone={phone} hours={hours} onClose={onClose} />}
    </Dialog>
  );
}
