import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { cleanMedicareNumber, formatMedicareNumber } from '../domain/forms/medicare-number';
import type { FieldError } from './field';
import { TextField } from './text-field';

/** Notation of the specification: `#` is a digit, `X` is a letter or digit (FORM-10). */
const PLACEHOLDER = '#XX#-XX#-XX##';

/** Including the two dashes (CONSTB-05). */
const LENGTH = 13;

/**
 * Inserts the dashes and keeps the caret after the same character. If Delete was pressed at a dash, the dash is
 * restored and the caret moves past it.
 */
function format(input: HTMLInputElement, text: string, caret: number, isDeleted = false): void {
  const before = cleanMedicareNumber(text.slice(0, caret)).length;
  const formatted = formatMedicareNumber(text).slice(0, LENGTH);
  if (formatted === input.value) return;
  input.value = formatted;
  let position = 0;
  for (let count = 0; position < formatted.length && count < before; position += 1)
    if (formatted[position] !== '-') count += 1;
  if (isDeleted && formatted[position] === '-') position += 1;
  input.setSelectionRange(position, position);
}

const formatTyped = (input: HTMLInputElement, isDeleted?: boolean): void => {
  format(input, input.value, input.selectionStart ?? input.value.length, isDeleted);
};

/** Inserts pasted text, which may exceed the length of the field until it is formatted. */
function take(input: HTMLInputElement, pasted: string): void {
  const start = input.selectionStart ?? input.value.length;
  const head = input.value.slice(0, start) + cleanMedicareNumber(pasted);
  format(input, head + input.value.slice(input.selectionEnd ?? start), head.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export interface MedicareNumberFieldProps {
  label: string;
  hint: string;
  error: FieldError | undefined;
}

/**
 * A Medicare number, or a member ID of the same format. Any input is formatted as on the card, also in lower case and
 * with or without dashes and spaces (IDENT-11, FORM-10, FORM-11, FORM-20, OPEN-B57). Invalid characters are kept, so
 * that the error message can name them.
 */
export function MedicareNumberField(props: MedicareNumberFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    // The native event, because React's event does not report dropped text.
    const handle = (event: InputEvent): void => {
      if (!['insertFromPaste', 'insertFromDrop', 'insertReplacementText'].includes(event.inputType)) return;
      const text = event.data ?? event.dataTransfer?.getData('text/plain');
      if (text === undefined || text === '') return;
      event.preventDefault();
      take(input, text);
    };
    input.addEventListener('beforeinput', handle);
    return () => {
      input.removeEventListener('beforeinput', handle);
    };
  }, []);

  return (
    <TextField
      {...props}
      ref={field}
      name="mbi"
      required
      isErrorAnnounced={false}
      maxLength={LENGTH}
      placeholder={PLACEHOLDER}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      onInput={({ currentTarget, nativeEvent }) => {
        const { isComposing, inputType } = nativeEvent;
        if (!isComposing) formatTyped(currentTarget, inputType === 'deleteContentForward');
      }}
      onCompositionEnd={({ currentTarget }) => {
        formatTyped(currentTarget);
      }}
    />
  );
}
