import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { describedBy, FieldErrorText, Hint, RequiredStar, type FieldError } from './field';
import { usePrivate } from './privacy';

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  /** Help text to read before typing. */
  hint?: string | undefined;
  /** Error of the value. */
  error: FieldError | undefined;
  /** Whether the error is announced when it appears; false if a summary of all errors is announced. */
  isErrorAnnounced?: boolean;
}

/**
 * A single-line text field. A required field has a `*` after its label. It has no `required` attribute: in Firefox, screen
 * readers would call an empty field, and the form around it, invalid before anyone has typed.
 */
export function TextField({
  label,
  hint,
  error,
  isErrorAnnounced = true,
  required = false,
  ...input
}: TextFieldProps): ReactNode {
  const id = useId();
  const typed = usePrivate('field');
  return (
    <div {...typed}>
      <label htmlFor={`${id}input`}>
        {label}
        {required && <RequiredStar />}
      </label>
      <Hint id={id} hint={hint} />
      <input
        {...input}
        id={`${id}input`}
        className="field-input"
        aria-required={required || undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
      <FieldErrorText id={id} error={error} isAnnounced={isErrorAnnounced} />
    </div>
  );
}
