import { expect } from 'chai';
import type { CallName, FailKind } from '../../../demo/service/index';
import type { Service } from '../../../demo/service/index';
import { openPopup, popupAtom } from '../../../src/state/popups/popups';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import { refreshProfile } from '../../../src/state/load/load-flow';
import { loadProfile } from '../../../src/state/load/load-profile';
import { configAtom } from '../../../src/state/config';
import { forgetShopper } from '../../../src/state/shopper/forget-shopper';
import { shownPlansAtom } from '../../../src/state/plans/plans';
import { planDetailAtom } from '../../../src/state/plans/plan-detail';
import { providerNamesOf } from '../../../src/domain/profile/names';
import { profileAtom } from '../../../src/state/profile/profile-state';
import { currentShopper } from '../../../src/state/shopper/shopper';
import { read } from '../../../src/state/store';
import { undoableAtoms } from '../../../src/state/saved-items/undo';
import { asked, changePlan, holdResponses, requestsTo } from '../../support/responses';
import { takeCallsInHand, type CallsInHand, type PendingCall } from '../../support/calls-in-hand';
import { cardOf } from '../../support/cards';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, spyOnEvents, type TestPage } from '../../support/page';
import {
  countOnPage,
  item,
  itemsNamed,
  keyOf,
  listedKinds,
  loadLists,
  namesOnPage,
  namesOnWire,
  partWith,
  sections,
  setWireList,
  wireList,
  type ListedKind,
} from '../../support/saved-lists';

const NOW = new Date('2026-11-20T10:15:00');
const LISTS = '/planinfo/product-details/';
const PATIENCE_MS = 10_000;
const USERS = '/landrover/api/Users/demo-consumer';

/** Starts the removal of an item by its name. */
const remove = (kind: ListedKind, name: string): Promise<boolean | undefined> =>
  removeSavedItem(kind, keyOf(kind, name));

/** A shopper with these items, in this order. */
async function open(
  kind: ListedKind,
  items: unknown[] = itemsNamed(kind, 'ABC'),
  scenario: 'consumer' | 'cloaked' = 'consumer',
): Promise<TestPage> {
  const page = openTestPage({ scenario });
  setWireList(kind, page.service, items);
  await loadLists(page.service);
  page.service.requests.length = 0;
  return page;
}

/** The same, with every call under control of the test. */
async function openInHand(kind: ListedKind): Promise<TestPage & { calls: CallsInHand }> {
  const page = await open(kind);
  return { ...page, calls: takeCallsInHand(page.service) };
}

/** Calls of the profile service, without the later ones for plan cards. */
const profileCalls = ({ service }: TestPage): string[] =>
  asked(service).filter((call) => call.includes('/Users/'));

/** Leaves the page once no request is pending. */
async function leave(): Promise<void> {
  await settled();
  leaveTestPage();
}

/** The list has been read and written, and is about to be read again. */
async function untilReadAgain(calls: CallsInHand): Promise<void> {
  for (const _ of ['reading', 'its answer', 'writing', 'its answer']) {
    await calls.settle();
    calls.pending[0]!.next();
  }
  await calls.settle();
  expect(calls.pending).to.have.length(1);
}

const written = ({ service }: TestPage): unknown =>
  service.requests.find(({ method }) => method === 'POST')?.body;

const storedByGuest = (): string => localStorage.getItem('shopperProfile.guestProfile')!;

for (const kind of listedKinds) {
  const path = `${USERS}/${sections[kind]}`;
  const removalCalls = [`GET ${path}`, `POST ${path}`, `GET ${path}`];

  describe(`removing a saved ${kind}`, () => {
    afterEach(leave);

    it('takes it from the page and its count before any call is sent (DEL-06, DEL-07, DEL-08)', async () => {
      const page = await open(kind);
      expect([namesOnPage(kind), countOnPage(kind)]).to.deep.equal(['ABC', 3]);
      const removal = remove(kind, 'B');
      expect([namesOnPage(kind), countOnPage(kind)]).to.deep.equal(['AC', 2]);
      expect(page.service.requests).to.be.empty;
      expect(await removal).to.equal(true);
      expect([namesOnPage(kind), countOnPage(kind)]).to.deep.equal(['AC', 2]);
    });

    it('reads the list, sends it without the item and reads it again, for the uuid of the cookie (HTTP-03 … HTTP-08, DEL-15, OPEN-B31)', async () => {
      const page = await open(kind);
      await remove(kind, 'B');
      await eventually(() => expect(profileCalls(page)).to.deep.equal(removalCalls));
      expect(namesOnWire(kind, page.service.state)).to.equal('AC');
    });

    it('sends everything else exactly as it came, the pharmacy too (DEL-20, OPEN-B32, DATA-13, MODEL-01 … MODEL-03)', async () => {
      const strange = [null, 7, { unreadable: true }];
      const [a, b, c] = itemsNamed(kind, 'ABC');
      const page = await open(kind, [strange[0], a, strange[1], b, strange[2], c]);
      await remove(kind, 'B');
      const left = [strange[0], a, strange[1], strange[2], c];
      expect(written(page)).to.deep.equal(Object.values(partWith(kind, left))[0]);
      expect(wireList(kind, page.service.state)).to.deep.equal(left);
    });

    it('closes its popup, and no other’s (DEL-14)', async () => {
      await open(kind);
      openPopup('removal', { kind, key: keyOf(kind, 'A') }, Symbol('other'));
      const other = read(popupAtom('removal'));
      await remove(kind, 'B');
      expect(read(popupAtom('removal'))).to.equal(other);
      await remove(kind, 'A');
      expect(read(popupAtom('removal'))).to.equal(null);
    });

    it('asks again what cards say, as costs and coverage hang on what is saved (PRICE-14)', async () => {
      const page = await open(kind);
      await remove(kind, 'B');
      await eventually(() => expect(requestsTo(page.service, LISTS)).not.to.be.empty);
      await settled();
      expect(asked(page.service).findIndex((call) => call.includes('/planinfo/'))).to.equal(
        removalCalls.length,
      );
    });

    it('empties the list with the last one', async () => {
      const page = await open(kind, itemsNamed(kind, 'A'));
      await remove(kind, 'A');
      await settled();
      expect([namesOnPage(kind), countOnPage(kind)]).to.deep.equal(['', 0]);
      expect(wireList(kind, page.service.state)).to.deep.equal([]);
    });

    describe('that fails', () => {
      const failures: [CallName, FailKind][] = [
        ...([500, 404, 401, 'garbage', 'html', 'null', 'empty', 'timeout'] as const).map(
          (how): [CallName, FailKind] => ['profile', how],
        ),
        ...([500, 404, 401, 'timeout'] as const).map((how): [CallName, FailKind] => ['profileWrite', how]),
      ];
      for (const [call, how] of failures)
        it(`(${call}: ${how}) brings it back to its place, and reports it once without naming it (DEL-10, DEL-17, ERRB-02)`, async () => {
          const page = await open(kind);
          const errors = spyOnEvents('error');
          page.service.setFailures({ call, kind: how });
          openPopup('removal', { kind, key: keyOf(kind, 'B') }, Symbol('element'));
          if (how === 'timeout') startFakeClock(NOW);
          const removal = remove(kind, 'B');
          if (how === 'timeout') await pass(PATIENCE_MS);
          expect(await removal).to.equal(false);
          await settled();
          expect([namesOnPage(kind), countOnPage(kind)]).to.deep.equal(['ABC', 3]);
          expect(namesOnWire(kind, page.service.state)).to.equal('ABC');
          expect(read(popupAtom('removal'))).to.equal(null);
          expect(read(undoableAtoms[kind])).to.equal(null);
          expect(errors.map(([, detail]) => (detail as { code: string }).code)).to.deep.equal([
            `update-${kind}-failed`,
          ]);
          expect(page.log).to.have.length(1);
          expect(page.log[0]).to.contain(sections[kind]);
          for (const private_ of ['demo-consumer', 'ndc-', 'id-', '10 mg', 'Main Street'])
            expect(page.log[0]).not.to.contain(private_);
          expect(currentShopper().uuid, 'still signed in').to.equal('demo-consumer');
        });

      it('can be tried again (DEL-10)', async () => {
        const page = await open(kind);
        page.service.setFailures({ call: 'profileWrite', kind: 500 });
        expect(await remove(kind, 'B')).to.equal(false);
        page.service.setFailures([]);
        expect(await remove(kind, 'B')).to.equal(true);
        expect(namesOnPage(kind)).to.equal('AC');
      });

      it('without a response keeps the next one waiting no longer than that', async () => {
        const page = await open(kind);
        startFakeClock(NOW);
        page.service.setFailures({ call: 'profileWrite', kind: 'timeout' });
        const removals = [remove(kind, 'A'), remove(kind, 'C')];
        await settled();
        page.service.setFailures([]);
        await pass(PATIENCE_MS);
        expect(await Promise.all(removals)).to.deep.equal([false, true]);
        expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['AB', 'AB']);
      });
    });

    it('does not read the response to the update (HTTP-06)', async () => {
      const page = await open(kind);
      page.service.setFailures({ call: 'profileWrite', kind: 'garbage' });
      expect(await remove(kind, 'B')).to.equal(true);
      expect(page.log).to.be.empty;
    });

    describe('with a second reading that fails', () => {
      for (const how of [500, 401, 'garbage', 'null', 'timeout'] as const)
        it(`(${how}) stays removed, and that is logged (DEL-19)`, async () => {
          const { calls, service, log } = await openInHand(kind);
          startFakeClock(NOW);
          const removal = remove(kind, 'B');
          await untilReadAgain(calls);
          expect(await removal).to.equal(true);
          const before = read(profileAtom);
          service.setFailures({ call: 'profile', kind: how });
          calls.pending[0]!.next();
          if (how === 'timeout') await pass(PATIENCE_MS);
          else await calls.finish();
          expect(read(profileAtom)).to.equal(before);
          expect(namesOnPage(kind)).to.equal('AC');
          expect(log.filter((line) => line.includes(`(${sections[kind]})`))).to.have.length(1);
          expect(read(undoableAtoms[kind]), 'the way back').not.to.equal(null);
        });

      it('that lacks the list changes nothing (DEL-19)', async () => {
        const { calls, service, log } = await openInHand(kind);
        const removal = remove(kind, 'B');
        await untilReadAgain(calls);
        await removal;
        Object.assign(service.state, { drugsAndPharmacyDetails: null, providersDetails: null });
        await calls.finish();
        expect(namesOnPage(kind)).to.equal('AC');
        expect(log.filter((line) => line.includes(`(${sections[kind]})`))).to.have.length(1);
      });
    });

    it('that is gone already is gone, without a write', async () => {
      const page = await open(kind);
      setWireList(kind, page.service, itemsNamed(kind, 'AC'));
      expect(await remove(kind, 'B')).to.equal(true);
      await settled();
      expect(profileCalls(page)).to.deep.equal([`GET ${path}`, `GET ${path}`]);
      expect(namesOnPage(kind)).to.equal('AC');
      expect(read(undoableAtoms[kind]), 'nothing to put back').to.equal(null);
    });

    it('keeps what another tab has added in the meantime, and shows it (DEL-15, DEL-20)', async () => {
      const page = await open(kind);
      setWireList(kind, page.service, itemsNamed(kind, 'XABCY'));
      await remove(kind, 'B');
      await settled();
      expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['XACY', 'XACY']);
    });

    it('leaves another one of the same code or person alone (DEL-20, MODEL-06, MODEL-07)', async () => {
      const twins =
        kind === 'drug'
          ? [item('drug', 'A'), item('drug', 'B', { nationalDrugCode: 'ndc-A', drugQuantity: 2 })]
          : [item('doctor', 'A'), item('doctor', 'B', { providerId: 'id-A', providerAddressId: 2 })];
      const page = await open(kind, twins);
      await remove(kind, 'A');
      await settled();
      expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['B', 'B']);
    });

    describe('two at the same time', () => {
      const rows: [first: boolean, second: boolean, left: string][] = [
        [false, true, 'AB'],
        [true, false, 'BC'],
        [true, true, 'B'],
        [false, false, 'ABC'],
      ];
      for (const [first, second, left] of rows)
        it(`the first ${first ? 'succeeds' : 'fails'}, the second ${second ? 'succeeds' : 'fails'}: ${left} is left (DEL-10, OPEN-B72)`, async () => {
          const { calls, service } = await openInHand(kind);
          const removals = [remove(kind, 'A'), remove(kind, 'C')];
          expect(namesOnPage(kind)).to.equal('B');
          const fates = [first, second];
          const isWriting = ({ method, isServed }: PendingCall): boolean => method === 'POST' && !isServed;
          await calls.settle();
          while (calls.pending.length > 0) {
            const call = calls.pending[0]!;
            call.next(isWriting(call) && !fates.shift() ? 'refused' : 'served');
            await calls.settle();
          }
          expect(await Promise.all(removals)).to.deep.equal([first, second]);
          expect([namesOnPage(kind), namesOnWire(kind, service.state)]).to.deep.equal([left, left]);
          expect(countOnPage(kind)).to.equal(left.length);
        });
    });

    describe('with a refresh in between', () => {
      it('does not show it again that an older response still has (OPEN-B72)', async () => {
        const page = await open(kind);
        const late = holdResponses(page.service, '/all');
        const reading = loadProfile(read(configAtom));
        await eventually(() => expect(requestsTo(page.service, '/all')).to.have.length(1));
        expect(await remove(kind, 'B')).to.equal(true);
        await settled();
        late.arrive();
        await reading;
        expect(namesOnPage(kind)).to.equal('AC');
      });

      it('stays hidden while it is under way, and is back at its place when it fails (DEL-06, DEL-10)', async () => {
        const { calls, service } = await openInHand(kind);
        const removal = remove(kind, 'B');
        await calls.settle();
        const reading = refreshProfile();
        await calls.settle();
        const all = calls.pending.find((call) => call.path.endsWith('/all'))!;
        all.next();
        await calls.settle();
        calls.pending.find((call) => call.path.endsWith('/all'))!.next();
        await reading;
        expect(namesOnPage(kind)).to.equal('AC');
        calls.pending[0]!.next('lost');
        await calls.finish();
        expect(await removal).to.equal(false);
        expect([namesOnPage(kind), namesOnWire(kind, service.state)]).to.deep.equal(['ABC', 'ABC']);
      });
    });

    it('by customer service is of the profile that they look at (ROLES-25)', async () => {
      const page = await open(kind, itemsNamed(kind, 'ABC'), 'cloaked');
      expect(currentShopper().isCloaked).to.equal(true);
      expect(await remove(kind, 'B')).to.equal(true);
      await settled();
      expect(profileCalls(page)).to.deep.equal(
        removalCalls.map((call) => call.replace('demo-consumer', 'demo-cloaked')),
      );
      expect(namesOnWire(kind, page.service.state)).to.equal('AC');
    });

    it('is nothing to the guest who comes after a session that has ended in the meantime (ERR-02)', async () => {
      const { calls, service } = await openInHand(kind);
      const removals = [remove(kind, 'A'), remove(kind, 'B')]; // the second one waits for the first
      await calls.settle();
      localStorage.setItem('shopperProfile.guestProfile', JSON.stringify(service.state));
      forgetShopper();
      await loadProfile(read(configAtom));
      const stored = storedByGuest();
      await calls.finish();
      await Promise.all(removals);
      expect(storedByGuest()).to.equal(stored);
      expect(read(undoableAtoms[kind]), 'a way back for a stranger').to.equal(null);
    });

    describe('of a guest', () => {
      const openAsGuest = async (): Promise<TestPage> => {
        const page = openTestPage({ scenario: 'guest' });
        setWireList(kind, page.service, itemsNamed(kind, 'ABC'));
        // With fields that the page does not know.
        const profile = { ...page.service.state, elsewhere: { kept: [1, 'two', null] } };
        localStorage.setItem('shopperProfile.guestProfile', JSON.stringify(profile));
        await loadLists(page.service);
        return page;
      };

      it('is a change in this browser alone, of this list alone (OPEN-B16, DEL-20)', async () => {
        const page = await openAsGuest();
        const before = JSON.parse(storedByGuest()) as TestPage['service']['state'];
        expect(await remove(kind, 'B')).to.equal(true);
        await settled();
        expect(profileCalls(page)).to.be.empty;
        wireList(kind, before).splice(1, 1);
        expect(JSON.parse(storedByGuest())).to.deep.equal(before);
        expect([namesOnPage(kind), countOnPage(kind)]).to.deep.equal(['AC', 2]);
      });

      it('leaves what another tab has changed', async () => {
        const page = await openAsGuest();
        setWireList(kind, page.service, itemsNamed(kind, 'ABCD'));
        localStorage.setItem('shopperProfile.guestProfile', JSON.stringify(page.service.state));
        await remove(kind, 'A');
        await remove(kind, 'C');
        expect(namesOnWire(kind, JSON.parse(storedByGuest()) as never)).to.equal('BD');
      });

      it('keeps a stored profile that cannot be read', async () => {
        await openAsGuest();
        localStorage.setItem('shopperProfile.guestProfile', '{"broken');
        expect(await remove(kind, 'A')).to.equal(true);
        expect(storedByGuest()).to.equal('{"broken');
      });
    });
  });
}

describe('cards', () => {
  afterEach(leave);

  it('drop a drug and a doctor immediately, too, and have them again when the removal fails (DEL-06, DEL-10)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    changePlan(page.service, 'H5521016000', { isShowPharmacyMessage: false });
    await page.place('shopper-profile-plans');
    const card = await cardOf(page.screen, /Aetna Medicare Premier/);
    const rows = (): string[] =>
      [...card.querySelectorAll('.row-name')].map(({ textContent }) => textContent);
    const { drugs, providers } = read(profileAtom);
    page.service.setFailures({ call: 'profileWrite', kind: 500 });
    const calls = takeCallsInHand(page.service);
    for (const [kind, panel, names, key] of [
      ['doctor', 'Your doctors', providerNamesOf(providers), keyOf('doctor', providers[0]!.providerName!)],
      ['drug', 'Your drugs', drugs.map(({ drugName }) => drugName), keyOf('drug', drugs[0]!.drugName!)],
    ] as const) {
      await page.user.click(inside(card).getByRole('button', { name: new RegExp(`^${panel}`) }));
      await eventually(() => expect(rows()).to.deep.equal(names));
      const removal = removeSavedItem(kind, key);
      await eventually(() => expect(rows()).to.deep.equal(names.slice(1)));
      await calls.finish();
      expect(await removal).to.equal(false);
      await eventually(() => expect(rows()).to.deep.equal(names));
      await page.user.click(inside(card).getByRole('button', { name: new RegExp(`^${panel}`) }));
    }
  });

  it('show what was requested last, whichever response comes first (PRICE-14)', async () => {
    const { service } = openTestPage({ scenario: 'consumer' });
    await loadLists(service);
    const removeFirst = (): Promise<boolean | undefined> =>
      removeSavedItem('drug', keyOf('drug', read(profileAtom).drugs[0]!.drugName!));
    const costs = (): (number | undefined)[] =>
      read(shownPlansAtom).map((plan) => read(planDetailAtom)(plan)?.annualDrugCost);
    const response = responsesByRound(service);
    await removeFirst();
    await eventually(() => expect(response.waiting()).to.be.greaterThan(0));
    const first = response.take();
    await removeFirst();
    await eventually(() => expect(response.waiting()).to.be.greaterThan(0));
    const second = response.take();
    second(22);
    await eventually(() => expect(costs()).to.include(22));
    first(11);
    await settled();
    expect(costs()).to.include(22);
    expect(costs()).not.to.include(11);
  });
});

/**
 * Holds back the responses to plan lists. `take` returns those that wait, so that the test can release them with a
 * yearly drug cost.
 */
function responsesByRound(service: Service): { waiting(): number; take(): (cost: number) => void } {
  let waiting: ((cost: number) => void)[] = [];
  const ask = service.fetch.bind(service);
  service.fetch = async (input, init) => {
    if (!new URL(input instanceof Request ? input.url : input, location.href).pathname.startsWith(LISTS))
      return ask(input, init);
    const annualDrugCost = await new Promise<number>((done) => waiting.push(done));
    const plans = read(profileAtom).plans.map(({ planId }) => ({ planId, planName: planId, annualDrugCost }));
    return Response.json({ data: { plans } });
  };
  return {
    waiting: () => waiting.length,
    take: () => {
      const taken = waiting;
      waiting = [];
      return (cost) => {
        for (const give of taken) give(cost);
      };
    },
  };
}
