import { expect } from 'chai';
import { eventually } from '../../support/clock';
import { button, dialogShown, field } from '../../support/identity';
import {
  attestation,
  fillIn,
  heading,
  IMPORT,
  openImport,
  problems,
  submit,
  write,
  type OpenImport,
} from '../../support/import';
import { focused } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, whenLeaving } from '../../support/page';

const date = ['Month (MM)', 'Day (DD)', 'Year (YYYY)'];
const FIRST_NAME = 'Error: Please enter a valid first name';
const LAST_NAME = 'Error: Please enter a valid last name';
const EMAIL = 'Error: Please enter a valid email address';
const GENDER = 'Error: Please select a gender';
const DATE = 'Error: Please enter a valid date of birth';
const ZIP = 'Error: Please enter a valid ZIP code';
const NUMBER = 'Error: Please enter a valid Medicare number';
const ATTEST = 'Error: You must attest in order to continue';

const labels = (popup: HTMLElement) =>
  inside(popup)
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ labels: all }) => all![0]!.textContent);

const isWrong = (element: Element) => element.getAttribute('aria-invalid') === 'true';

/** The accessible description of a field. */
const description = (element: Element) =>
  (element.ariaDescribedByElements ?? []).map(({ textContent }) => textContent.trim()).join(' ');

/** Clears the fields that were filled from the profile. */
async function openEmpty(variant: 'claims' | 'profile'): Promise<OpenImport> {
  const page = await openImport({ variant });
  for (const input of inside(page.popup).getAllByRole<HTMLInputElement>('textbox'))
    if (input.value !== '') await write(page, input, '');
  return page;
}

describe(`${IMPORT}, the form`, () => {
  afterEach(leaveTestPage);

  describe('asks', () => {
    it('for claims: names, date of birth, ZIP code, number and a word (IMPORT-02, IMPORT-03, IMPORT-04, IMPORT-05)', async () => {
      const { popup } = await openImport();
      expect(heading(popup)).to.equal('Import your drugs');
      expect(labels(popup)).to.deep.equal([
        'First name *',
        'Last name *',
        ...date,
        'ZIP code *',
        'Medicare number *',
      ]);
      expect(inside(popup).getByRole('group', { name: 'Date of birth' }).textContent).to.match(
        /^Date of birth \*/,
      );
      expect(attestation(popup).parentElement!.textContent).to.match(/ \*$/);
      expect(inside(popup).queryAllByRole('radio')).to.be.empty;
      expect(inside(popup).getByText('Your name must match the one printed on your Medicare ID card.')).to
        .exist;
      expect(inside(popup).getByText('Fields marked * are required.')).to.exist;
    });

    it('for the profile: an address and a gender, too (IMPORT-13, IMPORT-14)', async () => {
      const { popup } = await openImport({ variant: 'profile' });
      expect(heading(popup)).to.equal('Import your information');
      expect(labels(popup)).to.deep.equal([
        'First name *',
        'Last name *',
        'Email address *',
        'Medicare number *',
        ...date,
        'ZIP code *',
      ]);
      const choice = inside(popup).getByRole('radiogroup', { name: 'Gender' });
      expect(choice.textContent).to.equal('Gender *FemaleMale');
      expect(inside(popup).queryByRole('checkbox')).to.be.null;
    });

    for (const variant of ['claims', 'profile'] as const)
      it(`for all of it in ${variant}, and reports it to screen readers (IMPORT-04)`, async () => {
        const { popup } = await openImport({ variant });
        for (const role of ['textbox', 'radiogroup', 'checkbox'])
          for (const input of inside(popup).queryAllByRole(role))
            expect(input.ariaRequired, input.outerHTML).to.equal('true');
      });

    it('without calling anything invalid before it is sent, as Firefox tells screen readers of `:invalid` (WCAG 4.1.2)', async () => {
      const { popup } = await openImport({ variant: 'profile' });
      expect(inside(popup).getAllByRole('textbox')).not.to.be.empty;
      expect(popup.querySelector(':invalid')).to.be.null;
    });

    it('with a hint that 9 to 10 digits will do for claims (IMPORT-06, CONSTB-05, OPEN-B57)', async () => {
      const { popup } = await openImport();
      expect(description(field(popup, 'Medicare number'))).to.contain('9 to 10 digits with no space');
    });

    for (const variant of ['claims', 'profile'] as const)
      it(`in the lengths and keyboards that fit: ${variant} (FORM-10, FORM-11, CONSTB-05, CONSTB-06)`, async () => {
        const { popup } = await openImport({ variant });
        const number = field(popup, 'Medicare number');
        expect([number.placeholder, number.maxLength]).to.deep.equal(['#XX#-XX#-XX##', 13]);
        expect(date.map((part) => field(popup, part).maxLength)).to.deep.equal([2, 2, 4]);
        expect(field(popup, 'ZIP code').inputMode).to.equal('numeric');
        const autocomplete = (name: string) => field(popup, name).getAttribute('autocomplete');
        expect(
          ['First name', 'Last name', ...date, 'ZIP code', 'Medicare number'].map(autocomplete),
        ).to.deep.equal([
          'given-name',
          'family-name',
          'bday-month',
          'bday-day',
          'bday-year',
          'postal-code',
          'off',
        ]);
      });
  });

  describe('knows', () => {
    it('what the profile does, which can be changed, and is in no attribute (WCAG 3.3.7)', async () => {
      const page = await openImport({ variant: 'profile' });
      const { firstName, lastName, email, zipCode } = page.service.state.userDetails;
      const known = ['First name', 'Last name', 'Email address', 'ZIP code'].map((name) =>
        field(page.popup, name),
      );
      expect(known.map(({ value }) => value)).to.deep.equal([firstName, lastName, email, zipCode]);
      expect(known.some(({ readOnly }) => readOnly)).to.be.false;
      for (const text of [firstName, lastName, email]) expect(page.popup.outerHTML).not.to.contain(text);
    });

    it('it as soon as the profile has come, and leaves alone what has been typed before', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(IMPORT);
      let arrive = (): void => undefined;
      const { fetch } = page.service;
      const arrival = new Promise<void>((done) => (arrive = done));
      page.service.fetch = async (input, init) => {
        await arrival;
        return fetch.call(page.service, input, init);
      };
      whenLeaving(arrive);
      await window.shopperProfile!.showImport!();
      const popup = await dialogShown();
      expect(field(popup, 'Last name').value).to.equal('');
      await page.user.type(field(popup, 'First name'), 'Wilhelmina');
      arrive();
      const { lastName } = page.service.state.userDetails;
      await eventually(() => expect(field(popup, 'Last name').value).to.equal(lastName));
      expect(field(popup, 'First name').value).to.equal('Wilhelmina');
    });
  });

  describe('has errors', () => {
    it('not before the first attempt (FORM-23)', async () => {
      const page = await openEmpty('claims');
      await write(page, field(page.popup, 'ZIP code'), '1');
      await page.user.tab();
      expect(problems(page.popup)).to.be.empty;
      expect(inside(page.popup).queryByText(/^Error/)).to.be.null;
      expect(inside(page.popup).getAllByRole('textbox').some(isWrong)).to.be.false;
    });

    const all = {
      claims: [FIRST_NAME, LAST_NAME, DATE, ZIP, NUMBER, ATTEST],
      profile: [FIRST_NAME, LAST_NAME, EMAIL, GENDER, NUMBER, DATE, ZIP],
    };
    for (const variant of ['claims', 'profile'] as const) {
      const ids =
        variant === 'claims'
          ? 'FORM-01, FORM-02, FORM-03, FORM-04, FORM-05, FORM-06, FORM-07'
          : 'FORM-08, FORM-09, FORM-12';

      it(`all at the same time, in a summary and at their fields: ${variant} (${ids})`, async () => {
        const page = await openEmpty(variant);
        await submit(page);
        const summary = inside(page.popup).getByRole('group', {
          name: `Please check ${String(all[variant].length)} fields`,
        });
        expect(focused()).to.equal(summary);
        expect(problems(page.popup)).to.deep.equal(all[variant]);
        for (const text of all[variant])
          expect(inside(page.popup).getAllByText(text), text).to.have.length(2);
        expect(heading(page.popup)).to.match(/^Import/);
      });

      it(`each of which leads to its field: ${variant}`, async () => {
        const page = await openEmpty(variant);
        await submit(page);
        for (const text of all[variant]) {
          await page.user.click(button(page.popup, text));
          const described = [focused()!, focused()!.closest('fieldset:not(.form), [role=radiogroup]')].map(
            (element) => element && description(element),
          );
          expect(described.join(), text).to.contain(text);
        }
      });
    }

    it('that go one by one as fields become right, and do not come back before the next attempt (FORM-23)', async () => {
      const page = await openEmpty('claims');
      const left = [FIRST_NAME, LAST_NAME, DATE, ZIP, NUMBER, ATTEST];
      await submit(page);
      for (const [name, text] of [
        ['First name', 'Wilhelmina'],
        ['Last name', 'Brandywine'],
      ] as const) {
        await write(page, field(page.popup, name), text);
        left.shift();
        expect(problems(page.popup)).to.deep.equal(left);
        expect(isWrong(field(page.popup, name))).to.be.false;
      }
      await write(page, field(page.popup, 'First name'), '');
      expect(problems(page.popup)).to.deep.equal(left);
      await page.user.click(attestation(page.popup));
      expect(problems(page.popup)).to.deep.equal([DATE, ZIP, NUMBER]);
      await fillIn(page);
      expect(problems(page.popup)).to.be.empty;
      expect(inside(page.popup).queryByText(/^Error/)).to.be.null;
      await page.user.click(attestation(page.popup));
      await write(page, field(page.popup, 'ZIP code'), '');
      await submit(page);
      expect(problems(page.popup)).to.deep.equal([ZIP]);
      expect(inside(page.popup).getByRole('group', { name: 'Please check 1 field' })).to.equal(focused());
    });

    it('that are logged without what was typed, and no one is asked (FORM-07, FORM-26)', async () => {
      const forms: unknown[] = [];
      const page = await openImport({
        host: { findClaims: (form) => Promise.resolve(void forms.push(form)) },
      });
      await fillIn(page, 'claims', { 'ZIP code': '6061' });
      await submit(page);
      expect(problems(page.popup)).to.deep.equal([ZIP]);
      expect(page.log.join()).to.contain('the form is invalid');
      expect(page.log.join()).not.to.match(/Brandywine|6061|1EG4/);
      expect(forms).to.be.empty;
    });
  });
});
