import { expect } from 'chai';
import { requestsTo } from '../../support/responses';
import { settled } from '../../support/clock';
import {
  button,
  CONFIRM_IDENTITY,
  dialogShown,
  field,
  memberId,
  openConfirmation,
  typeDate,
  MEDICARE_NUMBER,
} from '../../support/identity';
import { focused } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, type TestPage } from '../../support/page';

const MERGE = '/profiles/merge/v1';
const DATE = 'Error: Please enter a valid date of birth';
const MONTH = 'Enter a month between 1 and 12.';
const DAY = 'Enter a day between 1 and 31.';
const YEAR = 'Enter the year in 4 digits, such as 1950.';
const NUMBER = 'Error: Please enter a valid Medicare number';

type Page = TestPage & { popup: HTMLElement };

/** The form of a profile type other than that of a member who has consented. */
async function openFor(type: string, change: object = {}): Promise<Page> {
  const page = openTestPage({ scenario: 'telesales-member' });
  Object.assign(page.service.state.userDetails, { telesalesProfileType: type }, change);
  await page.place(CONFIRM_IDENTITY);
  return { ...page, popup: await dialogShown() };
}

async function send(page: Page): Promise<void> {
  await page.user.click(button(page.popup, 'Yes, import my data'));
  await settled();
}

const summary = (popup: HTMLElement) => inside(popup).queryByRole('group', { name: /^Please check/ });
/** The errors in the summary. */
const errors = (popup: HTMLElement) => {
  const box = summary(popup);
  return box
    ? inside(box)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    : [];
};
const looksWrong = (popup: HTMLElement) =>
  inside(popup)
    .getAllByRole<HTMLInputElement>('textbox')
    .filter(({ ariaInvalid }) => ariaInvalid === 'true')
    .map(({ name }) => name);
/** The accessible description of a field. */
const described = (input: HTMLInputElement) =>
  (input.ariaDescribedByElements ?? []).map(({ textContent }) => textContent.trim()).join(' ');
const sent = ({ service }: TestPage) => requestsTo(service, MERGE).length;

describe(`${CONFIRM_IDENTITY}, fields`, () => {
  afterEach(leaveTestPage);

  it('show no error before the first attempt, whatever is typed (FORM-23)', async () => {
    const page = await openConfirmation();
    await page.user.type(field(page.popup, MEDICARE_NUMBER), 'x');
    await page.user.tab();
    expect(looksWrong(page.popup)).to.be.empty;
    expect(page.popup.textContent).not.to.contain('Error:');
  });

  it('that are missing keep the form: a summary takes focus, nothing is sent, it is logged (IDENT-28, FORM-24 … FORM-26)', async () => {
    const page = await openConfirmation();
    await send(page);
    expect(errors(page.popup)).to.deep.equal([DATE, NUMBER]);
    expect(focused()).to.equal(summary(page.popup));
    expect(looksWrong(page.popup)).to.deep.equal(['dobMonth', 'dobDay', 'dobYear', 'mbi']);
    expect(page.log.join()).to.contain('the form is invalid');
    expect(sent(page)).to.equal(0);
  });

  it('are reached from the summary, and lose their error as soon as they are right (WCAG 3.3.1)', async () => {
    const page = await openConfirmation();
    await typeDate(page, page.popup, { month: '02', day: '32', year: '1950' });
    await send(page);
    await page.user.click(inside(summary(page.popup)!).getByRole('button', { name: DATE }));
    const day = field(page.popup, 'Day (DD)');
    expect(focused()).to.equal(day);
    expect(described(day)).to.contain(`${DATE} ${DAY}`);
    await page.user.type(day, '{Backspace}1');
    expect(errors(page.popup)).to.deep.equal([NUMBER]);
    await page.user.type(field(page.popup, MEDICARE_NUMBER), memberId);
    expect(summary(page.popup)).to.be.null;
    await send(page);
    expect(sent(page)).to.equal(1);
  });

  describe('a date of birth', () => {
    const dates: [string, string, string, string[], string][] = [
      ['13', '01', '1950', ['dobMonth'], MONTH],
      ['00', '01', '1950', ['dobMonth'], MONTH],
      ['02', '32', '1950', ['dobDay'], DAY],
      ['02', '14', '0999', ['dobYear'], YEAR],
      ['02', '14', '1000', ['dobYear'], YEAR],
      ['02', '14', '2027', ['dobYear'], 'Enter a year that is not in the future.'],
      ['02', '14', '50', ['dobYear'], YEAR],
      ['ab', 'cd', 'efgh', ['dobMonth', 'dobDay', 'dobYear'], `${MONTH} ${DAY} ${YEAR}`],
      [' ', '14', '1950', ['dobMonth'], MONTH],
    ];
    for (const [month, day, year, wrong, text] of dates)
      it(`${month}/${day}/${year} is wrong in ${wrong.join(' and ')} (FORM-15 … FORM-17, FORM-25, FORM-33 … FORM-35)`, async () => {
        const page = await openConfirmation();
        await typeDate(page, page.popup, { month, day, year });
        await page.user.type(field(page.popup, MEDICARE_NUMBER), memberId);
        await send(page);
        expect(errors(page.popup)).to.deep.equal([DATE]);
        expect(page.popup.textContent).to.contain(`${DATE} ${text}`);
        expect(looksWrong(page.popup)).to.deep.equal(wrong);
      });

    it('takes one digit for month and day, and sends two (contract, "Dates of birth"; HTTP-13)', async () => {
      const page = await openConfirmation();
      await typeDate(page, page.popup, { month: '2', day: '5', year: '1950' });
      await page.user.type(field(page.popup, MEDICARE_NUMBER), memberId);
      await send(page);
      expect((requestsTo(page.service, MERGE)[0]!.body as { dob: string }).dob).to.equal('02/05/1950');
    });

    for (const [month, day, isChecked, isRight] of [
      ['02', '31', false, true],
      ['02', '31', true, false],
      ['02', '29', true, false],
    ] as const)
      it(`${month}/${day}/1951 is ${isRight ? 'taken' : 'refused'} ${isChecked ? 'by the calendar' : 'without a calendar'} (OPEN-B59)`, async () => {
        const page = await openConfirmation({ config: { forms: { checkCalendarDate: isChecked } } });
        await typeDate(page, page.popup, { month, day, year: '1951' });
        await page.user.type(field(page.popup, MEDICARE_NUMBER), memberId);
        await send(page);
        expect(errors(page.popup)).to.deep.equal(isRight ? [] : [DATE]);
      });
  });

  describe('a Medicare number', () => {
    for (const [typed, advice] of [
      ['0EG4TE5MK73', 'Character 1 is “0”. It has to be a number from 1 to 9.'],
      ['1eg4te5mk7', 'It has 10 of 11 letters and numbers.'],
      ['11G4TE5MK73', 'Character 2 is “1”. It has to be a letter, but not S, L, O, I, B or Z.'],
      ['1EGOTE5MK73', 'Character 4 is the letter “O”, which is in no Medicare number. Is it the number 0?'],
      ['1EG4TE5MK7É', 'Character 11 is “É”. It has to be a number.'],
    ] as const)
      it(`"${typed}" is told what is wrong with it: ${advice} (FORM-20, WCAG 3.3.3)`, async () => {
        const page = await openConfirmation();
        await typeDate(page, page.popup);
        await page.user.type(field(page.popup, MEDICARE_NUMBER), typed);
        await send(page);
        expect(errors(page.popup)).to.deep.equal([NUMBER]);
        expect(described(field(page.popup, MEDICARE_NUMBER))).to.contain(`${NUMBER} ${advice}`);
        expect(sent(page)).to.equal(0);
      });

    for (const typed of ['1eg4te5mk73', '1EG4-TE5-MK73', '1eg4 te5 mk73'])
      it(`"${typed}" is sent as it stands on the card (IDENT-11, FORM-20, OPEN-B63)`, async () => {
        const page = await openConfirmation();
        await typeDate(page, page.popup);
        await page.user.type(field(page.popup, MEDICARE_NUMBER), typed);
        await send(page);
        expect((requestsTo(page.service, MERGE)[0]!.body as { mbi: string }).mbi).to.equal(memberId);
      });
  });

  it('of those who are no members: gender and ZIP code are required (FORM-18, FORM-19, FORM-22)', async () => {
    const page = await openFor('TPP');
    await typeDate(page, page.popup);
    await page.user.type(field(page.popup, 'ZIP code'), '6061');
    await send(page);
    expect(errors(page.popup)).to.deep.equal([
      'Error: Please select a gender',
      'Error: Please enter a valid ZIP code',
    ]);
    await page.user.click(inside(summary(page.popup)!).getByRole('button', { name: /gender/ }));
    expect(focused()).to.equal(inside(page.popup).getByRole('radio', { name: 'Female' }));
    await page.user.click(inside(page.popup).getByRole('radio', { name: 'Male' }));
    expect(errors(page.popup)).to.deep.equal(['Error: Please enter a valid ZIP code']);
  });

  it('of a base account: names and address are required (FORM-13, FORM-14)', async () => {
    const page = await openFor('TPM', { firstName: '', lastName: 'undefined', email: 'a@b' });
    await typeDate(page, page.popup);
    await page.user.type(field(page.popup, 'ZIP code'), '60614');
    await page.user.type(field(page.popup, 'First name'), '   ');
    await send(page);
    expect(errors(page.popup)).to.deep.equal([
      'Error: Please enter a valid first name',
      'Error: Please enter a valid last name',
      'Error: Please enter a valid email address',
    ]);
  });
});
