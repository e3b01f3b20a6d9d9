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
  /** Whether it closes while an attempt is under way. */
  isClosableWhileBusy: boolean;
  /** What shows while an attempt is under way. */
  waiting: ReactNode;
  /** Above the fields. */
  intro: ReactNode;
  /** Where the shopper has come to without a success, and without a failure that is theirs to mend. */
  result?: ReactNode;
}

const problems = {
  none: undefined,
  counted: 'refused',
  uncounted: 'refused',
  serverError: 'serverError',
  noAnswer: 'noAnswer',
} as const;

/** What the popup ends with: a few words, and the way on. */
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
 * Asks shoppers to show who they are, waits, and says what came of it. What is typed stays in the form while it is looked
 * at, and after an attempt that has failed.
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
