import { expect } from 'chai';
import { refreshProfile } from '../../../src/state/load/load-flow';
import { isPlansExistsAtom, savedPlansCountAtom } from '../../../src/state/plans/plans';
import { read } from '../../../src/state/store';
import { replaceResponse, holdResponses, requestsTo } from '../../support/responses';
import { cardOf, cardsShown, factOf, planNames } from '../../support/cards';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { focused, press } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { savedPlansText } from '../../support/saved-lists';

const PLANS = 'shopper-profile-plans';
const REMOVE = 'Remove from saved plans';
const KEEP = 'Keep this plan';

const dialogOf = ({ screen }: TestPage) => eventually(() => screen.getByShadowRole('dialog'));
const noDialog = ({ screen }: TestPage) =>
  eventually(() => expect(screen.queryByShadowRole('dialog')).to.be.null);
const isHeld = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
const removals = ({ service }: TestPage) =>
  service.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
const stored = (key: string) =>
  JSON.parse(localStorage.getItem(`shopperProfile.${key}`) ?? 'null') as {
    plansDetails: { plans: { planId: string; planYear: string | number }[]; savedPlans?: string };
    drugsAndPharmacyDetails?: { drugInfoDetails: unknown[] };
  } | null;
const storedIds = (key: string) => stored(key)?.plansDetails.plans.map(({ planId }) => planId);

/** Opens the removal popup of the plan with that name, and returns it. */
async function askToRemove(page: TestPage, name: RegExp): Promise<HTMLElement> {
  const card = await cardOf(page.screen, name);
  await page.user.click(inside(card).getByRole('button', { name: /^Remove / }));
  return dialogOf(page);
}

async function remove(page: TestPage, name: RegExp): Promise<void> {
  const dialog = await askToRemove(page, name);
  await page.user.click(inside(dialog).getByRole('button', { name: REMOVE }));
}

const named = (name: string) => new RegExp(name.replace(/[()]/g, '.'));
const AETNA = /Aetna Medicare Premier/;

describe('removing a saved plan', () => {
  afterEach(leaveTestPage);

  describe('the popup', () => {
    it('opens when a plan is to be removed, and only then (DEL-01)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const seen = spyOnEvents('popup-open', 'popup-close');
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      expect(page.screen.queryByShadowRole('dialog')).to.be.null;
      const dialog = await askToRemove(page, AETNA);
      expect(inside(dialog).getByRole('heading', { name: 'Remove this plan?' })).to.exist;
      expect(seen).to.deep.equal([['popup-open', { popup: 'remove-plan' }]]);
    });

    it('names the plan, its premium and its second benefit (DEL-02, DEL-04)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      const dialog = await askToRemove(page, AETNA);
      expect(inside(dialog).getByText('Aetna Medicare Premier (PPO)')).to.exist;
      expect(factOf(dialog, 'Monthly premium')).to.deep.equal(['$44.00 + Part B premium']);
      expect(factOf(dialog, 'Urgent care')).to.deep.equal(['$45 copay']);
    });

    it('says how the plan is positioned, when that is known (DEL-03)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      replaceResponse(page.service, '/products/MAPD/', {
        data: {
          plans: [
            {
              planId: 'H5521016000',
              planName: 'Aetna Medicare Premier',
              planPositioningStatement: 'For walkers',
            },
          ],
        },
      });
      await page.place(PLANS);
      expect((await askToRemove(page, AETNA)).textContent).to.contain('For walkers');
    });

    it('keeps the plan without a call (DEL-05)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const seen = spyOnEvents('popup-close', 'item-removed');
      await page.place(PLANS);
      const dialog = await askToRemove(page, AETNA);
      await page.user.click(inside(dialog).getByRole('button', { name: KEEP }));
      await noDialog(page);
      expect(removals(page)).to.be.empty;
      await cardsShown(page.screen, 6);
      expect(seen).to.deep.equal([['popup-close', { popup: 'remove-plan' }]]);
    });

    it('keeps the plan on Escape and on the close button (DEL-05)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      await askToRemove(page, AETNA);
      await press('Escape');
      await noDialog(page);
      const dialog = await askToRemove(page, AETNA);
      await page.user.click(inside(dialog).getByRole('button', { name: 'Close' }));
      await noDialog(page);
      expect(removals(page)).to.be.empty;
    });

    it('takes focus, keeps it inside and gives it back (DEL-05)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      const dialog = await askToRemove(page, AETNA);
      expect(dialog.contains(focused())).to.be.true;
      for (let stop = 0; stop < 4; stop += 1) {
        await press('Tab');
        const element = focused();
        // Between the last stop and the first one, focus is in the browser's own controls.
        expect(element === document.body || dialog.contains(element)).to.be.true;
      }
      await press('Escape');
      await noDialog(page);
      await eventually(() =>
        expect(focused()?.getAttribute('aria-label')).to.equal('Remove Aetna Medicare Premier (PPO)'),
      );
    });

    it('can be worked with the keyboard alone (DEL-05)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      const card = await cardOf(page.screen, AETNA);
      inside(card)
        .getByRole('button', { name: /^Remove / })
        .focus();
      await press('Enter');
      const dialog = await dialogOf(page);
      inside(dialog).getByRole('button', { name: REMOVE }).focus();
      await press(' ');
      await cardsShown(page.screen, 5);
    });

    it('keeps the page from scrolling, and gives it back as it was (POP-17, POP-18)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const before = document.documentElement.getAttribute('style');
      const sheets = document.adoptedStyleSheets.length;
      await page.place(PLANS);
      await askToRemove(page, AETNA);
      await eventually(() => expect(isHeld()).to.be.true);
      await press('Escape');
      await noDialog(page);
      await eventually(() => expect(isHeld()).to.be.false);
      expect(document.documentElement.getAttribute('style')).to.equal(before);
      expect(document.adoptedStyleSheets).to.have.length(sheets);
    });

    it('lets the page scroll again when the element is taken out of it (POP-18)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const element = await page.place(PLANS);
      await askToRemove(page, AETNA);
      element.remove();
      await eventually(() => expect(isHeld()).to.be.false);
    });

    it('opens in the element that was asked, not in its twin (DEL-01)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const first = await page.place(PLANS);
      const second = await page.place(PLANS);
      await eventually(() => expect(second.shadowRoot!.querySelectorAll('article')).to.have.length(6));
      const [button] = inside(second.shadowRoot as unknown as HTMLElement).getAllByRole('button', {
        name: /^Remove Aetna/,
      });
      await page.user.click(button!);
      await eventually(() => expect(second.shadowRoot!.querySelector('dialog')).to.exist);
      expect(first.shadowRoot!.querySelector('dialog')).to.be.null;
    });
  });

  describe('while the service has not responded', () => {
    it('takes the plan and its count away immediately, then calls (DEL-06, DEL-07, DEL-08)', async () => {
      const page = openTestPage({ scenario: 'consumer', delays: { deletePlan: 1000 } });
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      const counts: number[] = [];
      const { service } = page;
      const ask = service.fetch.bind(service);
      service.fetch = (...call) => {
        counts.push(read(savedPlansCountAtom));
        return ask(...call);
      };
      startFakeClock();
      await remove(page, AETNA);
      await settled();
      expect(counts).to.deep.equal([7]);
      expect(planNames(page.screen)).to.have.length(5);
      expect(savedPlansText()).not.to.contain('H5521016000');
    });

    it('names year and plan in the call, and sends no body (HTTP-02, HTTP-03)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      await remove(page, AETNA);
      await noDialog(page);
      const calls = page.service.requests.filter(({ method }) => method === 'DELETE');
      expect(calls.map(({ path }) => path)).to.deep.equal([
        '/landrover/api/Users/demo-consumer/plans/2027/H5521016000',
      ]);
      expect(calls[0]!.body).to.be.undefined;
    });

    it('says that it is at it, and does not call twice for two clicks (DEL-06)', async () => {
      const page = openTestPage({ scenario: 'consumer', delays: { deletePlan: 1000 } });
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      startFakeClock();
      const dialog = await askToRemove(page, AETNA);
      const button = inside(dialog).getByRole('button', { name: REMOVE });
      await page.user.dblClick(button);
      await settled();
      await eventually(() => expect(button.textContent).to.equal('Removing…'));
      expect(removals(page)).to.have.length(1);
    });

    it('leaves order and content of all other plans as they were (DEL-20)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      const before = await cardsShown(page.screen, 6);
      await remove(page, /Humana Gold Choice/);
      const after = await cardsShown(page.screen, 5);
      expect(after).to.deep.equal(before.filter((name) => !name.includes('Gold Choice')));
    });

    it('takes the plan off every element of the page (DATA-52)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      const second = await page.place(PLANS);
      await eventually(() => expect(second.shadowRoot!.querySelectorAll('article')).to.have.length(6));
      const [button] = inside(second.shadowRoot as unknown as HTMLElement).getAllByRole('button', {
        name: /^Remove Aetna/,
      });
      await page.user.click(button!);
      await page.user.click(inside(await dialogOf(page)).getByRole('button', { name: REMOVE }));
      await cardsShown(page.screen, 10);
    });
  });

  describe('when it succeeds', () => {
    it('closes, says how many are left, and tells the host (DEL-14)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const seen = spyOnEvents('item-removed', 'item-restored');
      await page.place(PLANS);
      await remove(page, AETNA);
      await noDialog(page);
      await eventually(() =>
        expect(page.screen.getByShadowRole('status').textContent).to.equal(
          'Aetna Medicare Premier (PPO) removed. 5 plans for 2027 are left. You can undo this.',
        ),
      );
      expect(seen).to.deep.equal([['item-removed', { kind: 'plan', count: 7 }]]);
      await eventually(() => expect(isHeld()).to.be.false);
    });

    it('leaves focus at the way back, also after the last plan (DEL-14)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const { plans } = page.service.state.plansDetails;
      page.service.state.plansDetails.plans = plans.filter(
        ({ planType, planYear }) => planType === 'MAPD' && planYear === '2027',
      );
      await page.place(PLANS);
      const names = await cardsShown(page.screen, 2);
      const close = async () => {
        await noDialog(page);
        await eventually(() => expect(focused()?.textContent).to.equal('Undo'));
      };
      await remove(page, named(names[1]!));
      await close();
      await remove(page, named(names[0]!));
      await close();
    });

    it('cannot be kept any more while it is being removed, and Escape leaves it to go on (DEL-05)', async () => {
      const page = openTestPage({ scenario: 'consumer', delays: { deletePlan: 1000 } });
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      startFakeClock();
      await remove(page, AETNA);
      const dialog = await dialogOf(page);
      const keep = inside(dialog).getByRole('button', { name: KEEP });
      expect(keep.ariaDisabled).to.equal('true');
      await page.user.click(keep);
      expect(await dialogOf(page)).to.equal(dialog);
      await press('Escape');
      await noDialog(page);
      await pass(1000);
      await eventually(() =>
        expect(page.screen.getByShadowRole('status').textContent).to.contain('Premier (PPO) removed'),
      );
      await cardsShown(page.screen, 5);
    });

    it('does not take focus away from someone who has moved on (DEL-14)', async () => {
      const page = openTestPage({ scenario: 'consumer', delays: { deletePlan: 1000 } });
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      startFakeClock();
      await remove(page, AETNA);
      await press('Escape');
      const elsewhere = document.createElement('input');
      page.container.append(elsewhere);
      elsewhere.focus();
      await pass(1000);
      await eventually(() =>
        expect(page.screen.getByShadowRole('status').textContent).to.contain('Premier (PPO) removed'),
      );
      expect(focused()).to.equal(elsewhere);
    });

    it('brings the copy of a consumer’s plans up to date (DEL-13)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      await eventually(() => expect(storedIds('profileCopy')).to.include('H5521016000'));
      await remove(page, AETNA);
      await noDialog(page);
      await eventually(() =>
        expect(storedIds('profileCopy')).to.have.length(7).and.not.include('H5521016000'),
      );
    });

    it('keeps nothing of a consumer in this browser but the plan list (DEL-13)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      await remove(page, AETNA);
      await noDialog(page);
      expect(JSON.stringify(localStorage)).not.to.match(
        /Marta|Sampleton|Eliquis|Robin Sample|1956|example\.com/,
      );
    });

    it('removes a guest’s plan from this browser, without a call (DEL-13, LOAD-35)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      await page.place(PLANS);
      await remove(page, /Gold Plus H1036-054C/);
      await noDialog(page);
      await cardsShown(page.screen, 2);
      expect(removals(page)).to.be.empty;
      const copy = stored('guestProfile');
      expect(storedIds('guestProfile')).to.deep.equal([
        'H7284008000',
        'H1036077000',
        'R5826074000',
        'S5884190000',
      ]);
      expect(copy?.plansDetails.savedPlans).to.equal(
        'H7284008000 2027 MAPD,H1036077000 2027 SNP,R5826074000 2026 MAPD,S5884190000 2026 PDP',
      );
      expect(copy?.drugsAndPharmacyDetails?.drugInfoDetails).to.have.length(3);
    });

    it('keeps what it cannot read of a guest’s plans (DEL-20)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      const copy = stored('guestProfile')!;
      copy.plansDetails.plans.push({ planId: 'H9999001000', planYear: '2027' });
      localStorage.setItem('shopperProfile.guestProfile', JSON.stringify(copy));
      await page.place(PLANS);
      await remove(page, /Gold Plus H1036-054C/);
      await noDialog(page);
      await eventually(() =>
        expect(storedIds('guestProfile')).to.include('H9999001000').and.not.include('H1036054000'),
      );
    });

    it('knows when the last plan is gone (DEL-16)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      page.service.state.plansDetails.plans = page.service.state.plansDetails.plans.filter(
        ({ planId }) => planId === 'H5521016000',
      );
      await page.place(PLANS);
      await remove(page, AETNA);
      expect(await page.screen.findByShadowRole('heading', { name: 'You have no saved plans' })).to.exist;
      expect(read(isPlansExistsAtom)).to.be.false;
    });
  });

  describe('when it fails', () => {
    for (const kind of [500, 404, 401] as const) {
      it(`puts the plan back in its place and stays open, with a message (${kind}) (DEL-09, DEL-18)`, async () => {
        const page = openTestPage({ scenario: 'consumer', fail: { call: 'deletePlan', kind } });
        const seen = spyOnEvents('item-removed', 'item-restored', 'error');
        await page.place(PLANS);
        const before = await cardsShown(page.screen, 6);
        const [text, count] = [savedPlansText(), read(savedPlansCountAtom)];
        await remove(page, /Humana Gold Choice/);
        const dialog = await dialogOf(page);
        await eventually(() =>
          expect(inside(dialog).getByRole('alert').textContent).to.contain('We could not confirm'),
        );
        expect(planNames(page.screen)).to.deep.equal(before);
        expect(savedPlansText()).to.equal(text);
        expect(read(savedPlansCountAtom)).to.equal(count);
        expect(read(isPlansExistsAtom)).to.be.true;
        await eventually(() => expect(isHeld()).to.be.true);
        expect(seen.map(([name]) => name)).to.deep.equal(['error', 'item-restored']);
        expect(seen[0]![1]).to.include({ code: 'delete-plan-failed' });
        expect(seen[1]![1]).to.deep.equal({ kind: 'plan', count: 8 });
        await eventually(() => expect(storedIds('profileCopy')).to.have.length(8));
      });
    }

    it('can be tried again from the open popup (DEL-18)', async () => {
      const page = openTestPage({ scenario: 'consumer', fail: { call: 'deletePlan', kind: 500 } });
      await page.place(PLANS);
      await remove(page, AETNA);
      const dialog = await dialogOf(page);
      await eventually(() => expect(inside(dialog).getByRole('alert').textContent).not.to.equal(''));
      page.service.setFailures([]);
      await page.user.click(inside(dialog).getByRole('button', { name: REMOVE }));
      await noDialog(page);
      await cardsShown(page.screen, 5);
    });

    it('closes after a failure where the page wants it so (DEL-18)', async () => {
      const page = openTestPage({
        scenario: 'consumer',
        fail: { call: 'deletePlan', kind: 500 },
        config: { delete: { closePlanPopupOnFailure: true } },
      });
      await page.place(PLANS);
      await remove(page, AETNA);
      await noDialog(page);
      await cardsShown(page.screen, 6);
      await eventually(() =>
        expect(page.screen.getByShadowRole('status').textContent).to.equal(
          'We could not confirm that the plan was removed. It is back in your list.',
        ),
      );
    });

    it('brings the only plan back, and the list with it (DEL-12)', async () => {
      const page = openTestPage({
        scenario: 'consumer',
        fail: { call: 'deletePlan', kind: 500 },
        delays: { deletePlan: 500 },
      });
      page.service.state.plansDetails.plans = page.service.state.plansDetails.plans.filter(
        ({ planId }) => planId === 'H5521016000',
      );
      await page.place(PLANS);
      await cardsShown(page.screen, 1);
      startFakeClock();
      await remove(page, AETNA);
      await settled();
      expect(read(isPlansExistsAtom)).to.be.false;
      await pass(500);
      await cardsShown(page.screen, 1);
      expect(read(isPlansExistsAtom)).to.be.true;
    });
  });

  describe('two at a time, and with a refresh in between', () => {
    it('puts back the one that failed at its place, and leaves the other one out (DEL-09, DEL-11)', async () => {
      const page = openTestPage({ scenario: 'consumer', delays: { deletePlan: 1000 } });
      await page.place(PLANS);
      const before = await cardsShown(page.screen, 6);
      startFakeClock();
      await remove(page, AETNA);
      await press('Escape');
      await noDialog(page);
      await pass(500);
      await remove(page, /Humana Gold Choice/);
      await press('Escape');
      await noDialog(page);
      await pass(500); // The first one has its response.
      page.service.setFailures({ call: 'deletePlan', kind: 500 });
      await pass(500); // The second one fails.
      await eventually(() =>
        expect(planNames(page.screen)).to.deep.equal(before.filter((name) => !name.includes('Aetna'))),
      );
      expect(savedPlansText().split(',')).to.have.length(7);
    });

    it('does not show a plan again that a refresh brings while its removal is under way (DEL-06)', async () => {
      const page = openTestPage({ scenario: 'consumer', delays: { deletePlan: 1000 } });
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      startFakeClock();
      await remove(page, AETNA);
      await settled();
      await refreshProfile();
      await settled();
      expect(planNames(page.screen)).to.have.length(5);
      await pass(1000);
      await noDialog(page);
      expect(planNames(page.screen)).to.have.length(5);
    });

    it('does not show a plan again when an older response comes after its removal has succeeded (DEL-14)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      const { service } = page;
      const late = holdResponses(service, '/all');
      const refreshed = window.shopperProfile!.refresh!();
      await eventually(() => expect(requestsTo(service, '/all')).to.have.length(2));
      await remove(page, AETNA);
      await noDialog(page);
      late.arrive();
      await refreshed;
      await settled();
      expect(await cardsShown(page.screen, 5)).not.to.include('Aetna Medicare Premier (PPO)');
      await eventually(() => expect(storedIds('profileCopy')).not.to.include('H5521016000'));
    });

    it('shows a plan that was removed and then saved again elsewhere, after a refresh (DEL-14)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const saved = structuredClone(page.service.state.plansDetails.plans);
      await page.place(PLANS);
      await remove(page, AETNA);
      await noDialog(page);
      page.service.state.plansDetails.plans = saved;
      await refreshProfile();
      await cardsShown(page.screen, 6);
    });

    it('puts a plan back at its place when its removal fails after a refresh (DEL-09)', async () => {
      const page = openTestPage({ scenario: 'consumer', delays: { deletePlan: 1000 } });
      await page.place(PLANS);
      const before = await cardsShown(page.screen, 6);
      startFakeClock();
      await remove(page, AETNA);
      await settled();
      await refreshProfile();
      page.service.setFailures({ call: 'deletePlan', kind: 500 });
      await pass(1000);
      await eventually(() => expect(planNames(page.screen)).to.deep.equal(before));
      expect(await ready()).to.deep.equal({ outcome: 'success' });
    });
  });
});
