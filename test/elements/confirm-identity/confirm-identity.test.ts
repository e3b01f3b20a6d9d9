import { expect } from 'chai';
import type { Scenario } from '../../../demo/service/index';
import { requestsTo } from '../../support/responses';
import { eventually, settled } from '../../support/clock';
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
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents } from '../../support/page';

const MERGE = '/profiles/merge/v1';
const LABEL = 'Help us personalize your cost estimates based on your drugs and doctors';

const labels = (popup: HTMLElement) =>
  inside(popup)
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ labels: all }) => all![0]!.textContent);

describe(CONFIRM_IDENTITY, () => {
  afterEach(leaveTestPage);

  describe('opens', () => {
    it('for a telesales profile, by itself, once its tag is on the page, with its form (IDENT-01, IDENT-04, IDENT-26, ROLES-24)', async () => {
      const { popup } = await openConfirmation();
      expect(popup.ariaLabel).to.equal(LABEL);
      expect(button(popup, 'Yes, import my data')).to.exist;
      expect(inside(popup).getByRole('heading', { level: 2 }).textContent).to.equal('Confirm your identity');
    });

    for (const scenario of ['guest', 'consumer', 'member', 'base-account'] as Scenario[])
      it(`not for ${scenario} (IDENT-02)`, async () => {
        const { place } = openTestPage({ scenario });
        await place(CONFIRM_IDENTITY);
        await ready();
        await settled();
        expect(dialog()).to.be.null;
      });

    it('not for a profile of the allowed creator, however it is written (IDENT-02, OPEN-B19)', async () => {
      const { place } = openTestPage({
        scenario: 'telesales-member',
        config: { identity: { allowedCreators: ['Demo-Call-Center'] } },
      });
      await place(CONFIRM_IDENTITY);
      await ready();
      await settled();
      expect(dialog()).to.be.null;
    });

    it('not for a type that no one has configured, which is logged (IDENT-20, ERRB-13, OPEN-B68)', async () => {
      const page = openTestPage({ scenario: 'telesales-member' });
      page.service.state.userDetails.telesalesProfileType = 'XX';
      await page.place(CONFIRM_IDENTITY);
      await ready();
      await settled();
      expect(dialog()).to.be.null;
      expect(page.log.join()).to.contain('the telesales profile type is not configured');
      expect(requestsTo(page.service, MERGE)).to.be.empty;
    });

    it('once, whatever the number of its tags', async () => {
      const page = openTestPage({ scenario: 'telesales-member' });
      const seen = spyOnEvents('popup-open');
      await page.place(CONFIRM_IDENTITY);
      await page.place(CONFIRM_IDENTITY);
      await dialogShown();
      await settled();
      expect(seen).to.deep.equal([['popup-open', { popup: 'confirm-identity' }]]);
    });

    it('after another popup has closed, and stays when one opens above it', async () => {
      const page = openTestPage({ scenario: 'telesales-member' });
      await window.shopperProfile!.showLoading!({ heading: 'One moment', message: 'Soon', closable: true });
      await page.place(CONFIRM_IDENTITY);
      await ready();
      await settled();
      expect(dialog()?.ariaLabel).not.to.equal(LABEL);
      await window.shopperProfile!.hideLoading!();
      await eventually(() => expect(dialog()?.ariaLabel).to.equal(LABEL));
      await page.user.type(field(dialog()!, 'Month (MM)'), '02');
      await window.shopperProfile!.showLoading!({ heading: 'One moment', message: 'Soon', closable: true });
      await settled();
      await window.shopperProfile!.hideLoading!();
      await settled();
      expect(field(await dialogShown(), 'Month (MM)').value).to.equal('02');
    });

    it('goes with its tag, and comes back with it', async () => {
      const page = await openConfirmation();
      page.container.replaceChildren();
      await dialogGone();
      await page.place(CONFIRM_IDENTITY);
      await dialogShown();
      expect(requestsTo(page.service, MERGE)).to.be.empty;
    });

    it('closes when the host hides it, which is no wish to skip', async () => {
      const page = await openConfirmation();
      page.container.hidden = true;
      await dialogGone();
      await settled();
      expect(requestsTo(page.service, MERGE)).to.be.empty;
    });
  });

  describe('the form', () => {
    it('says what it is for, and what the star means (IDENT-05, IDENT-06, IDENT-07)', async () => {
      const { popup } = await openConfirmation();
      expect(inside(popup).getByText(/^The information you gave us when we talked is ready to import/)).to
        .exist;
      expect(inside(popup).getByText('Fields marked * are required.')).to.exist;
      expect(inside(popup).getByText('Please confirm your profile details.')).to.exist;
    });

    const names = ['First name *', 'Last name *', 'Email address *'];
    const date = ['Month (MM)', 'Day (DD)', 'Year (YYYY)'];
    const forms: [string, string, string[], boolean][] = [
      ['M', 'IDENT-17', [...names, ...date, `${MEDICARE_NUMBER} *`], false],
      ['TPM', 'IDENT-18', [...names, ...date, 'ZIP code *'], false],
      ['P', 'IDENT-19', [...names, ...date, 'ZIP code *'], true],
      ['TPP', 'IDENT-19', [...names, ...date, 'ZIP code *'], true],
    ];
    for (const [type, id, expected, hasGender] of forms)
      it(`asks what type ${type} has to tell (IDENT-08, ${id}, OPEN-B20)`, async () => {
        const page = openTestPage({ scenario: 'telesales-member' });
        page.service.state.userDetails.telesalesProfileType = type;
        await page.place(CONFIRM_IDENTITY);
        const popup = await dialogShown();
        expect(labels(popup)).to.deep.equal(expected);
        expect(
          inside(popup)
            .queryAllByRole('radio')
            .map((one) => (one as HTMLInputElement).value),
        ).to.deep.equal(hasGender ? ['female', 'male'] : []);
      });

    it('can offer the ZIP code to a member who has consented, who may leave it out (OPEN-B43)', async () => {
      const page = await openConfirmation({ config: { identity: { showZipForConsentMember: true } } });
      expect(field(page.popup, 'ZIP code').ariaRequired).to.be.null;
      await confirm(page, page.popup);
      expect(requestsTo(page.service, MERGE)).to.have.length(1);
    });

    it('has the lengths of the specification, and the keyboards that fit (IDENT-09 … IDENT-11, CONSTB-06)', async () => {
      const { popup } = await openConfirmation();
      const length = (name: string) => field(popup, name).maxLength;
      expect([
        length('Month (MM)'),
        length('Day (DD)'),
        length('Year (YYYY)'),
        length(MEDICARE_NUMBER),
      ]).to.deep.equal([2, 2, 4, 13]);
      expect(field(popup, 'Year (YYYY)').inputMode).to.equal('numeric');
      // Firefox does not support it, and returns '' for the property.
      expect(field(popup, 'Month (MM)').getAttribute('autocomplete')).to.equal('bday-month');
      expect(field(popup, MEDICARE_NUMBER).autocomplete).to.equal('off');
      expect(field(popup, MEDICARE_NUMBER).placeholder).to.equal('#XX#-XX#-XX##');
    });

    it('knows names and address, which members of the site cannot change (IDENT-21, IDENT-22)', async () => {
      const { popup, service } = await openConfirmation();
      const { firstName, lastName, email } = service.state.userDetails;
      const known = ['First name', 'Last name', 'Email address'].map((name) => field(popup, name));
      expect(known.map(({ value }) => value)).to.deep.equal([firstName, lastName, email]);
      expect(known.every(({ readOnly }) => readOnly)).to.be.true;
    });

    it('marks what is known 100 ms after it is there (IDENT-25, CONSTB-07)', async () => {
      const { popup } = await openConfirmation();
      const [animation] = field(popup, 'First name').getAnimations();
      expect(animation?.effect?.getTiming().delay).to.equal(100);
      expect(field(popup, 'Month (MM)').getAnimations()).to.be.empty;
    });

    it('keeps what is known out of attributes', async () => {
      const { popup, service } = await openConfirmation();
      const { firstName, lastName, email } = service.state.userDetails;
      for (const name of [firstName, lastName, email]) expect(popup.outerHTML).not.to.contain(name);
    });

    it('lets a base account change them (IDENT-23, AGENT-02)', async () => {
      const page = openTestPage({ scenario: 'telesales-member' });
      page.service.state.userDetails.lastName = '';
      await page.place(CONFIRM_IDENTITY);
      const popup = await dialogShown();
      expect(field(popup, 'First name').readOnly).to.be.false;
      expect(field(popup, 'First name').value).not.to.equal('');
      expect(field(popup, 'Last name').value).to.equal('');
    });

    for (const [name, value] of [
      ['email', 'null'],
      ['email', 'not an address'],
    ] as const)
      it(`lets everyone write the address where the profile has "${value}" (FORM-39)`, async () => {
        const page = openTestPage({ scenario: 'telesales-member' });
        page.service.state.userDetails[name] = value;
        await page.place(CONFIRM_IDENTITY);
        const popup = await dialogShown();
        expect(field(popup, 'Email address').readOnly).to.be.false;
        expect(field(popup, 'First name').readOnly).to.be.true;
      });
  });

  describe('confirmed', () => {
    it('sends what is needed once, trimmed, and nothing else (IDENT-12, IDENT-27, HTTP-09 … HTTP-13)', async () => {
      const page = await openConfirmation();
      const { firstName, lastName, email } = page.service.state.userDetails;
      await confirm(page, page.popup);
      expect(requestsTo(page.service, MERGE)).to.have.length(1);
      expect(requestsTo(page.service, MERGE)[0]!.body).to.deep.equal({
        firstName,
        lastName,
        email,
        dob: '02/14/1950',
        mbi: memberId,
        action: 'm',
      });
    });

    it('sends gender and ZIP code of those who are no members (IDENT-19, IDENT-29)', async () => {
      const page = await openConfirmation({ scenario: 'telesales-zip' });
      const { popup, user } = page;
      await typeDate(page, popup, { month: '07', day: '04', year: '1955' });
      await user.click(inside(popup).getByRole('radio', { name: 'Male' }));
      await user.type(field(popup, 'ZIP code'), '60614');
      await user.click(button(popup, 'Yes, import my data'));
      await eventually(() => expect(inside(popup).getByRole('heading', { name: 'Success!' })).to.exist);
      const { gender, zipCode } = requestsTo(page.service, MERGE)[0]!.body as Record<string, string>;
      expect([gender, zipCode]).to.deep.equal(['male', '60614']);
    });

    it('shows a message, and the page has the drugs and doctors (IDENT-03, IDENT-29, IDENT-30)', async () => {
      const page = await openConfirmation();
      await page.place('shopper-profile-drugs');
      const merged = spyOnEvents('profile-merged');
      await confirm(page, page.popup);
      const heading = await inside(page.popup).findByRole('heading', { name: 'Success!' });
      await eventually(() => expect(focused()).to.equal(heading));
      expect(inside(page.popup).getByText('Your information has been added to your profile')).to.exist;
      await page.screen.findByShadowRole('button', { name: 'Add or edit drugs' });
      expect(requestsTo(page.service, '/all').map(({ path }) => path.replace(/.*all/, ''))).to.deep.equal([
        '',
        '/merged',
      ]);
      expect(merged).to.deep.equal([['profile-merged', {}]]);
    });

    it('stops the reminders of what was merged (IDENT-32, HTTP-15, MODEL-18)', async () => {
      const page = await openConfirmation();
      await confirm(page, page.popup);
      const [request] = requestsTo(page.service, 'stop-reminder');
      const body = request!.body as Record<string, unknown>;
      expect(Object.keys(body)).to.deep.equal(['mergedProfile', 'registrationUrl']);
      expect(String(body.registrationUrl)).to.match(/^http.*\/hsid-registration$/);
    });

    it('closes without a word to the service, and reads the profile again (IDENT-43)', async () => {
      const page = await openConfirmation();
      await confirm(page, page.popup);
      await inside(page.popup).findByRole('heading', { name: 'Success!' });
      await settled();
      await page.user.click(button(page.popup, 'Continue'));
      await dialogGone();
      await settled();
      expect(requestsTo(page.service, MERGE)).to.have.length(1);
      expect(requestsTo(page.service, '/all').at(-1)!.path).to.match(/\/all$/);
      expect(dialog()).to.be.null;
    });
  });

  describe('closed without confirming', () => {
    for (const [name, close] of [
      [
        'by its button',
        (page: Awaited<ReturnType<typeof openConfirmation>>) => page.user.click(button(page.popup, 'Close')),
      ],
      ['by Escape', () => press('Escape')],
      [
        'before a frame is drawn, and heard of after it',
        () =>
          new Promise<void>((done) => {
            requestAnimationFrame(() => {
              (dialog() as HTMLDialogElement).close();
              done();
            });
          }),
      ],
    ] as const)
      it(`${name}: the wish to skip is kept, the profile read again (IDENT-13, IDENT-40 … IDENT-42)`, async () => {
        const page = await openConfirmation();
        await page.user.type(field(page.popup, MEDICARE_NUMBER), memberId);
        await close(page);
        await dialogGone();
        await eventually(() => expect(requestsTo(page.service, '/all')).to.have.length(2));
        expect(requestsTo(page.service, MERGE).map(({ body }) => body)).to.deep.equal([{ action: 's' }]);
        expect(requestsTo(page.service, '/all').at(-1)!.path).to.match(/\/all$/);
        await settled();
        expect(dialog()).to.be.null;
      });

    it('is not asked again on this page when the wish cannot be kept, which is logged only (IDENT-44, ERRB-12)', async () => {
      const page = await openConfirmation();
      page.service.setFailures([{ call: 'mergeProfile', kind: 500 }]);
      await page.user.click(button(page.popup, 'Close'));
      await dialogGone();
      await eventually(() => expect(requestsTo(page.service, '/all')).to.have.length(2));
      await settled();
      expect(dialog()).to.be.null;
      expect(page.log.join()).to.contain('skip merge failed: status 500');
    });
  });
});
