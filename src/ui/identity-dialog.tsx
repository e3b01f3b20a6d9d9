import type { ReactNode } from 'react';
import type { IdentityAttempt } from '../domain/forms/identity-attempt';
import { useCopy } from './copy-context';
import { Dialog, type DialogProps } from './dialog';
import { IdentityFailure, type IdentityFailureProps } from './identity-failure';
import { IdentityForm, type IdentityFormProps } from './identity-form';

export interface IdentityDialogProps
  extends
    Pick<DialogProps, 'name' | 'heading' | 'label' | 'onClose' | 'onHidden'>,
    Omit<IdentityFormProps, 'isBusy' | 'children'>,
    Pick<IdentityFailureProps, 'phone' | 'hours'> {
  attempt: IdentityAttempt<'result'>;
  /** Whether the shopper can close it during an attempt. */
  isClosableWhileBusy: boolean;
  /** Shown during an attempt. */
  waiting: ReactNode;
  /** Content above the fields. */
  intro: ReactNode;
  /** Result that is neither a success nor a failure that the shopper can correct. */
  result?: ReactNode;
}

const problems = {
  none: undefined,
  counted: 'refused',
  uncounted: 'refused',
  serverError: 'serverError',
  noAnswer: 'noAnswer',
} as const;

/** Final content of the popup: a short text and the next step. */
export function IdentityEnd({
  text,
  label,
  children,
  onClose,
}: {
  text: string;
  label: string;
  children?: ReactNode;
  onClose(): void;
}): ReactNode {
  return (
    <>
      <p>{text}</p>
      {children}
      <div className="dialog-foot">
        <button type="button" name="close" className="button button-primary" onClick={onClose}>
          {label}
        </button>
      </div>
    </>
  );
}

/**
 * Asks shoppers to confirm their identity, waits, and shows the result. The form keeps its values during an attempt and
 * after a failed one.
 */
export function IdentityDialog({
  name,
  heading,
  label,
  onClose,
  onHidden,
  attempt: { step, failure, retriesLeft },
  isClosableWhileBusy,
  waiting,
  intro,
  result,
  phone,
  hours,
  ...form
}: IdentityDialogProps): ReactNode {
  const t = useCopy('identity-form');
  const isBusy = step === 'loading';
  const isAsking = step === 'details' || isBusy;
  const problem = problems[failure];
  const left = failure === 'counted' ? retriesLeft : undefined;
  const failed = problem && !isBusy && (
    <IdentityFailure problem={problem} retriesLeft={left} phone={phone} hours={hours} />
  );
  return (
    <Dialog
      name={name}
      heading={heading}
      {...(label !== undefined && { label })}
      isBusy={isBusy && !isClosableWhileBusy}
      step={step}
      onClose={onClose}
      {...(onHidden && { onHidden })}
    >
      {isBusy && waiting}
      {isAsking && left === 0 && failed}
      {isAsking && left !== 0 && (
        <IdentityForm {...form} name={name} isBusy={isBusy}>
          {failed}
          {intro}
        </IdentityForm>
      )}
      {step === 'result' && result}
      {step === 'success' && (
        <IdentityEnd text={t('identityForm.added')} label={t('identityForm.continue')} onClose={onClose} />
      )}
    </Dialog>
  );
}
