import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  fieldsOf,
  problemsOf,
  withTwoDigits,
  type FormName,
  type IdentityValues,
} from '../../../src/domain/forms/identity-form';

const right: IdentityValues = {
  firstName: 'Marta',
  lastName: 'Sampleton',
  email: 'marta@example.com',
  dobMonth: '02',
  dobDay: '14',
  dobYear: '1950',
  gender: 'female',
  zipCode: '60614',
  mbi: '1EG4-TE5-MK73',
  isAttested: true,
};

const forms: FormName[] = ['memberConsent', 'memberNoConsent', 'genderZip', 'claims', 'profile'];
const rules = { currentYear: 2026, checkCalendarDate: false };

const problems = (form: FormName, changes: Partial<IdentityValues>, hasOptionalZip = false) =>
  problemsOf(fieldsOf(form, hasOptionalZip), { ...right, ...changes }, rules);

/** The forms in which this value is invalid. */
const wrongIn = (changes: Partial<IdentityValues>): FormName[] =>
  forms.filter((form) => problems(form, changes).length > 0);

describe('the forms for who someone is', () => {
  it('take what is right', () => {
    expect(wrongIn({})).to.be.empty;
  });

  it('take blanks around it', () => {
    const padded = Object.entries<string | boolean>({ ...right }).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'gender' ? ` ${value} ` : value,
    ]);
    expect(wrongIn(Object.fromEntries(padded) as IdentityValues)).to.be.empty;
  });

  const required: [string, Partial<IdentityValues>, FormName[]][] = [
    ['first name (FORM-13)', { firstName: ' ' }, forms],
    ['last name (FORM-13)', { lastName: '' }, forms],
    ['email (FORM-14)', { email: '' }, ['memberConsent', 'memberNoConsent', 'genderZip', 'profile']],
    ['month (FORM-15)', { dobMonth: '' }, forms],
    ['day (FORM-16)', { dobDay: '' }, forms],
    ['year (FORM-17)', { dobYear: '' }, forms],
    [
      'ZIP code, except of a member who consents (FORM-19)',
      { zipCode: '' },
      ['memberNoConsent', 'genderZip', 'claims', 'profile'],
    ],
    [
      'member ID of a member who consents, and the number of an import (FORM-21)',
      { mbi: '' },
      ['memberConsent', 'claims', 'profile'],
    ],
    [
      'gender of those who are no members, and of an own import (FORM-22)',
      { gender: '' },
      ['genderZip', 'profile'],
    ],
    ['attestation of who looks for claims (FORM-06)', { isAttested: false }, ['claims']],
  ];
  for (const [name, changes, expected] of required)
    it(`require the ${name}`, () => {
      expect(wrongIn(changes)).to.deep.equal(expected);
    });

  it('know a ZIP code that may be empty, but not wrong (FORM-18, FORM-19, FORM-37, OPEN-B43)', () => {
    expect(problems('memberConsent', { zipCode: '' }, true)).to.be.empty;
    expect(problems('memberConsent', { zipCode: '6061' }, true)).to.deep.equal([{ field: 'zipCode' }]);
  });

  for (const [part, field, texts] of [
    ['month', 'dobMonth', ['', '0', '00', '13', '002', '1a', '-1', '1.']],
    ['day', 'dobDay', ['', '0', '00', '32', '014', '3o']],
    ['year', 'dobYear', ['', '50', '1000', '19500', '195x']],
    ['futureYear', 'dobYear', ['2027', '9999']],
  ] as const)
    for (const text of texts)
      it(`take no "${text}" for a ${part}, and name that part alone (FORM-15, FORM-16, FORM-17, FORM-24, FORM-25, FORM-36)`, () => {
        expect(problems('genderZip', { [field]: text })).to.deep.equal([
          { field: 'dob', parts: [field], dateFaults: [part] },
        ]);
      });

  it('say that a date is missing where nothing of it is there (FORM-03)', () => {
    expect(problems('claims', { dobMonth: '', dobDay: ' ', dobYear: '' })).to.deep.equal([
      { field: 'dob', parts: ['dobMonth', 'dobDay', 'dobYear'], dateFaults: ['missing'] },
    ]);
  });

  it('refuse a day that the month does not have only where the site checks that (OPEN-B59)', () => {
    const date = { ...right, dobMonth: '2', dobDay: '31' };
    const check = (checkCalendarDate: boolean) =>
      problemsOf(fieldsOf('claims'), date, { ...rules, checkCalendarDate });
    expect(check(false)).to.be.empty;
    expect(check(true)).to.deep.equal([{ field: 'dob', parts: ['dobDay'], dateFaults: ['calendar'] }]);
  });

  it('take one or two digits for month and day, and hand on two (contract, "Dates of birth"; HTTP-13)', () => {
    const isDay = (text: string, most: number): boolean =>
      /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
    const part = fc.oneof(fc.stringMatching(/^\d{0,3}$/), fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(part, part, (dobMonth, dobDay) => {
        const date = { ...right, dobMonth, dobDay };
        const isRight = isDay(dobMonth.trim(), 12) && isDay(dobDay.trim(), 31);
        expect(problems('claims', date).length === 0).to.equal(isRight);
        if (!isRight) return;
        const sent = withTwoDigits(date);
        expect(sent.dobMonth + sent.dobDay).to.match(/^\d{4}$/);
        expect([Number(sent.dobMonth), Number(sent.dobDay)]).to.deep.equal([
          Number(dobMonth),
          Number(dobDay),
        ]);
        expect(problems('claims', sent)).to.be.empty;
      }),
    );
  });

  it('take the current year, by the date of the system (FORM-17, FORM-35, OPEN-B59)', () => {
    expect(problems('claims', { dobYear: '2026' })).to.be.empty;
    const lastYear = { ...rules, currentYear: 2025 };
    expect(problemsOf(fieldsOf('claims'), { ...right, dobYear: '2026' }, lastYear)).to.have.length(1);
  });

  it('take 9 digits for a member ID nowhere (FORM-20, OPEN-B57)', () => {
    expect(problems('memberConsent', { mbi: '123456789' }).map(({ field }) => field)).to.deep.equal([
      'memberId',
    ]);
  });

  it('report problems in the order of the fields (FORM-24)', () => {
    const nothing: IdentityValues = {
      ...right,
      firstName: '',
      dobDay: '',
      dobYear: '',
      zipCode: '',
      gender: '',
    };
    expect(problems('genderZip', nothing)).to.deep.equal([
      { field: 'firstName' },
      { field: 'dob', parts: ['dobDay', 'dobYear'], dateFaults: ['day', 'year'] },
      { field: 'gender' },
      { field: 'zipCode' },
    ]);
  });
});
