import { expect } from 'chai';
import type { ProfileResult, ProfileForm } from '../../../src/domain/forms/import-form';
import { requestsTo } from '../../support/responses';
import { pass, settled, startFakeClock } from '../../support/clock';
import { button, dialog, dialogGone, field } from '../../support/identity';
import {
  fillIn,
  heading,
  heldHost,
  IMPORT,
  openImport,
  showImport,
  SUBMIT,
  submit,
  waiting,
  type ImportOptions,
  type OpenImport,
} from '../../support/import';
import { focused, press } from '../../support/keys';
import { inside, leaveTestPage, spyOnEvents } from '../../support/page';

const FAILED = 'We were unable to confirm your identity.';
const NO_RESPONSE = 'Something went wrong on our side. Please try again.';
const CALL_US =
  'We’re sorry, but you have reached the maximum number of attempts to confirm your identity. Please contact us to try again';
const left = (count: number) => `You have ${String(count)} attempt(s) remaining to confirm your identity.`;

type Submit = (form: ProfileForm) => Promise<ProfileResult>;

async function openWith(submitProfile?: Submit, config: ImportOptions['config'] = {}): Promise<OpenImport> {
  const page = await openImport({
    variant: 'profile',
    config,
    ...(submitProfile && { host: { submitProfile } }),
  });
  await fillIn(page, 'profile');
  return page;
}

const resolvingTo =
  (...results: unknown[]): Submit =>
  () =>
    Promise.resolve(results.shift() as ProfileResult);

const panel = (popup: HTMLElement) => inside(popup).getByRole('alert');

describe(`${IMPORT}, the shopper's own data`, () => {
  afterEach(async () => {
    await settled();
    leaveTestPage();
  });

  it('hands the host what was typed, without blanks around it, and nothing else (IMPORT-13, OPEN-B65)', async () => {
    const host = heldHost<ProfileForm, ProfileResult>();
    const page = await openImport({ variant: 'profile', host: { submitProfile: host.ask } });
    await fillIn(page, 'profile', { 'Last name': '  Brandywine ' });
    await submit(page);
    expect(host.calls).to.deep.equal([
      {
        firstName: 'Wilhelmina',
        lastName: 'Brandywine',
        email: 'wilhelmina@example.com',
        gender: 'female',
        mbi: '1EG4-TE5-MK73',
        dobMonth: '02',
        dobDay: '14',
        dobYear: '1950',
        zipCode: '60614',
      },
    ]);
  });

  it('says what it waits for, and no more (IMPORT-15)', async () => {
    const host = heldHost<ProfileForm, ProfileResult>();
    const page = await openWith(host.ask);
    await submit(page);
    expect(waiting(page.popup)).to.equal('We are gathering your information');
    expect(inside(page.popup).queryAllByRole('textbox')).to.be.empty;
  });

  it('is in the profile: shows a message, and the profile is read again (IMPORT-16, OPEN-B70)', async () => {
    const page = await openWith(resolvingTo({ isSuccess: true }));
    await submit(page);
    expect(heading(page.popup)).to.equal('Success!');
    expect(focused()).to.equal(inside(page.popup).getByRole('heading', { level: 2 }));
    expect(inside(page.popup).getByText('Your information has been added to your profile')).to.exist;
    expect(requestsTo(page.service, '/all')).to.have.length(2);
    await page.user.click(button(page.popup, 'Continue'));
    await dialogGone();
    expect(page.visited).to.be.empty;
    expect(field(await showImport(), 'Medicare number').value).to.equal('');
  });

  describe('fails', () => {
    const results: [string, unknown, string | undefined][] = [
      ['remainingRetryCount 2', { isSuccess: false, remainingRetryCount: 2 }, left(2)],
      ['remainingRetryCount "2"', { isSuccess: false, remainingRetryCount: '2' }, left(2)],
      ['remainingRetryCount -1', { isSuccess: false, remainingRetryCount: -1 }, undefined],
      ['remainingRetryCount 1.5', { isSuccess: false, remainingRetryCount: 1.5 }, undefined],
      ['remainingRetryCount null', { isSuccess: false, remainingRetryCount: null }, undefined],
      ['isSuccess "true"', { isSuccess: 'true' }, undefined],
      ['null', null, undefined],
      ['true', true, undefined],
      ['a list', [{ isSuccess: true }], undefined],
    ];
    for (const [name, result, text] of results)
      it(`with ${name}: ${text ?? 'counts nothing'} (IMPORT-17, ERRB-06, ERRB-07, OPEN-B65)`, async () => {
        const page = await openWith(resolvingTo(result));
        await submit(page);
        expect(inside(panel(page.popup)).getByText(FAILED)).to.exist;
        expect(focused()).to.equal(panel(page.popup));
        expect(panel(page.popup).textContent).to.equal(FAILED + (text ?? ''));
        expect(field(page.popup, 'Medicare number').value).to.equal('1EG4-TE5-MK73');
        expect(button(page.popup, SUBMIT).disabled).to.be.false;
        expect(requestsTo(page.service, '/all')).to.have.length(1);
      });

    for (const [name, fail] of [
      [
        'throws',
        () => {
          throw new Error('Brandywine');
        },
      ],
      ['rejects', () => Promise.reject(new Error('Brandywine'))],
    ] as [string, Submit][])
      it(`where the host ${name}, which is reported without what it said`, async () => {
        const page = await openWith(fail);
        const errors = spyOnEvents('error');
        await submit(page);
        expect(panel(page.popup).textContent).to.equal(NO_RESPONSE);
        expect(errors.map(([, detail]) => (detail as { code: string }).code)).to.deep.equal([
          'host-function-failed',
        ]);
        expect(page.log.join()).not.to.contain('Brandywine');
      });

    it('where the page has no function for it, which is reported', async () => {
      const page = await openWith();
      const errors = spyOnEvents('error');
      await submit(page);
      expect(panel(page.popup).textContent).to.equal(NO_RESPONSE);
      expect(errors).to.have.length(1);
      expect(page.log.join()).to.contain('import.submitProfile is not configured');
    });

    it('and may succeed the next time', async () => {
      const page = await openWith(
        resolvingTo({ isSuccess: false, remainingRetryCount: 2 }, { isSuccess: true }),
      );
      await submit(page);
      await submit(page);
      expect(heading(page.popup)).to.equal('Success!');
      expect(page.popup.textContent).not.to.contain(FAILED);
    });

    it('without a count after one with: says no count', async () => {
      const page = await openWith(resolvingTo({ isSuccess: false, remainingRetryCount: 2 }, null));
      await submit(page);
      await submit(page);
      expect(panel(page.popup).textContent).to.equal(FAILED);
    });
  });

  it('has no attempt left at 0: a number to call, no submit, the next time neither (IMPORT-18, ERRB-08, ERRB-09, OPEN-B17, OPEN-B65)', async () => {
    const host = heldHost<ProfileForm, ProfileResult>();
    const page = await openWith(host.ask, { phones: { importHelp: '1-800-555-0166' } });
    const expectOver = (popup: HTMLElement): void => {
      expect(panel(popup).textContent).to.contain(CALL_US);
      expect(panel(popup).textContent).to.contain('(TTY: 711), toll free, 8 a.m. - 8 p.m., 7 days a week');
      expect(inside(popup).getByRole('link', { name: '1-800-555-0166' })).to.exist;
      expect(popup.textContent).not.to.contain('remaining');
      expect(inside(popup).queryByRole('textbox')).to.equal(null);
      expect(inside(popup).queryByRole('button', { name: SUBMIT })).to.equal(null);
    };
    await submit(page);
    await host.respond({ isSuccess: false, remainingRetryCount: 0 });
    expectOver(page.popup);
    expect(focused()).to.equal(panel(page.popup));
    await press('Escape');
    await dialogGone();
    expectOver(await showImport());
  });

  it('has the TTY number alone where there is no other (OPEN-B17)', async () => {
    const page = await openWith(resolvingTo({ isSuccess: false, remainingRetryCount: 0 }), {
      endpoints: { tollFree: null },
    });
    await submit(page);
    expect(inside(page.popup).queryByRole('link')).to.be.null;
    expect(panel(page.popup).textContent).to.contain('(TTY: 711), toll free');
  });

  it('says nothing of a failure when it is opened again with attempts left', async () => {
    const page = await openWith(resolvingTo({ isSuccess: false, remainingRetryCount: 1 }));
    await submit(page);
    await press('Escape');
    await dialogGone();
    const again = await showImport();
    expect(inside(again).queryByRole('alert')).to.be.null;
    expect(button(again, SUBMIT).disabled).to.be.false;
    expect(field(again, 'Medicare number').value).to.equal('');
  });

  describe('under way', () => {
    it('is given up after a minute; what comes then still counts (CONSTB-04, OPEN-B65)', async () => {
      const host = heldHost<ProfileForm, ProfileResult>();
      const page = await openWith(host.ask);
      startFakeClock();
      await submit(page);
      await pass(59_999);
      expect(waiting(page.popup)).to.equal('We are gathering your information');
      await pass(1);
      expect(panel(page.popup).textContent).to.equal(NO_RESPONSE);
      await host.respond({ isSuccess: false, remainingRetryCount: 0 });
      expect(panel(page.popup).textContent).to.contain(CALL_US);
      expect(inside(page.popup).queryByRole('textbox')).to.equal(null);
    });

    it('and late: a success shows a message, and the profile is read again', async () => {
      const host = heldHost<ProfileForm, ProfileResult>();
      const page = await openWith(host.ask);
      startFakeClock();
      await submit(page);
      await pass(60_000);
      await host.respond({ isSuccess: true });
      expect(heading(page.popup)).to.equal('Success!');
      expect(requestsTo(page.service, '/all')).to.have.length(2);
    });

    it('can be closed; opened again, it is still under way, and is not asked twice', async () => {
      const host = heldHost<ProfileForm, ProfileResult>();
      const page = await openWith(host.ask);
      await page.user.dblClick(button(page.popup, SUBMIT));
      await press('Escape');
      await dialogGone();
      const again = await showImport();
      expect(waiting(again)).to.equal('We are gathering your information');
      await host.respond({ isSuccess: false, remainingRetryCount: 2 });
      expect(inside(panel(again)).getByText(left(2))).to.exist;
      expect(host.calls).to.have.length(1);
    });

    it('does not open the popup again when it fails while it is closed', async () => {
      const host = heldHost<ProfileForm, ProfileResult>();
      const page = await openWith(host.ask);
      await submit(page);
      await press('Escape');
      await dialogGone();
      await host.fail();
      expect(dialog()).to.be.null;
      expect(inside(await showImport()).getByRole('alert').textContent).to.equal(NO_RESPONSE);
    });

    it('is no one’s after a sign-out: attempts are as for someone new', async () => {
      const host = heldHost<ProfileForm, ProfileResult>();
      const page = await openWith(host.ask);
      await submit(page);
      await window.shopperProfile!.signOut!();
      await dialogGone();
      await host.respond({ isSuccess: false, remainingRetryCount: 0 });
      const again = await showImport();
      expect(inside(again).queryByRole('alert')).to.be.null;
      expect(button(again, SUBMIT).disabled).to.be.false;
    });
  });
});
