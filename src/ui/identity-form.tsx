import { useLayoutEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import {
  withTwoDigits,
  type FieldProblem,
  type FormField,
  type IdentityValues,
} from '../domain/forms/identity-form';
import fieldStyles from '../styles/field.css?inline';
import { useCopy } from './copy-context';
import { ErrorSummary } from './error-summary';
import { useHost, useStyles } from './host';
import { IdentityField } from './identity-field';
import { usePrivate } from './privacy';
import { textOfProblem } from './identity-problem';

/** Known values; shoppers need not type them again (WCAG 3.3.7). */
type KnownValues = Partial<Record<'firstName' | 'lastName' | 'email' | 'zipCode', string | undefined>>;

export interface IdentityFormProps {
  /** Name of the form in `shopper-profile-form-submit` and `-form-error`. */
  name: string;
  fields: readonly FormField[];
  known: KnownValues;
  /** Whether known values are read-only (IDENT-22). */
  areKnownFixed?: boolean;
  /** Whether a number of only digits is accepted, too (IMPORT-06). */
  takesOtherNumber?: boolean;
  /** Whether an attempt is pending. The form keeps its values and is hidden. */
  isBusy: boolean;
  submitLabel: string;
  check(values: IdentityValues): readonly FieldProblem[];
  onInvalid(): void;
  onSubmit(values: IdentityValues): void;
  /** Content above the fields. */
  children?: ReactNode;
}

/** Typed values exist only in the inputs and disappear with them; no state of the page contains them. */
function valuesIn(form: HTMLFormElement): IdentityValues {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    dobMonth: text('dobMonth'),
    dobDay: text('dobDay'),
    dobYear: text('dobYear'),
    gender: text('gender'),
    zipCode: text('zipCode'),
    mbi: text('mbi'),
    isAttested: data.has('isAttested'),
  };
}

const nothing: IdentityValues = {
  firstName: '',
  lastName: '',
  email: '',
  dobMonth: '',
  dobDay: '',
  dobYear: '',
  gender: '',
  zipCode: '',
  mbi: '',
  isAttested: false,
};

/** Known values that are valid. Invalid ones stay editable; otherwise the shopper could not continue. */
function rightAmong(known: KnownValues, check: IdentityFormProps['check']): readonly string[] {
  const given = Object.entries(known).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const values = { ...nothing, ...(Object.fromEntries(given) as Partial<IdentityValues>) };
  const wrong = new Set<string>(check(values).map(({ field }) => field));
  return Object.keys(known).filter((name) => !wrong.has(name));
}

const inputNames = {
  dob: 'dobMonth',
  memberId: 'mbi',
  medicareNumber: 'mbi',
  attestation: 'isAttested',
} as const;

/** Name of the input that a problem links to. */
const inputOf = ({ field, parts }: FieldProblem): string =>
  parts?.[0] ?? (field in inputNames ? inputNames[field as keyof typeof inputNames] : field);

/**
 * Form for data that identifies the shopper. No error shows before the first attempt (FORM-23). After it, a summary
 * receives focus, each field shows its error, and an error disappears once its field is valid.
 */
export function IdentityForm({
  name,
  fields,
  known,
  areKnownFixed = false,
  takesOtherNumber = false,
  isBusy,
  submitLabel,
  check,
  onInvalid,
  onSubmit,
  children,
}: IdentityFormProps): ReactNode {
  const t = useCopy('identity-form');
  const host = useHost();
  const typed = usePrivate();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  useStyles(fieldStyles);

  const [fixed] = useState(() => (areKnownFixed ? rightAmong(known, check) : []));

  // Set as properties, because any script can read attributes. Each only once, because known values may arrive late and
  // repeatedly.
  const [filled] = useState(() => new Set<string>());
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(known)) {
      const input = form.current?.elements.namedItem(name);
      if (!(input instanceof HTMLInputElement) || value === undefined || filled.has(name)) continue;
      filled.add(name);
      if (input.value === '') input.value = value;
    }
  }, [known, filled]);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!form.current || isBusy) return;
    const values = valuesIn(form.current);
    const found = check(values);
    setProblems(found);
    host.dispatch(found.length === 0 ? 'form-submit' : 'form-error', { form: name });
    if (found.length === 0) {
      onSubmit(withTwoDigits(values));
      return;
    }
    setAttempt(attempt + 1);
    onInvalid();
  };

  const checkAgain = (): void => {
    if (!form.current || problems.length === 0) return;
    const found = check(valuesIn(form.current));
    setProblems(problems.flatMap(({ field }) => found.find((problem) => problem.field === field) ?? []));
  };

  const goTo = (problem: FieldProblem): void => {
    const found = form.current?.elements.namedItem(inputOf(problem));
    const input = found instanceof RadioNodeList ? found[0] : found;
    if (input instanceof HTMLElement) input.focus();
  };

  return (
    <form
      {...typed}
      ref={form}
      noValidate
      hidden={isBusy}
      onSubmit={submit}
      onInput={checkAgain}
      onChange={checkAgain}
    >
      <fieldset className="form" disabled={isBusy}>
        {children}
        {problems.length > 0 && (
          <ErrorSummary
            heading={t('identityForm.problems', { count: problems.length })}
            attempt={attempt}
            entries={problems.map((problem) => ({
              text: textOfProblem(t, problem).text,
              onGo: () => {
                goTo(problem);
              },
            }))}
          />
        )}
        <p className="form-note">{t('identityForm.required')}</p>
        {fields.map((field) => {
          const problem = problems.find((one) => one.field === field.name);
          return (
            <IdentityField
              key={field.name}
              field={field}
              problem={problem}
              isFixed={fixed.includes(field.name)}
              takesOtherNumber={takesOtherNumber}
            />
          );
        })}
        <div className="dialog-foot">
          <button type="submit" className="button button-primary">
            {submitLabel}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
