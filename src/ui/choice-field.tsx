import { useId, type ReactNode } from 'react';
import { describedBy, FieldErrorText, RequiredStar, type FieldError } from './field';

export interface ChoiceFieldProps {
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  error: FieldError | undefined;
}

/** A group of radio buttons. */
export function ChoiceField({ label, name, options, error }: ChoiceFieldProps): ReactNode {
  const id = useId();
  return (
    <div
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-required="true"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={describedBy(id, { error })}
    >
      <p id={`${id}label`} className="field-label">
        {label}
        <RequiredStar />
      </p>
      <div className="choices">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input type="radio" name={name} value={option.value} />
            {option.label}
          </label>
        ))}
      </div>
      <FieldErrorText id={id} error={error} />
    </div>
  );
}

export interface CheckFieldProps {
  label: string;
  name: string;
  error: FieldError | undefined;
}

/** A checkbox with a statement that the shopper must agree to. */
export function CheckField({ label, name, error }: CheckFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          name={name}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { error })}
        />
        <span>
          {label}
          <RequiredStar />
        </span>
      </label>
      <FieldErrorText id={id} error={error} />
    </div>
  );
}
