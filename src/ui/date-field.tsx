import { useId, type ReactNode } from 'react';
import type { DatePart } from '../domain/forms/identity-form';
import { useCopy } from './copy-context';
import { describedBy, FieldErrorText, Hint, RequiredStar, type FieldError } from './field';

const parts = [
  { name: 'dobMonth', label: 'identityForm.month', length: 2, autoComplete: 'bday-month' },
  { name: 'dobDay', label: 'identityForm.day', length: 2, autoComplete: 'bday-day' },
  { name: 'dobYear', label: 'identityForm.year', length: 4, autoComplete: 'bday-year' },
] as const;

export interface BirthDateFieldProps {
  error: FieldError | undefined;
  /** Only these parts are marked as invalid (FORM-25). */
  wrongParts: readonly DatePart[];
}

/** A date of birth: three inputs in a group with a common error (IDENT-09, FORM-24). */
export function BirthDateField({ error, wrongParts }: BirthDateFieldProps): ReactNode {
  const t = useCopy('identity-form');
  const id = useId();
  const hint = t('identityForm.dob.hint');
  return (
    <fieldset className="field" aria-describedby={describedBy(id, { hint, error })}>
      <legend>
        {t('identityForm.dob')}
        <RequiredStar />
      </legend>
      <Hint id={id} hint={hint} />
      <div className="date-parts">
        {parts.map(({ name, label, length, autoComplete }) => (
          <div key={name} className="date-part" data-length={length}>
            <label htmlFor={`${id}${name}`}>{t(label)}</label>
            <input
              id={`${id}${name}`}
              className="field-input"
              name={name}
              aria-required
              maxLength={length}
              inputMode="numeric"
              autoComplete={autoComplete}
              aria-invalid={wrongParts.includes(name) || undefined}
              aria-describedby={wrongParts.includes(name) ? `${id}error` : undefined}
            />
          </div>
        ))}
      </div>
      <FieldErrorText id={id} error={error} />
    </fieldset>
  );
}
