import type { DateFault, FieldProblem } from '../domain/forms/identity-form';
import type { MedicareNumberFault } from '../domain/forms/medicare-number';
import type { Translate } from '../copy/types';
import type { FieldError } from './field';

/** Letters that Medicare numbers do not contain, because they look like these digits. */
const lookalikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' };

/** Names the invalid character and the valid ones (WCAG 3.3.3). */
function adviceOf(t: Translate<'identity-form'>, fault: MedicareNumberFault): string {
  if (fault.kind !== 'character') return t(`identityForm.number.${fault.kind}`, { count: fault.count });
  const { position, character, expected } = fault;
  const digit = lookalikes[character];
  return digit !== undefined && expected !== 'letter'
    ? t('identityForm.number.lookalike', { position, character, digit })
    : t(`identityForm.number.${expected}`, { position, character });
}

/** What to enter for each invalid part (contract, "Dates of birth"). */
const adviceOfDate = (t: Translate<'identity-form'>, faults: readonly DateFault[]): string =>
  faults.flatMap((fault) => (fault === 'missing' ? [] : t(`identityForm.dob.${fault}`))).join(' ');

/** Error message of a field: the specified message, and how to correct it (FORM-01 … FORM-09, OPEN-B29). */
export const textOfProblem = (
  t: Translate<'identity-form'>,
  { field, dateFaults, fault }: FieldProblem,
): FieldError => ({
  text: t(`identityForm.${field}.error`),
  advice: (dateFaults && adviceOfDate(t, dateFaults)) || (fault && adviceOf(t, fault)),
});
