import type { InputEvent, ReactNode } from 'react';
import { zipDigits } from '../domain/forms/rules';
import { TextField, type TextFieldProps } from './text-field';

/** Removes everything except the first five digits from the input. The caret stays after the same digit. */
function keepDigits(input: HTMLInputElement): void {
  const { value } = input;
  const digits = zipDigits(value);
  if (digits === value) return;
  const caret = zipDigits(value.slice(0, input.selectionStart ?? value.length)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}

/** A text field for a ZIP code. It keeps the first five digits of any typed or pasted text (RULES-11). */
export function ZipField({ onInput, ...props }: TextFieldProps): ReactNode {
  const handleInput = (event: InputEvent<HTMLInputElement>): void => {
    // The input method is still composing the text; its last `input` event has `isComposing` set to false.
    if (event.nativeEvent.isComposing) return;
    keepDigits(event.currentTarget);
    onInput?.(event);
  };
  return (
    <TextField
      autoComplete="postal-code"
      inputMode="numeric"
      {...props}
      onInput={handleInput}
      onCompositionEnd={(event) => {
        keepDigits(event.currentTarget);
      }}
    />
  );
}
