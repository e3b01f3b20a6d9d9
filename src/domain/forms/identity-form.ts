import { isDateOnCalendar } from './dates';
import { cleanMedicareNumber, medicareNumberFault, type MedicareNumberFault } from './medicare-number';
import {
  fitsPattern,
  isDayValid,
  isEmailValid,
  isMonthValid,
  isPresent,
  isYearValid,
  isZipComplete,
} from './rules';

/** Fields that forms request to identify a shopper. */
type FieldName =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'dob'
  | 'gender'
  | 'zipCode'
  /** Has the format of a Medicare number (OPEN-B57). */
  | 'memberId'
  | 'medicareNumber'
  | 'attestation';

export interface FormField {
  name: FieldName;
  isRequired: boolean;
}

const names = ['firstName', 'lastName', 'email'] as const;

/**
 * Fields of each form, in order: the forms of the telesales types (IDENT-17 … IDENT-19, OPEN-B20, OPEN-B43), and the
 * two variants of the import (IMPORT-03, IMPORT-13).
 */
const fieldsByForm = {
  memberConsent: [...names, 'dob', 'memberId'],
  memberNoConsent: [...names, 'dob', 'zipCode'],
  genderZip: [...names, 'dob', 'gender', 'zipCode'],
  claims: ['firstName', 'lastName', 'dob', 'zipCode', 'medicareNumber', 'attestation'],
  profile: [...names, 'gender', 'medicareNumber', 'dob', 'zipCode'],
} as const satisfies Record<string, readonly FieldName[]>;

export type FormName = keyof typeof fieldsByForm;

/** Fields of a form, all required. A member who has consented may get an optional ZIP code field in addition. */
export function fieldsOf(form: FormName, hasOptionalZip = false): readonly FormField[] {
  const required = fieldsByForm[form].map((name): FormField => ({ name, isRequired: true }));
  return hasOptionalZip ? [...required, { name: 'zipCode', isRequired: false }] : required;
}

/** Trimmed values of the fields; '' for a field that the form does not have (MODEL-20). */
export interface IdentityValues {
  firstName: string;
  lastName: string;
  email: string;
  /** MM, DD and YYYY */
  dobMonth: string;
  dobDay: string;
  dobYear: string;
  gender: string;
  zipCode: string;
  /** Medicare number or member ID. */
  mbi: string;
  isAttested: boolean;
}

export type DatePart = 'dobMonth' | 'dobDay' | 'dobYear';

/** Error of a date. `year`: not four digits, or too long ago; `calendar`: the month does not have that day. */
export type DateFault = 'missing' | 'month' | 'day' | 'year' | 'futureYear' | 'calendar';

const partsByFault: Record<DateFault, readonly DatePart[]> = {
  missing: ['dobMonth', 'dobDay', 'dobYear'],
  month: ['dobMonth'],
  day: ['dobDay'],
  year: ['dobYear'],
  futureYear: ['dobYear'],
  calendar: ['dobDay'],
};

/** A field with an error. */
export interface FieldProblem {
  field: FieldName;
  /** For a date: the invalid parts (FORM-25). */
  parts?: readonly DatePart[];
  /** For a date: its errors, in the order of its parts. */
  dateFaults?: readonly DateFault[];
  /** For a Medicare number: its error. */
  fault?: MedicareNumberFault | undefined;
}

export interface FieldRules {
  /** Year of the system date (OPEN-B59). */
  currentYear: number;
  /** Whether days that do not exist, such as February 31, are rejected. */
  checkCalendarDate: boolean;
  /** Format accepted in addition to a Medicare number (OPEN-B57). */
  otherNumber?: RegExp | undefined;
}

/** Day and month have one or two digits; the year has four (FORM-15 … FORM-17; contract, "Dates of birth"). */
function dateFaultsOf(
  { dobMonth, dobDay, dobYear }: IdentityValues,
  { currentYear, checkCalendarDate }: FieldRules,
): readonly DateFault[] {
  const [month, day, year] = [dobMonth.trim(), dobDay.trim(), dobYear.trim()];
  if (month + day + year === '') return ['missing'];
  const faults: DateFault[] = [];
  if (month.length > 2 || !isMonthValid(month)) faults.push('month');
  if (day.length > 2 || !isDayValid(day)) faults.push('day');
  if (year.length !== 4 || !isYearValid(year, Infinity)) faults.push('year');
  else if (!isYearValid(year, currentYear)) faults.push('futureYear');
  if (faults.length === 0 && checkCalendarDate && !isDateOnCalendar(month, day, year)) return ['calendar'];
  return faults;
}

function problemOfDate(values: IdentityValues, rules: FieldRules): FieldProblem | undefined {
  const dateFaults = dateFaultsOf(values, rules);
  if (dateFaults.length === 0) return undefined;
  return { field: 'dob', parts: dateFaults.flatMap((fault) => partsByFault[fault]), dateFaults };
}

/** Pads month and day to two digits, as services and hosts expect (HTTP-13, MODEL-20). */
export const withTwoDigits = (values: IdentityValues): IdentityValues => ({
  ...values,
  dobMonth: values.dobMonth.trim().padStart(2, '0'),
  dobDay: values.dobDay.trim().padStart(2, '0'),
});

function problemOfNumber(
  field: 'memberId' | 'medicareNumber',
  { mbi }: IdentityValues,
  { otherNumber }: FieldRules,
): FieldProblem | undefined {
  if (!isPresent(mbi)) return { field };
  if (otherNumber && fitsPattern(cleanMedicareNumber(mbi), otherNumber)) return undefined;
  const fault = medicareNumberFault(mbi);
  return fault && { field, fault };
}

function problemOf({ name, isRequired }: FormField, values: IdentityValues, rules: FieldRules) {
  const unless = (isRight: boolean): FieldProblem | undefined => (isRight ? undefined : { field: name });
  switch (name) {
    case 'firstName':
    case 'lastName':
      return unless(isPresent(values[name]));
    case 'email':
      return unless(isEmailValid(values.email.trim()));
    case 'dob':
      return problemOfDate(values, rules);
    case 'gender':
      return unless(['male', 'female'].includes(values.gender));
    case 'zipCode':
      return unless(isPresent(values.zipCode) ? isZipComplete(values.zipCode.trim()) : !isRequired);
    case 'memberId':
    case 'medicareNumber':
      return problemOfNumber(name, values, rules);
    case 'attestation':
      return unless(values.isAttested);
  }
}

/** Errors in the order of the fields (FORM-01 … FORM-25). */
export const problemsOf = (
  fields: readonly FormField[],
  values: IdentityValues,
  rules: FieldRules,
): readonly FieldProblem[] => fields.flatMap((field) => problemOf(field, values, rules) ?? []);
