import { expect, userEvent } from 'storybook/test';
import {
  fieldsOf,
  problemsOf,
  type FieldProblem,
  type FormField,
  type FormName,
  type IdentityValues,
} from '../../src/domain/forms/identity-form';
import { find, findFirst } from './play';

/** The rules of a form, as on a page in November 2026. */
export const checkOf =
  (fields: readonly FormField[], otherNumber?: RegExp) =>
  (values: IdentityValues): readonly FieldProblem[] =>
    problemsOf(fields, values, { currentYear: 2026, checkCalendarDate: false, otherNumber });

export const formOf = (form: FormName) => ({ fields: fieldsOf(form), check: checkOf(fieldsOf(form)) });

export async function typeInto(canvas: HTMLElement, name: string, text: string): Promise<void> {
  const input = (await find(canvas, 'textbox', name)) as HTMLInputElement;
  await userEvent.type(input, text, {
    initialSelectionStart: 0,
    initialSelectionEnd: input.value.length,
  });
}

export async function typeBirthDate(canvas: HTMLElement): Promise<void> {
  await typeInto(canvas, 'Month (MM)', '02');
  await typeInto(canvas, 'Day (DD)', '14');
  await typeInto(canvas, 'Year (YYYY)', '1950');
}

const borderOf = (element: Element): string => getComputedStyle(element).borderBlockStartColor;

/** Expects an invalid field to look different from a valid one, also in forced colors. */
export async function expectToLookDifferent(
  canvas: HTMLElement,
  wrong: string,
  right: string,
): Promise<void> {
  const color = borderOf(await findFirst(canvas, 'textbox', wrong));
  await expect(color).not.toBe(borderOf(await findFirst(canvas, 'textbox', right)));
}
