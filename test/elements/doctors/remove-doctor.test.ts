import { expect } from 'chai';
import { savedProvidersCountAtom } from '../../../src/state/saved-items/saved-items';
import { openPopup, popupAtom } from '../../../src/state/popups/popups';
import { read } from '../../../src/state/store';
import { holdResponses, requestsTo } from '../../support/responses';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { focused, press } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';

const DOCTORS = 'shopper-profile-doctors';
const ROBIN = 'Dr. Robin Sample';
const CLINIC = 'Specimen Heart Clinic';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

async function openDoctors(options: Options = {}): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  await page.place(DOCTORS);
  await ready();
  await settled();
  return page;
}

const names = ({ screen }: TestPage) =>
  screen.queryAllByShadowRole('listitem').map((row) => row.querySelector('p')!.textContent);
const status = ({ screen }: TestPage) => screen.getByShadowRole('status').textContent;
const noDialog = ({ screen }: TestPage) =>
  eventually(() => expect(screen.queryByShadowRole('dialog')).to.be.null);
const isHeld = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
const writes = ({ service }: TestPage) =>
  requestsTo(service, '/providers').filter(({ method }) => method === 'POST');
const idsSent = (page: TestPage) =>
  writes(page).map(({ body }) =>
    (body as { providerIdList: { providerId: string }[] }).providerIdList.map(({ providerId }) => providerId),
  );
const storedIds = () =>
  (
    JSON.parse(localStorage.getItem('shopperProfile.guestProfile')!) as {
      providersDetails: { providerIdList: { providerId: string }[] };
    }
  ).providersDetails.providerIdList.map(({ providerId }) => providerId);

async function askToRemove(page: TestPage, name: string): Promise<HTMLElement> {
  await page.user.click(page.screen.getByShadowRole('button', { name: `Remove ${name}` }));
  return eventually(() => page.screen.getByShadowRole('dialog'));
}

async function remove(page: TestPage, name: string): Promise<void> {
  const dialog = await askToRemove(page, name);
  await page.user.click(inside(dialog).getByRole('button', { name: 'Remove' }));
}

describe('removing a saved doctor', () => {
  afterEach(leaveTestPage);

  describe('the popup', () => {
    it('says why in words about doctors when it stays after a failure (DEL-17)', async () => {
      const page = await openDoctors();
      const dialog = await askToRemove(page, ROBIN);
      const popup = read(popupAtom('removal'))!;
      openPopup('removal', { ...popup.about, hasFailed: true }, popup.openedBy);
      await eventually(() =>
        expect(inside(dialog).getByRole('alert').textContent).to.equal(
          'This doctor or dentist was not removed. You can try again, or keep them.',
        ),
      );
    });

    it('opens when a doctor is to be removed, and only then (DOCS-07, DOCS-16)', async () => {
      const page = await openDoctors();
      const seen = spyOnEvents('popup-open', 'popup-close');
      expect(page.screen.queryByShadowRole('dialog')).to.be.null;
      const dialog = await askToRemove(page, ROBIN);
      expect(inside(dialog).getByRole('heading', { name: 'Remove this doctor or dentist?' })).to.exist;
      expect(seen).to.deep.equal([['popup-open', { popup: 'remove-doctor' }]]);
      await eventually(() => expect(isHeld()).to.be.true);
    });

    it('shows name, specialty and address, and offers to remove or to keep (DOCS-17, DOCS-18)', async () => {
      const page = await openDoctors();
      const dialog = await askToRemove(page, CLINIC);
      for (const text of [CLINIC, 'Cardiology', '200 Example Street, Chicago, IL 60614'])
        expect(inside(dialog).getByText(text)).to.exist;
      expect(
        inside(dialog)
          .getAllByRole('button')
          .map((button) => button.ariaLabel ?? button.textContent),
      ).to.deep.equal(['Close', 'Remove', 'Keep']);
    });

    it('keeps the doctor without a call: button, Escape, cross (DOCS-20)', async () => {
      const page = await openDoctors();
      const seen = spyOnEvents('item-removed', 'item-restored');
      for (const close of [
        (dialog: HTMLElement) => page.user.click(inside(dialog).getByRole('button', { name: 'Keep' })),
        () => press('Escape'),
        (dialog: HTMLElement) => page.user.click(inside(dialog).getByRole('button', { name: 'Close' })),
      ]) {
        await close(await askToRemove(page, ROBIN));
        await noDialog(page);
        await eventually(() => expect((focused() as HTMLElement).ariaLabel).to.equal(`Remove ${ROBIN}`));
      }
      expect(names(page)).to.deep.equal([ROBIN, CLINIC]);
      expect(writes(page)).to.be.empty;
      expect(seen).to.be.empty;
      await eventually(() => expect(isHeld()).to.be.false);
    });

    it('opens in the element that was asked, not in its twin (DOCS-16)', async () => {
      const page = await openDoctors();
      const second = await page.place(DOCTORS);
      await settled();
      const [, button] = page.screen.getAllByShadowRole('button', { name: `Remove ${ROBIN}` });
      await page.user.click(button!);
      await eventually(() => expect(second.shadowRoot!.querySelector('dialog')).to.exist);
      expect(page.screen.getAllByShadowRole('dialog')).to.have.length(1);
    });
  });

  it('takes the doctor and the count away before the call (DOCS-19, DEL-06, DEL-07, DEL-08)', async () => {
    const page = await openDoctors();
    const counts: number[] = [];
    const { service } = page;
    const ask = service.fetch.bind(service);
    service.fetch = (...call) => {
      counts.push(read(savedProvidersCountAtom));
      return ask(...call);
    };
    await remove(page, ROBIN);
    await noDialog(page);
    expect(counts[0]).to.equal(1);
    expect(names(page)).to.deep.equal([CLINIC]);
  });

  it('sends the list without the doctor, all else as it was, and reads it again (DEL-13, DEL-15, DEL-20)', async () => {
    const page = await openDoctors();
    await remove(page, ROBIN);
    await noDialog(page);
    await settled();
    expect(idsSent(page)).to.deep.equal([['9000000202']]);
    const calls = requestsTo(page.service, '/providers').map(({ method }) => method);
    expect(calls).to.deep.equal(['GET', 'POST', 'GET']);
    expect(names(page)).to.deep.equal([CLINIC]);
  });

  it('removes a guest’s doctor from this browser, without a call (DEL-13)', async () => {
    const page = await openDoctors({ scenario: 'guest' });
    await remove(page, ROBIN);
    await noDialog(page);
    await eventually(() => expect(storedIds()).to.deep.equal(['9000000202']));
    expect(requestsTo(page.service, '/Users/')).to.be.empty;
  });

  it('closes, says how many are left, tells the host, and leaves focus at the way back (DEL-14)', async () => {
    const page = await openDoctors();
    const seen = spyOnEvents('item-removed', 'item-restored');
    await remove(page, ROBIN);
    await noDialog(page);
    await eventually(() =>
      expect(status(page)).to.equal('Removed. 1 doctor or dentist is left. You can undo this.'),
    );
    expect(seen).to.deep.equal([['item-removed', { kind: 'doctor', count: 1 }]]);
    await eventually(() => expect(focused()?.textContent).to.equal('Undo'));
    await eventually(() => expect(isHeld()).to.be.false);
  });

  it('shows the empty state after the last one (DOCS-12)', async () => {
    const page = await openDoctors();
    for (const name of [ROBIN, CLINIC]) {
      await remove(page, name);
      await noDialog(page);
    }
    expect(await page.screen.findByShadowRole('heading', { name: 'You have no saved doctors or dentists' }))
      .to.exist;
    await eventually(() =>
      expect(status(page)).to.equal('Removed. 0 doctors and dentists are left. You can undo this.'),
    );
  });

  it('says that it is at it, and does not call twice for two clicks (DEL-06)', async () => {
    const page = await openDoctors({ delays: { profileWrite: 1000 } });
    startFakeClock();
    const dialog = await askToRemove(page, ROBIN);
    const button = inside(dialog).getByRole('button', { name: 'Remove' });
    await page.user.dblClick(button);
    await settled();
    await eventually(() => expect(button.textContent).to.equal('Removing…'));
    expect(writes(page)).to.have.length(1);
  });

  it('does not take focus away from someone who has moved on (DEL-14)', async () => {
    const page = await openDoctors({ delays: { profileWrite: 1000 } });
    startFakeClock();
    await remove(page, ROBIN);
    await press('Escape');
    const elsewhere = page.container.appendChild(document.createElement('input'));
    elsewhere.focus();
    await pass(1000);
    await eventually(() => expect(status(page)).to.contain('Removed'));
    expect(focused()).to.equal(elsewhere);
  });

  it('puts the doctor back and closes when the call fails (DEL-10, DEL-17)', async () => {
    const page = await openDoctors({ fail: { call: 'profileWrite', kind: 500 } });
    const seen = spyOnEvents('item-removed', 'item-restored', 'error');
    await remove(page, ROBIN);
    await noDialog(page);
    expect(names(page)).to.deep.equal([ROBIN, CLINIC]);
    await eventually(() =>
      expect(status(page)).to.equal('We could not confirm that this was removed. It is back in your list.'),
    );
    expect(seen.map(([name]) => name)).to.deep.equal(['error', 'item-restored']);
    expect(seen[1]![1]).to.deep.equal({ kind: 'doctor', count: 2 });
    expect(page.screen.queryByShadowRole('button', { name: 'Undo' })).to.be.null;
  });

  it('lets the removal stand when the list cannot be read again, and logs it (DEL-19)', async () => {
    const page = await openDoctors();
    const dialog = await askToRemove(page, ROBIN);
    const { service } = page;
    const ask = service.fetch.bind(service);
    service.fetch = async (...call) => {
      const response = await ask(...call);
      if (writes(page).length > 0) service.setFailures([{ call: 'profile', kind: 500 }]);
      return response;
    };
    await page.user.click(inside(dialog).getByRole('button', { name: 'Remove' }));
    await noDialog(page);
    await settled();
    expect(names(page)).to.deep.equal([CLINIC]);
    expect(page.log.join()).to.contain('profile (providers) failed');
  });

  describe('the way back', () => {
    it('brings the doctor back to the old place, and tells the host (DEL-20)', async () => {
      const page = await openDoctors();
      await remove(page, ROBIN);
      await noDialog(page);
      const seen = spyOnEvents('item-removed', 'item-restored');
      await page.user.click(await page.screen.findByShadowRole('button', { name: 'Undo' }));
      await eventually(() => expect(names(page)).to.deep.equal([ROBIN, CLINIC]));
      expect(idsSent(page).at(-1)).to.deep.equal(['9000000101', '9000000202']);
      await eventually(() => expect(status(page)).to.equal('The doctor or dentist is back in your list.'));
      expect(seen).to.deep.equal([['item-restored', { kind: 'doctor', count: 2 }]]);
      await eventually(() => expect(focused()?.textContent).to.contain(ROBIN));
      expect(page.screen.queryByShadowRole('button', { name: 'Undo' })).to.be.null;
    });

    it('is there also when the only doctor was removed', async () => {
      const page = await openDoctors({ scenario: 'guest' });
      for (const name of [ROBIN, CLINIC]) {
        await remove(page, name);
        await noDialog(page);
      }
      await page.user.click(await page.screen.findByShadowRole('button', { name: 'Undo' }));
      await eventually(() => expect(names(page)).to.deep.equal([CLINIC]));
      await eventually(() => expect(storedIds()).to.deep.equal(['9000000202']));
    });

    it('has no time limit, also after an earlier one was used (WCAG 2.2.1)', async () => {
      const page = await openDoctors({ scenario: 'guest' });
      await remove(page, ROBIN);
      await noDialog(page);
      await page.user.click(await page.screen.findByShadowRole('button', { name: 'Undo' }));
      await eventually(() => expect(names(page)).to.have.length(2));
      startFakeClock();
      await remove(page, ROBIN);
      await settled();
      await pass(60 * 60_000);
      expect(page.screen.getByShadowRole('button', { name: 'Undo' })).to.exist;
    });
  });

  it('is not undone by a read that was sent before (contract §7)', async () => {
    const page = await openDoctors();
    const all = holdResponses(page.service, '/all');
    const reading = window.shopperProfile!.refresh!();
    await settled();
    await remove(page, ROBIN);
    await noDialog(page);
    all.arrive();
    await reading;
    await settled();
    expect(names(page)).to.deep.equal([CLINIC]);
  });

  it('speaks Spanish', async () => {
    const page = await openDoctors({ config: { locale: 'es' } });
    await page.user.click(page.screen.getByShadowRole('button', { name: `Eliminar ${ROBIN}` }));
    const dialog = await eventually(() => page.screen.getByShadowRole('dialog'));
    expect(inside(dialog).getByRole('heading', { name: '¿Eliminar este médico o dentista?' })).to.exist;
    await page.user.click(inside(dialog).getByRole('button', { name: 'Eliminar' }));
    await eventually(() =>
      expect(status(page)).to.equal('Se eliminó. Le queda 1 médico o dentista. Puede deshacer esto.'),
    );
    expect(page.screen.getByShadowRole('button', { name: 'Deshacer' })).to.exist;
  });
});
