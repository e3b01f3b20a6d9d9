import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  /** What is wrong with the value, in words; '' while nothing is. Read out when it comes. */
  error: string;
}

/** A line to type into. A required one has a `*` beside its label. */
export function TextField({ label, error, ...input }: TextFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={`${id}input`}>
        {label}
        {input.required && <span aria-hidden="true"> *</span>}
      </label>
      <input
        {...input}
        id={`${id}input`}
        className="field-input"
        aria-invalid={error !== '' || undefined}
        aria-describedby={error === '' ? undefined : `${id}error`}
      />
      <p id={`${id}error`} role="alert" className="error-text">
        {error}
      </p>
    </div>
  );
}
