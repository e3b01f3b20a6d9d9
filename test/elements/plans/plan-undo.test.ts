import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import { savedPlansCountAtom } from '../../../src/state/plans/plans';
import { read } from '../../../src/state/store';
import { holdResponses, requestsTo } from '../../support/responses';
import { cardOf, cardsShown, planNames } from '../../support/cards';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { focused, press, pressWithShift } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, spyOnEvents, type TestPage } from '../../support/page';
import { setWindowWidth } from '../../support/window';

const PLANS = 'shopper-profile-plans';
const AETNA = 'Aetna Medicare Premier (PPO)';

const status = ({ screen }: TestPage): HTMLElement => screen.getByShadowRole('status');
const undoButton = ({ screen }: TestPage) => screen.queryByShadowRole('button', { name: 'Undo' });

/** A page on which a plan was just removed, with the plan names from before the removal. */
async function openAfterRemoval(options: PageOptions = {}): Promise<[TestPage, string[]]> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  await page.place(PLANS);
  const before = await cardsShown(page.screen, 6);
  const card = await cardOf(page.screen, /Aetna Medicare Premier/);
  await page.user.click(inside(card).getByRole('button', { name: /^Remove / }));
  const dialog = await eventually(() => page.screen.getByShadowRole('dialog'));
  await page.user.click(inside(dialog).getByRole('button', { name: 'Remove from saved plans' }));
  await eventually(() => expect(undoButton(page)).to.exist);
  return [page, before];
}

describe('the way back after a plan was removed', () => {
  afterEach(leaveTestPage);

  it('is offered in sight of where the plan was, and announced once (DEL-14)', async () => {
    const [page] = await openAfterRemoval();
    await eventually(() => expect(focused()).to.equal(undoButton(page)));
    expect(undoButton(page)?.ariaDescribedByElements?.[0]?.textContent).to.equal(`${AETNA} removed.`);
    await eventually(() =>
      expect(status(page).textContent).to.equal(
        `${AETNA} removed. 5 plans for 2027 are left. You can undo this.`,
      ),
    );
    const message = page.screen.getByShadowText(`${AETNA} removed.`);
    expect(message.closest('[role="status"], [role="alert"], [aria-live]')).to.be.null;
    window.scrollTo(0, document.body.scrollHeight);
    await eventually(() => {
      const { top, bottom } = message.getBoundingClientRect();
      const list = page.container.querySelector(PLANS)!.getBoundingClientRect();
      expect(
        [top >= Math.min(0, list.bottom - 100), bottom <= innerHeight],
        `${top} to ${bottom}`,
      ).to.deep.equal([true, true]);
    });
  });

  it('puts the plan back in its place, in the service too, and reports it (DEL-09, DEL-11)', async () => {
    const [page, before] = await openAfterRemoval();
    const seen = spyOnEvents('item-removed', 'item-restored');
    await page.user.click(undoButton(page)!);
    await eventually(() => expect(status(page).textContent).to.equal('The plan is back in your list.'));
    expect(planNames(page.screen)).to.deep.equal(before);
    expect(page.service.state.plansDetails.plans.map(({ planId }) => planId)).to.include('H5521016000');
    expect(read(savedPlansCountAtom)).to.equal(8);
    expect(seen).to.deep.equal([['item-restored', { kind: 'plan', count: 8 }]]);
    expect(undoButton(page)).to.be.null;
    expect(focused()).to.equal(await cardOf(page.screen, /Aetna Medicare Premier/));
  });

  it('says that it failed, where everyone sees it, and can be tried again', async () => {
    const [page] = await openAfterRemoval();
    page.service.setFailures({ call: 'profileWrite', kind: 500 });
    await page.user.click(undoButton(page)!);
    const words = 'We could not put the plan back. Please try again.';
    await eventually(() => expect(status(page).textContent).to.equal(words));
    expect(page.screen.getByShadowText(words).getBoundingClientRect().height).to.be.above(10);
    page.service.setFailures([]);
    await page.user.click(undoButton(page)!);
    await cardsShown(page.screen, 6);
  });

  it('says that it is at it, as long as another removal is under way', async () => {
    const [page] = await openAfterRemoval();
    const held = holdResponses(page.service, '/plans');
    await page.user.click(undoButton(page)!);
    await eventually(() => expect(status(page).textContent).to.equal('Putting the plan back…'));
    held.arrive();
    await eventually(() => expect(status(page).textContent).to.equal('The plan is back in your list.'));
  });

  it('has no time limit (WCAG 2.2.1)', async () => {
    const [page] = await openAfterRemoval();
    startFakeClock();
    await pass(60 * 60_000);
    expect(undoButton(page)).to.exist;
  });

  it('leads to the card that is back by keyboard, too, and a second press loses nothing', async () => {
    const [page, before] = await openAfterRemoval();
    const held = holdResponses(page.service, '/plans');
    await eventually(() => expect(focused()).to.equal(undoButton(page)));
    const calls = requestsTo(page.service, '/plans').length;
    await press('Enter');
    await eventually(() => expect(undoButton(page)?.ariaDisabled).to.equal('true'));
    await press('Enter');
    expect(focused()).to.equal(undoButton(page));
    held.arrive();
    await cardsShown(page.screen, 6);
    await eventually(() => expect(undoButton(page)).to.be.null);
    expect((focused() as HTMLElement).textContent).to.contain(AETNA);
    await press('Enter');
    await settled();
    expect(page.screen.queryByShadowRole('dialog')).to.be.null;
    expect(planNames(page.screen)).to.deep.equal(before);
    const writes = requestsTo(page.service, '/plans').slice(calls);
    expect(writes.filter(({ method }) => method !== 'GET')).to.have.length(1);
  });

  it('leaves focus where the shopper has put it in the meantime', async () => {
    const [page] = await openAfterRemoval();
    const held = holdResponses(page.service, '/plans');
    await page.user.click(undoButton(page)!);
    const [details] = page.screen.getAllByShadowRole('link', { name: /^View plan details/ });
    details?.focus();
    held.arrive();
    await cardsShown(page.screen, 6);
    await settled();
    expect(focused()).to.equal(details);
  });

  for (const width of [390, 1280])
    it(`covers no control that gets focus, ${width} px wide (WCAG 2.4.11)`, async () => {
      await setWindowWidth(width);
      const [page] = await openAfterRemoval();
      await eventually(() => expect(focused()).to.equal(undoButton(page)));
      const bar = undoButton(page)!.closest('.undo')!;
      page.screen
        .getAllByShadowRole('button', { name: /^Remove / })
        .at(-1)!
        .focus();
      for (let presses = 0; presses < 20; presses += 1) {
        await pressWithShift('Tab');
        const control = focused()!;
        expect(control.getBoundingClientRect().top, control.outerHTML.slice(0, 80)).to.be.at.least(
          bar.getBoundingClientRect().bottom,
        );
      }
    });

  it('can be closed, and the page stays where it is', async () => {
    const [page] = await openAfterRemoval();
    const card = await cardOf(page.screen, /DEVOTED/);
    window.scrollTo(0, 400);
    const { top } = card.getBoundingClientRect();
    await page.user.click(page.screen.getByShadowRole('button', { name: 'Close' }));
    await eventually(() => expect(undoButton(page)).to.be.null);
    await eventually(() => expect(card.getBoundingClientRect().top).to.be.closeTo(top, 2));
    expect(focused()?.textContent).to.equal('Your plans');
    expect(planNames(page.screen)).not.to.include(AETNA);
  });

  it('is for the plan that was removed last', async () => {
    const [page] = await openAfterRemoval();
    const card = await cardOf(page.screen, /DEVOTED/);
    await page.user.click(inside(card).getByRole('button', { name: /^Remove / }));
    const dialog = await eventually(() => page.screen.getByShadowRole('dialog'));
    await page.user.click(inside(dialog).getByRole('button', { name: 'Remove from saved plans' }));
    await eventually(() =>
      expect(undoButton(page)?.ariaDescribedByElements?.[0]?.textContent).to.match(/^DEVOTED .* removed\.$/),
    );
  });

  it('goes with the year that shows (PLANS-04)', async () => {
    const [page] = await openAfterRemoval();
    await page.user.click(page.screen.getByShadowRole('button', { name: 'View 2026 plans' }));
    await eventually(() => expect(undoButton(page)).to.be.null);
  });

  it('is there for guests, whose plan goes back into this browser (DEL-13)', async () => {
    const page = openTestPage({ scenario: 'guest' });
    await page.place(PLANS);
    const before = await cardsShown(page.screen, 3);
    const stored = localStorage.getItem('shopperProfile.guestProfile');
    await page.user.click(page.screen.getAllByShadowRole('button', { name: /^Remove / })[0]!);
    const dialog = await eventually(() => page.screen.getByShadowRole('dialog'));
    await page.user.click(inside(dialog).getByRole('button', { name: 'Remove from saved plans' }));
    await eventually(() => expect(undoButton(page)).to.exist);
    await page.user.click(undoButton(page)!);
    expect(await cardsShown(page.screen, 3)).to.deep.equal(before);
    const ids = (text: string | null) => text?.match(/"planId":"\w+"/g);
    expect(ids(localStorage.getItem('shopperProfile.guestProfile'))).to.deep.equal(ids(stored));
  });

  it('speaks Spanish', async () => {
    const page = openTestPage({ scenario: 'consumer', config: { locale: 'es' } });
    await page.place(PLANS);
    await page.user.click(await page.screen.findByShadowRole('button', { name: /^Eliminar Aetna/ }));
    const dialog = await eventually(() => page.screen.getByShadowRole('dialog'));
    await page.user.click(inside(dialog).getByRole('button', { name: 'Eliminar de los planes guardados' }));
    expect(await page.screen.findByShadowRole('button', { name: 'Deshacer' })).to.exist;
    expect(page.screen.getByShadowText(`Se eliminó ${AETNA}.`)).to.exist;
  });

  it('speaks the language of its element, though the page has another one', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    await page.place(PLANS, 'lang="es"');
    await page.user.click(await page.screen.findByShadowRole('button', { name: /^Eliminar Aetna/ }));
    expect(await page.screen.findByShadowRole('dialog', { name: '¿Eliminar este plan?' })).to.exist;
    const button = page.screen.getByShadowRole('button', { name: 'Eliminar de los planes guardados' });
    await page.user.click(button);
    expect(await page.screen.findByShadowText(`Se eliminó ${AETNA}.`)).to.exist;
  });
});

describe('plans of customer service that may only look', () => {
  afterEach(leaveTestPage);

  it('cannot be removed (OPEN-B66, ROLES-25)', async () => {
    const page = openTestPage({ scenario: 'cloaked', config: { cloaked: { readOnly: true } } });
    await page.place(PLANS);
    await eventually(() => expect(planNames(page.screen)).not.to.be.empty);
    expect(page.screen.queryByShadowRole('button', { name: /^Remove / })).to.be.null;
    expect(page.screen.getAllByShadowRole('link', { name: /^View plan details/ })).not.to.be.empty;
  });
});
