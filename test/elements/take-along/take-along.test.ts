import { expect } from 'chai';
import { goOnAsGuest } from '../../../src/state/load/load-flow';
import { popupAtom } from '../../../src/state/popups/popups';
import { read } from '../../../src/state/store';
import { eventually, settled } from '../../support/clock';
import { press } from '../../support/keys';
import { holdResponses } from '../../support/responses';
import { leaveTestPage, openTestPage, ready, spyOnEvents } from '../../support/page';
import { OPEN, openButton, openDialog, openTakeAlong, TAG } from './support';

const boxesIn = (dialog: HTMLElement): Record<string, boolean> =>
  Object.fromEntries(
    [...dialog.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map((box) => [
      box.labels?.[0]?.textContent ?? '',
      box.checked,
    ]),
  );

describe(TAG, () => {
  afterEach(leaveTestPage);

  it('offers everything that is saved, and ticks all but the name (contract §8)', async () => {
    const page = await openTakeAlong();
    const { dialog } = await openDialog(page);
    expect(boxesIn(dialog)).to.deep.equal({
      'My drugs': true,
      'My pharmacy': true,
      'My doctors and dentists': true,
      'My plans and what they cost': true,
      'Questions to ask': true,
      'My name': false,
    });
    expect(dialog.textContent).not.to.include('not saved any');
  });

  it('says what is not saved instead of offering it', async () => {
    const page = await openTakeAlong({ scenario: 'empty' });
    const { dialog, getByText } = await openDialog(page);
    expect(Object.keys(boxesIn(dialog)))
      .to.include('Questions to ask')
      .and.not.to.include('My drugs');
    expect(
      getByText(
        'Not on the paper, because you have not saved any: drugs, pharmacy, doctors and dentists, plans.',
      ),
    ).to.exist;
  });

  it('offers no name where none is known', async () => {
    const page = await openTakeAlong({ scenario: 'guest' });
    const { dialog } = await openDialog(page);
    expect(boxesIn(dialog)).not.to.have.property('My name');
  });

  it('says that the paper is personal, and that nothing is sent or kept', async () => {
    const page = await openTakeAlong();
    const { dialog } = await openDialog(page);
    expect(dialog.textContent)
      .to.include('This paper is personal.')
      .and.to.include('We do not send this list');
  });

  it('ticks and unticks with the keyboard, and gives focus back to the button (POP-17)', async () => {
    const page = await openTakeAlong();
    const seen = spyOnEvents('popup-open', 'popup-close');
    const { dialog, getByRole } = await openDialog(page);
    getByRole('checkbox', { name: 'My name' }).focus();
    await press(' ');
    expect(boxesIn(dialog)).to.include({ 'My name': true, 'My drugs': true });
    await press('Escape');
    await eventually(() => expect(page.screen.queryByShadowRole('dialog')).to.be.null);
    expect(openButton(page).matches(':focus')).to.be.true;
    expect(seen).to.deep.equal([
      ['popup-open', { popup: 'take-along' }],
      ['popup-close', { popup: 'take-along' }],
    ]);
    const again = await openDialog(page);
    expect(boxesIn(again.dialog)).to.include({ 'My name': false });
  });

  it('says while costs are loading that they are not on the paper yet', async () => {
    const page = openTestPage({
      scenario: 'consumer',
      date: '2026-11-20',
      config: { print: () => undefined },
    });
    const held = holdResponses(page.service, 'product-details');
    await page.place(TAG);
    await eventually(() => expect(openButton(page)).to.exist);
    const { getByRole } = await openDialog(page);
    expect(getByRole('status').textContent).to.include('still loading');
    held.arrive();
    await ready();
    await eventually(() => expect(getByRole('status').textContent).to.equal(''));
  });

  it('shows no button before the profile is known', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    const held = holdResponses(page.service, '/all');
    await page.place(TAG);
    await eventually(
      () => expect(page.service.requests.some(({ path }) => path.includes('/all'))).to.be.true,
    );
    expect(page.screen.queryByShadowRole('button')).to.be.null;
    held.arrive();
    await ready();
    await eventually(() => expect(openButton(page)).to.exist);
  });

  it('takes no space when the profile could not be read', async () => {
    const page = await openTakeAlong({ fail: { call: 'profile', kind: 500 } });
    expect(page.screen.queryByShadowRole('button', { name: OPEN })).to.be.null;
    expect(page.container.getBoundingClientRect().height).to.equal(0);
  });

  for (const scenario of ['agent', 'cloaked'] as const)
    it(`shows to ${scenario === 'agent' ? 'agents' : 'customer service'}, as Print does (SHELL-52)`, async () => {
      const page = await openTakeAlong({ scenario });
      expect(openButton(page)).to.exist;
    });

  it('closes the dialog and hides the button when the shopper is signed out', async () => {
    const page = await openTakeAlong();
    await openDialog(page);
    goOnAsGuest();
    await settled();
    await eventually(() => expect(page.screen.queryByShadowRole('dialog')).to.be.null);
    expect(read(popupAtom('takeAlong'))).to.be.null;
  });

  it('speaks Spanish', async () => {
    const page = await openTakeAlong({ config: { locale: 'es' } });
    await page.user.click(page.screen.getByShadowRole('button', { name: 'Imprimir una lista para llevar' }));
    const dialog = await eventually(() =>
      page.screen.getByShadowRole('dialog', { name: 'Una lista para llevar' }),
    );
    expect(Object.keys(boxesIn(dialog))).to.deep.equal([
      'Mis medicamentos',
      'Mi farmacia',
      'Mis médicos y dentistas',
      'Mis planes y lo que cuestan',
      'Preguntas que hacer',
      'Mi nombre',
    ]);
    expect(page.screen.getByShadowRole('button', { name: 'Imprimir o guardar como PDF' })).to.exist;
  });
});
