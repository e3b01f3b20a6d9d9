import { expect } from 'chai';
import { replaceResponse, replaceResponseText, holdResponses, requestsTo } from '../../support/responses';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import {
  button,
  confirm,
  CONFIRM_IDENTITY,
  dialog,
  dialogGone,
  dialogShown,
  field,
  memberId,
  openConfirmation,
  typeDate,
  MEDICARE_NUMBER,
} from '../../support/identity';
import { focused, press } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, spyOnEvents } from '../../support/page';

const MERGE = '/profiles/merge/v1';
const FAILED = 'We were unable to confirm your identity.';
const SERVER_ERROR = 'Something went wrong on our side. This did not use up an attempt.';
const NO_RESPONSE = 'Something went wrong on our side. Please try again.';
const WRONG_ID = '2EG4-TE5-MK73';

const panel = (popup: HTMLElement) => inside(popup).getByRole('alert');
const wait = (popup: HTMLElement) => inside(popup).queryByRole('status')?.textContent;
const left = (count: number) => `You have ${String(count)} attempt(s) remaining to confirm your identity.`;

describe(`${CONFIRM_IDENTITY}, attempts`, () => {
  afterEach(async () => {
    await settled();
    leaveTestPage();
  });

  it('shows no panel before the first one, and counts 3 retries (IDENT-14, IDENT-15, IDENT-36, CONSTB-10)', async () => {
    const page = await openConfirmation();
    expect(inside(page.popup).queryByRole('alert')).to.be.null;
    expect(page.popup.textContent).not.to.contain('remaining');
    await confirm(page, page.popup, { id: WRONG_ID });
    expect(panel(page.popup).textContent).to.contain(left(2));
  });

  it('gives the form back with what was typed, and says how many are left (IDENT-34, IDENT-37, ERRB-06, ERRB-07, ERRB-11)', async () => {
    const page = await openConfirmation();
    await confirm(page, page.popup, { id: WRONG_ID });
    expect(inside(panel(page.popup)).getByText(FAILED)).to.exist;
    expect(inside(panel(page.popup)).getByText(left(2))).to.exist;
    expect(focused()).to.equal(panel(page.popup));
    expect(field(page.popup, MEDICARE_NUMBER).value).to.equal(WRONG_ID);
    expect(field(page.popup, 'Year (YYYY)').value).to.equal('1950');
    expect(inside(page.popup).getByRole('heading', { level: 2 }).textContent).to.equal(
      'Confirm your identity',
    );
  });

  it('leaves names and address of a base account editable (IDENT-24, OPEN-B44)', async () => {
    const page = openTestPage({ scenario: 'telesales-member' });
    page.service.state.userDetails.lastName = '';
    await page.place(CONFIRM_IDENTITY);
    const popup = await dialogShown();
    await page.user.type(field(popup, 'Last name'), 'Quill');
    await confirm(page, popup, { id: WRONG_ID });
    expect(panel(popup)).to.exist;
    for (const name of ['First name', 'Last name', 'Email address'])
      expect(field(popup, name).readOnly || field(popup, name).disabled, name).to.be.false;
    expect(field(popup, 'Last name').value).to.equal('Quill');
  });

  it('can be followed by one that succeeds, without a trace of the failure', async () => {
    const page = await openConfirmation();
    await confirm(page, page.popup, { id: WRONG_ID });
    await page.user.type(field(page.popup, MEDICARE_NUMBER), memberId, {
      initialSelectionStart: 0,
      initialSelectionEnd: WRONG_ID.length,
    });
    await page.user.click(button(page.popup, 'Yes, import my data'));
    await settled();
    expect(inside(page.popup).getByRole('heading', { name: 'Success!' })).to.exist;
    expect(page.popup.textContent).not.to.contain(FAILED);
  });

  it('are over when none is left: a number to call, no submit, no skip (IDENT-38, IDENT-39, IDENT-43, ERRB-08, ERRB-09)', async () => {
    const page = await openConfirmation({ config: { phones: { identityHelp: '1-800-555-0155' } } });
    await confirm(page, page.popup, { id: WRONG_ID });
    for (let attempt = 2; attempt <= 3; attempt += 1) {
      await page.user.click(button(page.popup, 'Yes, import my data'));
      await settled();
    }
    expect(panel(page.popup).textContent).to.contain(
      'We’re sorry, but you have reached the maximum number of attempts to confirm your identity. Please contact us to try again',
    );
    expect(panel(page.popup).textContent).to.contain('(TTY: 711), toll free, 8 a.m. - 8 p.m., 7 days a week');
    expect(inside(page.popup).getByRole('link', { name: '1-800-555-0155' })).to.exist;
    // With no attempts left, the sentence and the phone number replace the form.
    expect(inside(page.popup).queryByRole('textbox')).to.equal(null);
    expect(inside(page.popup).queryByRole('button', { name: 'Yes, import my data' })).to.equal(null);
    expect(focused()).to.equal(panel(page.popup));
    await page.user.click(button(page.popup, 'Close'));
    await dialogGone();
    await settled();
    expect(
      requestsTo(page.service, MERGE).map(({ body }) => (body as { action: string }).action),
    ).to.deep.equal(['m', 'm', 'm']);
    expect(requestsTo(page.service, '/all')).to.have.length(2);
  });

  describe('a response', () => {
    const responses: [string, unknown, string | undefined][] = [
      ['isProfileMerged "yes"', { isProfileMerged: 'yes' }, undefined],
      ['isProfileMerged 1', { isProfileMerged: 1, remainingRetryCount: 2 }, left(2)],
      ['nothing', {}, undefined],
      ['null', null, undefined],
      ['a list', [], undefined],
      ['remainingRetryCount -1', { isProfileMerged: false, remainingRetryCount: -1 }, undefined],
      ['remainingRetryCount "2"', { isProfileMerged: false, remainingRetryCount: '2' }, left(2)],
      ['remainingRetryCount null', { isProfileMerged: false, remainingRetryCount: null }, undefined],
      ['remainingRetryCount 1.5', { isProfileMerged: false, remainingRetryCount: 1.5 }, undefined],
      ['remainingRetryCount 99', { isProfileMerged: false, remainingRetryCount: 99 }, left(99)],
    ];
    for (const [name, body, text] of responses)
      it(`with ${name} is no merge${text ? `: "${text}"` : ', and counts nothing'} (IDENT-34, OPEN-B45)`, async () => {
        const page = await openConfirmation();
        replaceResponse(page.service, MERGE, body);
        await confirm(page, page.popup);
        expect(panel(page.popup).textContent).to.contain(FAILED);
        expect(panel(page.popup).textContent.includes('remaining')).to.equal(text !== undefined);
        if (text) expect(panel(page.popup).textContent).to.contain(text);
        expect(button(page.popup, 'Yes, import my data').disabled).to.be.false;
      });

    for (const [name, text, status, message] of [
      ['HTML', '<h1>Please wait</h1>', 200, NO_RESPONSE],
      ['an empty body', '', 200, NO_RESPONSE],
      ['status 500', '', 500, SERVER_ERROR],
      ['status 422', '', 422, FAILED],
    ] as const)
      it(`with ${name} has failed, and is reported without what it said (IDENT-34, IDENT-35)`, async () => {
        const page = await openConfirmation();
        const errors = spyOnEvents('error');
        replaceResponseText(page.service, MERGE, text, status);
        await confirm(page, page.popup);
        expect(panel(page.popup).textContent).to.equal(message);
        expect(errors.map(([, detail]) => (detail as { code: string }).code)).to.deep.equal(['merge-failed']);
      });

    it('with status 400 and a count: the count counts (OPEN-B45)', async () => {
      const page = await openConfirmation();
      replaceResponseText(page.service, MERGE, '{"remainingRetryCount":1}', 400);
      await confirm(page, page.popup);
      expect(panel(page.popup).textContent).to.contain(left(1));
    });

    it('without a count keeps the one before, and does not say it again (OPEN-B45)', async () => {
      const page = await openConfirmation();
      await confirm(page, page.popup, { id: WRONG_ID });
      page.service.setFailures({ call: 'mergeProfile', kind: 500 });
      await page.user.click(button(page.popup, 'Yes, import my data'));
      await settled();
      expect(panel(page.popup).textContent).not.to.contain('remaining');
      page.service.setFailures([]);
      await page.user.click(button(page.popup, 'Yes, import my data'));
      await settled();
      expect(panel(page.popup).textContent).to.contain(left(1));
    });

    it('that the session has ended leaves no form on the page (ERR-02)', async () => {
      const page = await openConfirmation();
      page.service.expireSession();
      await confirm(page, page.popup);
      await dialogGone();
    });

    it('that does not come gives the form back; when it comes after all it counts (NET-32)', async () => {
      const page = await openConfirmation();
      await typeDate(page, page.popup);
      await page.user.type(field(page.popup, MEDICARE_NUMBER), memberId);
      startFakeClock();
      const merge = holdResponses(page.service, MERGE);
      await page.user.click(button(page.popup, 'Yes, import my data'));
      await pass(9_999);
      expect(wait(page.popup)).to.contain('We are checking your details');
      await pass(2);
      expect(panel(page.popup).textContent).to.equal(NO_RESPONSE);
      merge.arrive();
      await settled();
      expect(inside(page.popup).getByRole('heading', { name: 'Success!' })).to.exist;
      expect(requestsTo(page.service, MERGE)).to.have.length(1);
    });
  });

  describe('while one is under way', () => {
    it('it shows a message, the form is out of reach, and nothing closes it (IDENT-16, IDENT-27, OPEN-B44, OPEN-B45)', async () => {
      const page = await openConfirmation();
      const merge = holdResponses(page.service, MERGE);
      await confirm(page, page.popup);
      expect(wait(page.popup)).to.contain('We are checking your details');
      expect(inside(page.popup).queryAllByRole('textbox')).to.be.empty;
      expect(focused()).to.equal(inside(page.popup).getByRole('heading', { level: 2 }));
      expect(button(page.popup, 'Close').disabled).to.be.true;
      await press('Escape');
      await press('Escape');
      await settled();
      expect(dialog()).to.equal(page.popup);
      expect(page.popup.matches(':modal')).to.be.true;
      merge.arrive();
      await settled();
      expect(inside(page.popup).getByRole('heading', { name: 'Success!' })).to.exist;
    });

    it('another press sends nothing: a double click, Enter twice', async () => {
      const page = await openConfirmation();
      await typeDate(page, page.popup);
      await page.user.type(field(page.popup, MEDICARE_NUMBER), memberId);
      const submit = button(page.popup, 'Yes, import my data');
      await page.user.dblClick(submit);
      submit.form!.requestSubmit();
      await settled();
      expect(requestsTo(page.service, MERGE)).to.have.length(1);
    });

    it('Enter in a field submits, once', async () => {
      const page = await openConfirmation();
      await typeDate(page, page.popup);
      await page.user.type(field(page.popup, MEDICARE_NUMBER), `${memberId}{Enter}{Enter}`);
      await settled();
      expect(requestsTo(page.service, MERGE)).to.have.length(1);
    });

    it('its tag goes: the response still counts, and the drugs are there', async () => {
      const page = await openConfirmation();
      await page.place('shopper-profile-drugs');
      const merge = holdResponses(page.service, MERGE);
      await confirm(page, page.popup);
      page.container.querySelector(CONFIRM_IDENTITY)!.remove();
      await dialogGone();
      merge.arrive();
      await page.screen.findByShadowRole('button', { name: 'Add or edit drugs' });
    });

    it('the shopper signs out: what comes is no one’s', async () => {
      const page = await openConfirmation();
      const merge = holdResponses(page.service, MERGE);
      await confirm(page, page.popup);
      await window.shopperProfile!.signOut!();
      await dialogGone();
      merge.arrive();
      await settled();
      expect(dialog()).to.be.null;
    });

    it('is moved in the document, and goes on', async () => {
      const page = await openConfirmation();
      const merge = holdResponses(page.service, MERGE);
      await confirm(page, page.popup);
      const box = document.createElement('div');
      page.container.append(box);
      box.append(page.container.querySelector(CONFIRM_IDENTITY)!);
      merge.arrive();
      await eventually(
        async () => expect(inside(await dialogShown()).getByRole('heading', { name: 'Success!' })).to.exist,
      );
    });
  });
});
