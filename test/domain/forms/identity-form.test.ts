import { expect } from 'chai';
import {
  fieldsOf,
  problemsOf,
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

/** The forms in which this is wrong. */
const wrongIn = (changes: Partial<IdentityValues>): FormName[] =>
  forms.filter((form) => problems(form, changes).length > 0);

describe('the forms for who somebody is', () => {
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

  it('know a ZIP code that may be empty, but not wrong (FORM-18, FORM-19, OPEN-B43)', () => {
    expect(problems('memberConsent', { zipCode: '' }, true)).to.be.empty;
    expect(problems('memberConsent', { zipCode: '6061' }, true)).to.deep.equal([{ field: 'zipCode' }]);
  });

  for (const [part, field, texts] of [
    ['month', 'dobMonth', ['1', '00', '13', '1a', '-1', '1.']],
    ['day', 'dobDay', ['1', '00', '32', '3o']],
    ['year', 'dobYear', ['50', '1000', '2027', '19500', '195x']],
  ] as const)
    for (const text of texts)
      it(`take no "${text}" for a ${part}, and name that part alone (FORM-15, FORM-16, FORM-17, FORM-24, FORM-25, FORM-36)`, () => {
        expect(problems('genderZip', { [field]: text })).to.deep.equal([{ field: 'dob', parts: [field] }]);
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

  it('tell of problems in the order of the fields (FORM-24)', () => {
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
      { field: 'dob', parts: ['dobDay', 'dobYear'] },
      { field: 'gender' },
      { field: 'zipCode' },
    ]);
  });
});
