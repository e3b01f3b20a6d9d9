import type { InputEvent, ReactNode } from 'react';
import { zipDigits } from '../domain/forms/rules';
import { TextField, type TextFieldProps } from './text-field';

/** Removes everything but the first five digits from the input; the caret stays behind the digit that it was behind. */
function keepDigits(input: HTMLInputElement): void {
  const { value } = input;
  const digits = zipDigits(value);
  if (digits === value) return;
  const caret = zipDigits(value.slice(0, input.selectionStart ?? value.length)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}

/** A text field for a ZIP code: whatever is typed or pasted, its first five digits stay (RULES-11). */
export function ZipField({ onInput, ...props }: TextFieldProps): ReactNode {
  const handleInput = (event: InputEvent<HTMLInputElement>): void => {
    // An input method is still at work on the text; its last `input` event comes with `isComposing` false.
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
