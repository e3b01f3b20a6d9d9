import { expect } from 'chai';
import { settled } from '../../support/clock';
import { field } from '../../support/identity';
import {
  fillIn,
  IMPORT,
  openImport,
  problems,
  submit,
  type ImportOptions,
  type OpenImport,
} from '../../support/import';
import { inside, leaveTestPage } from '../../support/page';

const DATE = 'Error: Please enter a valid date of birth';
const MONTH = 'Enter a month between 1 and 12.';
const DAY = 'Enter a day between 1 and 31.';
const YEAR = 'Enter the year in 4 digits, such as 1950.';
const NUMBER = 'Error: Please enter a valid Medicare number';

type Changes = Parameters<typeof fillIn>[2];

async function fillAndSubmit(changes: Changes, options: ImportOptions = {}): Promise<OpenImport> {
  const page = await openImport(options);
  await fillIn(page, options.variant, changes);
  await submit(page);
  await settled();
  return page;
}

/** The form is gone, and the result shows. */
const isAccepted = ({ popup }: OpenImport): boolean => inside(popup).queryAllByRole('textbox').length === 0;

describe(`${IMPORT}, rules`, () => {
  afterEach(leaveTestPage);

  describe('date of birth', () => {
    const dates: [string, string, string, string[], string][] = [
      ['', '14', '1950', ['dobMonth'], MONTH],
      ['02', '', '1950', ['dobDay'], DAY],
      ['02', '14', '', ['dobYear'], YEAR],
      ['', '', '', ['dobMonth', 'dobDay', 'dobYear'], ''],
      ['13', '32', '1950', ['dobMonth', 'dobDay'], `${MONTH} ${DAY}`],
      ['00', '00', '1000', ['dobMonth', 'dobDay', 'dobYear'], `${MONTH} ${DAY} ${YEAR}`],
      ['02', '14', '2027', ['dobYear'], 'Enter a year that is not in the future.'],
      ['ab', '1.', '19e1', ['dobMonth', 'dobDay', 'dobYear'], `${MONTH} ${DAY} ${YEAR}`],
    ];
    for (const [month, day, year, wrong, text] of dates)
      it(`"${month}/${day}/${year}" is one error, and only what is wrong looks so (FORM-03, FORM-24, FORM-25)`, async () => {
        const { popup } = await fillAndSubmit(
          { 'Month (MM)': month, 'Day (DD)': day, 'Year (YYYY)': year },
          { date: '2026-11-20' },
        );
        expect(problems(popup)).to.deep.equal([DATE]);
        expect(popup.textContent).to.contain([DATE, text].filter(Boolean).join(' '));
        const fields = inside(popup).getAllByRole<HTMLInputElement>('textbox');
        expect(
          fields.filter((one) => one.getAttribute('aria-invalid') === 'true').map(({ name }) => name),
        ).to.deep.equal(wrong);
      });

    it('leads to the part that is wrong', async () => {
      const page = await fillAndSubmit({ 'Day (DD)': '32' });
      await page.user.click(inside(page.popup).getByRole('button', { name: DATE }));
      expect(page.popup.querySelector(':focus')).to.equal(field(page.popup, 'Day (DD)'));
    });

    for (const checkCalendarDate of [false, true])
      it(`31 February is ${checkCalendarDate ? 'wrong' : 'right'} where \`forms.checkCalendarDate\` is ${String(checkCalendarDate)} (OPEN-B59)`, async () => {
        const page = await fillAndSubmit(
          { 'Month (MM)': '02', 'Day (DD)': '31' },
          { config: { forms: { checkCalendarDate } } },
        );
        expect(isAccepted(page)).to.equal(!checkCalendarDate);
      });
  });

  describe('Medicare number', () => {
    const numbers: [string, boolean, boolean][] = [
      ['1EG4-TE5-MK73', true, true],
      ['1eg4te5mk73', true, true],
      ['123456789', true, false],
      ['1234567890', true, false],
      ['12345678', false, false],
      ['12345678901', false, false],
      ['1EG4-TE5-MK7', false, false],
      ['1OG4-TE5-MK73', false, false],
      ['0EG4-TE5-MK73', false, false],
    ];
    for (const [text, ...accepted] of numbers)
      for (const [index, variant] of (['claims', 'profile'] as const).entries())
        it(`${text} is ${accepted[index] ? 'right' : 'wrong'} in ${variant} (FORM-05, FORM-20, OPEN-B57)`, async () => {
          const host = { submitProfile: () => Promise.resolve({ isSuccess: true }) };
          const page = await fillAndSubmit({ 'Medicare number': text }, { variant, host });
          expect(isAccepted(page)).to.equal(accepted[index]);
          if (!accepted[index]) expect(problems(page.popup)).to.deep.equal([NUMBER]);
        });

    it('says which character is wrong, and what may be meant (WCAG 3.3.3)', async () => {
      const { popup } = await fillAndSubmit({ 'Medicare number': '1EG4-TE5-MK7O' });
      expect(
        inside(popup).getByText(
          'Character 11 is the letter “O”, which is in no Medicare number. Is it the number 0?',
        ),
      ).to.exist;
    });

    for (const numberPattern of ['^[A-Z]{2}\\d{6}$', '[A-Z]{2}\\d{6}'])
      it(`takes what the site’s pattern ${numberPattern} does, and no more than that (OPEN-B57)`, async () => {
        const host = { numberPattern };
        expect(isAccepted(await fillAndSubmit({ 'Medicare number': 'WA123456' }, { host }))).to.be.true;
        expect(isAccepted(await fillAndSubmit({ 'Medicare number': 'WA1234567' }, { host }))).to.be.false;
        expect(isAccepted(await fillAndSubmit({ 'Medicare number': '123456789' }, { host }))).to.be.false;
        expect(isAccepted(await fillAndSubmit({}, { host }))).to.be.true;
      });
  });

  for (const [name, text, isRight] of [
    ['First name', '   ', false],
    ['First name', 'null', false],
    ['Last name', 'undefined', false],
    ['Last name', 'O’Neill-Żak', true],
    ['ZIP code', '6061', false],
    ['ZIP code', '00000', false],
    ['ZIP code', '6o614', false],
    ['ZIP code', '00501', true],
    ['Email address', 'marta', false],
    ['Email address', 'marta@example', false],
    ['Email address', 'marta@example.abcdefgh', false],
    ['Email address', 'mar..ta@example.com', false],
    ['Email address', 'mar_ta+1@example.insure', true],
  ] as const)
    it(`${name} "${text}" is ${isRight ? 'right' : 'wrong'} (FORM-01, FORM-02, FORM-04, FORM-08, FORM-29, FORM-31, FORM-32, FORM-38, FORM-39)`, async () => {
      const host = { submitProfile: () => Promise.resolve({ isSuccess: true }) };
      const page = await fillAndSubmit({ [name]: text }, { variant: 'profile', host });
      expect(isAccepted(page)).to.equal(isRight);
      if (!isRight) expect(problems(page.popup)).to.have.length(1);
    });
});
