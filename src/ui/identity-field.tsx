import type { ReactNode } from 'react';
import type { FieldProblem, FormField } from '../domain/forms/identity-form';
import { BirthDateField } from './date-field';
import { CheckField, ChoiceField } from './choice-field';
import { useCopy } from './copy-context';
import { textOfProblem } from './identity-problem';
import { MedicareNumberField } from './medicare-number-field';
import { TextField } from './text-field';
import { ZipField } from './zip-field';

/** Autofill hints and keyboard types of the inputs. */
const inputs = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email' },
} as const;

export interface IdentityFieldProps {
  field: FormField;
  problem: FieldProblem | undefined;
  /** Whether the known value is read-only (IDENT-22). */
  isFixed: boolean;
  takesOtherNumber: boolean;
}

/** A field of the form, with its label, hint, and error. */
export function IdentityField({
  field: { name, isRequired },
  problem,
  isFixed,
  takesOtherNumber,
}: IdentityFieldProps): ReactNode {
  const t = useCopy('identity-form');
  const label = t(`identityForm.${name}`);
  const error = problem && textOfProblem(t, problem);
  const text = { label, error, isErrorAnnounced: false, required: isRequired, readOnly: isFixed };
  switch (name) {
    case 'dob':
      return <BirthDateField error={error} wrongParts={problem?.parts ?? []} />;
    case 'gender': {
      const options = (['female', 'male'] as const).map((value) => ({
        value,
        label: t(`identityForm.gender.${value}`),
      }));
      return <ChoiceField label={label} name={name} options={options} error={error} />;
    }
    case 'attestation':
      return <CheckField label={label} name="isAttested" error={error} />;
    case 'memberId':
    case 'medicareNumber': {
      const hint = t(takesOtherNumber ? 'identityForm.number.otherHint' : 'identityForm.number.hint');
      return <MedicareNumberField label={label} hint={hint} error={error} />;
    }
    case 'zipCode':
      return <ZipField {...text} name={name} hint={t('identityForm.zipCode.hint')} />;
    default:
      return <TextField {...text} {...inputs[name]} name={name} />;
  }
}
