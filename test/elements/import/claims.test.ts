import { expect } from 'chai';
import type { ClaimsResult, ClaimsForm } from '../../../src/domain/forms/import-form';
import { requestsTo } from '../../support/responses';
import { pass, settled, startFakeClock } from '../../support/clock';
import { button, dialogGone, field } from '../../support/identity';
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
  type OpenImport,
} from '../../support/import';
import { focused } from '../../support/keys';
import { inside, leaveTestPage, spyOnEvents } from '../../support/page';
import { visitAgain } from '../../support/visits';

const NOT_FOUND =
  'We were unable to find your claim history. While we did not find any prescription drugs, you can manually add your drugs.';

const form: ClaimsForm = {
  firstName: 'Wilhelmina',
  lastName: 'Brandywine',
  dobMonth: '02',
  dobDay: '14',
  dobYear: '1950',
  zipCode: '60614',
  mbi: '1EG4-TE5-MK73',
  isAttested: true,
};

type Find = (form: ClaimsForm) => Promise<ClaimsResult>;

async function openWith(findClaims: Find): Promise<OpenImport> {
  const page = await openImport({ host: { findClaims } });
  await fillIn(page);
  return page;
}

const readings = ({ service }: OpenImport): number => requestsTo(service, '/all').length;

const expectResult = (popup: HTMLElement): void => {
  expect(inside(popup).getByText(NOT_FOUND)).to.exist;
};

const expectSuccess = (popup: HTMLElement): void => {
  expect(heading(popup)).to.equal('Success!');
  expect(inside(popup).getByText('Your information has been added to your profile')).to.exist;
};

describe(`${IMPORT}, looking for claims`, () => {
  afterEach(async () => {
    await settled();
    leaveTestPage();
  });

  it('hands the host what was typed, without blanks around it, and nothing else (MODEL-20, OPEN-B40)', async () => {
    const host = heldHost<ClaimsForm, ClaimsResult>();
    const page = await openImport({ host: { findClaims: host.ask } });
    await fillIn(page, 'claims', { 'First name': ' Wilhelmina ', 'Medicare number': '1eg4 te5 mk73' });
    await submit(page);
    expect(host.calls).to.deep.equal([form]);
  });

  it('hands on 9 digits as they are (OPEN-B57)', async () => {
    const host = heldHost<ClaimsForm, ClaimsResult>();
    const page = await openImport({ host: { findClaims: host.ask } });
    await fillIn(page, 'claims', { 'Medicare number': '123456789' });
    await submit(page);
    expect(host.calls[0]!.mbi).to.equal('123456789');
  });

  it('hands on a number of the site’s own pattern without dashes (OPEN-B57)', async () => {
    const host = heldHost<ClaimsForm, ClaimsResult>();
    const page = await openImport({
      host: { findClaims: host.ask, numberPattern: '[A-Z]{2}\\d{6}' },
    });
    await fillIn(page, 'claims', { 'Medicare number': 'wa123456' });
    await submit(page);
    expect(host.calls[0]!.mbi).to.equal('WA123456');
  });

  it('shows a message while it goes on (IMPORT-01, IMPORT-07, IMPORT-08, OPEN-B64)', async () => {
    const host = heldHost<ClaimsForm, ClaimsResult>();
    const { popup } = await openWith(host.ask).then(async (page) => {
      await submit(page);
      return page;
    });
    expect(waiting(popup)).to.contain('We are finding your drug claims');
    expect(waiting(popup)).to.contain('This may take up to 1 minute');
    expect(waiting(popup)).to.contain('This page will update by itself once we have your information.');
    expect(inside(popup).queryAllByRole('textbox')).to.be.empty;
    expect(focused()).to.equal(inside(popup).getByRole('heading', { level: 2 }));
    await host.respond({ isFound: false });
    expectResult(popup);
    expect(focused()).to.equal(inside(popup).getByRole('heading', { level: 2 }));
  });

  it('ends immediately without a function of the host (IMPORT-12, OPEN-B40)', async () => {
    const page = await openImport();
    await fillIn(page);
    await page.user.click(button(page.popup, SUBMIT));
    await settled();
    expectResult(page.popup);
    expect(page.log).to.be.empty;
  });

  describe('without any', () => {
    it('has a number to call, and a way back (IMPORT-09, IMPORT-10, IMPORT-11, ERRB-10, OPEN-B70)', async () => {
      const page = await openImport({ config: { phones: { importHelp: '1-800-555-0166' } } });
      await fillIn(page);
      await submit(page);
      expectResult(page.popup);
      expect(inside(page.popup).getByRole('link', { name: '1-800-555-0166' })).to.exist;
      expect(page.popup.textContent).to.contain('(TTY 711), 8 a.m. - 8 p.m., 7 days a week');
      await page.user.click(button(page.popup, 'Return to my account'));
      await dialogGone();
      expect(page.visited).to.be.empty;
    });

    it('takes the toll-free number, or the TTY number alone (CONSTB-17, OPEN-B17)', async () => {
      const tollFree = await openImport({ config: { phones: { tollFree: '1-800-555-0100' } } });
      await fillIn(tollFree);
      await submit(tollFree);
      expect(inside(tollFree.popup).getByRole('link', { name: '1-800-555-0100' })).to.exist;
      const none = await openImport({ config: { endpoints: { tollFree: null } } });
      await fillIn(none);
      await submit(none);
      expect(inside(none.popup).queryByRole('link')).to.be.null;
      expect(none.popup.textContent).to.contain('TTY 711, 8 a.m. - 8 p.m., 7 days a week');
    });

    it('starts again the next time, with nothing of what was typed', async () => {
      const page = await openImport();
      await fillIn(page);
      await submit(page);
      await page.user.click(button(page.popup, 'Return to my account'));
      await dialogGone();
      const again = await showImport();
      expect(heading(again)).to.equal('Import your drugs');
      expect(field(again, 'Medicare number').value).to.equal('');
      expect(field(again, 'Last name').value).not.to.equal('Brandywine');
    });
  });

  it('with some: shows a message, and reads the profile again (OPEN-B40)', async () => {
    const host = heldHost<ClaimsForm, ClaimsResult>();
    const page = await openWith(host.ask);
    await submit(page);
    const before = readings(page);
    expect(before).to.equal(1);
    await host.respond({ isFound: true });
    expectSuccess(page.popup);
    expect(readings(page)).to.equal(2);
    await page.user.click(button(page.popup, 'Continue'));
    await dialogGone();
    expect(heading(await showImport())).to.equal('Import your drugs');
  });

  describe('a host', () => {
    const results: [string, unknown][] = [
      ['null', null],
      ['nothing', undefined],
      ['{ isFound: "true" }', { isFound: 'true' }],
      ['{ isFound: 1 }', { isFound: 1 }],
      ['true', true],
      ['a list', [{ isFound: true }]],
      ['a text', '{"isFound":true}'],
      [
        'something that throws when it is read',
        {
          get isFound() {
            throw new Error('no');
          },
        },
      ],
    ];
    for (const [name, result] of results)
      it(`that resolves to ${name} has found none (OPEN-B40)`, async () => {
        const page = await openWith(() => Promise.resolve(result as ClaimsResult));
        await submit(page);
        expectResult(page.popup);
        expect(readings(page)).to.equal(1);
      });

    it('that returns no promise is understood', async () => {
      const page = await openWith((() => ({ isFound: true })) as unknown as Find);
      await submit(page);
      expectSuccess(page.popup);
    });

    for (const [name, find] of [
      [
        'throws',
        () => {
          throw new Error('Brandywine');
        },
      ],
      ['rejects', () => Promise.reject(new Error('Brandywine'))],
    ] as [string, Find][])
      it(`that ${name} has found none, which is reported without what it said`, async () => {
        const page = await openWith(find);
        const errors = spyOnEvents('error');
        await submit(page);
        expectResult(page.popup);
        expect(errors).to.deep.equal([
          ['error', { source: 'host', message: 'import.findClaims failed', code: 'host-function-failed' }],
        ]);
        expect(page.log.join()).not.to.contain('Brandywine');
      });

    describe('that does not respond', () => {
      it('is no matter of the page that comes after it', async () => {
        const page = await openWith(heldHost<ClaimsForm, ClaimsResult>().ask);
        startFakeClock();
        await submit(page);
        visitAgain(page);
        await pass(60_000);
        expect(page.log).to.be.empty;
      });

      it('is waited for a minute, not longer (CONSTB-04, OPEN-B40)', async () => {
        const page = await openWith(heldHost<ClaimsForm, ClaimsResult>().ask);
        const errors = spyOnEvents('error');
        startFakeClock();
        await submit(page);
        await pass(59_999);
        expect(waiting(page.popup)).to.contain('We are finding your drug claims');
        await pass(1);
        expectResult(page.popup);
        expect(errors).to.have.length(1);
        expect(page.log.join()).to.contain('import.findClaims: no response in time');
      });

      it('and finds some after all: shows a message, and reads the profile again', async () => {
        const host = heldHost<ClaimsForm, ClaimsResult>();
        const page = await openWith(host.ask);
        startFakeClock();
        await submit(page);
        await pass(60_000);
        await host.respond({ isFound: true });
        expectSuccess(page.popup);
        expect(readings(page)).to.equal(2);
      });

      it('and finds none after all: leaves the form alone that has been opened again', async () => {
        const host = heldHost<ClaimsForm, ClaimsResult>();
        const page = await openWith(host.ask);
        startFakeClock();
        await submit(page);
        await pass(60_000);
        await page.user.click(button(page.popup, 'Return to my account'));
        await dialogGone();
        const again = await showImport();
        await page.user.type(field(again, 'Medicare number'), '1EG4');
        await host.respond({ isFound: false });
        expect(field(again, 'Medicare number').value).to.equal('1EG4');
      });
    });
  });
});
