import { expect } from 'chai';
import { loadProfile } from '../../../src/state/load/load-profile';
import { configAtom } from '../../../src/state/config';
import { guest } from '../../../src/domain/shopper/roles';
import { identityAtom } from '../../../src/state/shopper/identity';
import { profileAtom } from '../../../src/state/profile/profile-state';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import type { RemovableKind } from '../../../src/state/profile/wishes';
import { read, write } from '../../../src/state/store';
import { undoableAtoms, undoRemoval, withdrawUndo } from '../../../src/state/saved-items/undo';
import { asked, requestsTo } from '../../support/responses';
import { takeCallsInHand, type CallsInHand, type PendingCall } from '../../support/calls-in-hand';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../../support/page';
import {
  allKinds,
  countOnPage,
  item,
  itemsNamed,
  keyOf,
  loadLists,
  namesOnPage,
  namesOnWire,
  partWith,
  sections,
  setWireList,
  wireList,
  savedPlansText,
} from '../../support/saved-lists';

const NOW = new Date('2026-11-20T10:15:00');
const GUEST_PROFILE = 'shopperProfile.guestProfile';
const PROFILE_COPY = 'shopperProfile.profileCopy';
const USERS = '/landrover/api/Users/demo-consumer';

type State = TestPage['service']['state'];
const stored = (): State => JSON.parse(localStorage.getItem(GUEST_PROFILE)!) as State;

const remove = (kind: RemovableKind, name: string): Promise<boolean | undefined> =>
  removeSavedItem(kind, keyOf(kind, name));

/** Removes an item, and waits for the effects. */
async function removeFully(kind: RemovableKind, name: string): Promise<void> {
  expect(await remove(kind, name)).to.equal(true);
  await settled();
}

const undo = (kind: RemovableKind): Promise<boolean | undefined> => undoRemoval(kind);

const reload = (): Promise<boolean> => loadProfile(read(configAtom));

async function open(kind: RemovableKind, items: unknown[] = itemsNamed(kind, 'ABC')): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer' });
  setWireList(kind, page.service, items);
  await loadLists(page.service);
  page.service.requests.length = 0;
  return page;
}

async function openAsGuest(kind: RemovableKind): Promise<TestPage> {
  const page = openTestPage({ scenario: 'guest' });
  setWireList(kind, page.service, itemsNamed(kind, 'ABC'));
  localStorage.setItem(GUEST_PROFILE, JSON.stringify({ ...page.service.state, elsewhere: ['kept'] }));
  await loadLists(page.service);
  return page;
}

const profileCalls = ({ service }: TestPage): string[] =>
  asked(service).filter((call) => call.includes('/Users/'));

/** Leaves the page once no request is pending. */
async function leave(): Promise<void> {
  await settled();
  leaveTestPage();
}

const passOn = async (calls: CallsInHand, wanted: (call: PendingCall) => boolean): Promise<void> => {
  await calls.settle();
  calls.pending.find(wanted)!.next();
  await calls.settle();
};

for (const kind of allKinds)
  describe(`undoing the removal of a saved ${kind}`, () => {
    afterEach(leave);

    it('sends the list with the item at its old place, as it was on the wire (OPEN-B32, HTTP-06)', async () => {
      const page = await open(kind);
      await removeFully(kind, 'B');
      expect([namesOnPage(kind), countOnPage(kind)]).to.deep.equal(['AC', 2]);
      page.service.requests.length = 0;

      expect(await undo(kind)).to.equal(true);
      const path = `${USERS}/${sections[kind]}`;
      expect(profileCalls(page)).to.deep.equal([`GET ${path}`, `POST ${path}`]);
      const [sent] = page.service.requests.filter(({ method }) => method === 'POST');
      const expected = Object.values(partWith(kind, itemsNamed(kind, 'ABC')) as Record<string, object>)[0];
      // A service that deletes plans one by one updates the data around them itself.
      if (kind === 'plan')
        expect(sent?.body).to.deep.include({ plans: itemsNamed(kind, 'ABC'), zipCode: '60614' });
      else expect(sent?.body).to.deep.equal(expected);
      expect(wireList(kind, page.service.state)).to.deep.equal(itemsNamed(kind, 'ABC'));
      expect([namesOnPage(kind), countOnPage(kind)]).to.deep.equal(['ABC', 3]);
    });

    for (const [name, left] of [
      ['A', 'BC'],
      ['C', 'AB'],
    ] as const)
      it(`puts ${name} back at its end of the list`, async () => {
        const page = await open(kind);
        await removeFully(kind, name);
        expect(namesOnPage(kind)).to.equal(left);
        await undo(kind);
        expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['ABC', 'ABC']);
      });

    it('brings the only one back', async () => {
      const page = await open(kind, itemsNamed(kind, 'A'));
      await removeFully(kind, 'A');
      expect(namesOnPage(kind)).to.equal('');
      expect(await undo(kind)).to.equal(true);
      expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['A', 'A']);
    });

    it('is offered once, and not after it was withdrawn', async () => {
      await open(kind);
      expect(await undo(kind), 'nothing removed').to.equal(false);
      await removeFully(kind, 'B');
      const both = [undo(kind), undo(kind)];
      expect(await Promise.all(both)).to.deep.equal([true, false]);
      expect(await undo(kind)).to.equal(false);
      await removeFully(kind, 'B');
      withdrawUndo(kind);
      expect(await undo(kind)).to.equal(false);
      expect(namesOnPage(kind)).to.equal('AC');
    });

    const meanwhile: [what: string, items: string, now: string][] = [
      ['has grown at its start', 'XAC', 'XABC'],
      ['has grown at its end', 'ACX', 'ABCX'],
      ['has lost what stood before', 'C', 'BC'],
      ['has lost what stood behind', 'A', 'AB'],
      ['has lost everything', '', 'B'],
      ['has it already', 'ACB', 'ACB'],
    ];
    for (const [what, items, now] of meanwhile)
      it(`in a list that ${what} in the meantime: ${now} (DEL-20)`, async () => {
        const page = await open(kind);
        await removeFully(kind, 'B');
        setWireList(kind, page.service, itemsNamed(kind, items));
        expect(await undo(kind)).to.equal(true);
        expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal([now, now]);
      });

    it('finds its place among items that cannot be read, and sends these as they were', async () => {
      const strange = [null, 7, { unreadable: true }];
      const [a, b, c] = itemsNamed(kind, 'ABC');
      const all = [strange[0], strange[1], a, strange[2], b, c];
      if (kind === 'plan') return; // the mock service cannot delete a plan beside these
      const page = await open(kind, all);
      await removeFully(kind, 'B');
      await undo(kind);
      expect(wireList(kind, page.service.state)).to.deep.equal(all);
      expect(namesOnPage(kind)).to.equal('ABC');
    });

    it('is of the last removal, when there were two', async () => {
      const page = await open(kind);
      await removeFully(kind, 'A');
      await removeFully(kind, 'B');
      expect(await undo(kind)).to.equal(true);
      expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['BC', 'BC']);
      expect(await undo(kind)).to.equal(false);
    });

    it('can be removed again, and put back again', async () => {
      const page = await open(kind);
      for (const _ of [1, 2]) {
        await removeFully(kind, 'B');
        expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['AC', 'AC']);
        expect(await undo(kind)).to.equal(true);
        expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['ABC', 'ABC']);
      }
    });

    it('waits for another removal that is under way, and loses nothing of it', async () => {
      const page = await open(kind);
      await removeFully(kind, 'A');
      const calls = takeCallsInHand(page.service);
      const removal = remove(kind, 'C');
      await calls.settle();
      const undoing = undo(kind);
      await calls.finish();
      expect(await Promise.all([removal, undoing])).to.deep.equal([true, true]);
      expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['AB', 'AB']);
    });

    it('wins over another removal that comes after it, and is not lost by it', async () => {
      const page = await open(kind);
      await removeFully(kind, 'A');
      const calls = takeCallsInHand(page.service);
      const undoing = undo(kind);
      await calls.settle();
      const removal = remove(kind, 'C');
      await calls.finish();
      expect(await Promise.all([removal, undoing])).to.deep.equal([true, true]);
      expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['AB', 'AB']);
    });

    describe('that fails', () => {
      for (const [call, how] of [
        ['profile', 500],
        ['profile', 'garbage'],
        ['profileWrite', 500],
        ['profileWrite', 401],
        ['profileWrite', 'timeout'],
      ] as const)
        it(`(${call}: ${how}) is logged once, and offered again`, async () => {
          const page = await open(kind);
          await removeFully(kind, 'B');
          const offered = read(undoableAtoms[kind]);
          page.service.setFailures({ call, kind: how });
          if (how === 'timeout') startFakeClock(NOW);
          const undoing = undo(kind);
          expect(read(undoableAtoms[kind]), 'while it is under way').to.equal(null);
          if (how === 'timeout') await pass(10_000);
          expect(await undoing).to.equal(false);
          expect(read(undoableAtoms[kind])).to.equal(offered);
          expect(namesOnPage(kind)).to.equal('AC');
          expect(page.log.filter((line) => line.includes(`(${sections[kind]})`))).to.have.length(1);

          page.service.setFailures([]);
          expect(await undo(kind)).to.equal(true);
          expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['ABC', 'ABC']);
        });

      it('does not take the place of a later removal', async () => {
        const page = await open(kind);
        await removeFully(kind, 'A');
        const calls = takeCallsInHand(page.service);
        const removal = remove(kind, 'C');
        await calls.settle();
        const undoing = undo(kind);
        while (!read(undoableAtoms[kind])) await passOn(calls, () => true);
        expect(await removal).to.equal(true);
        calls.pending[0]!.next('refused');
        await calls.finish();
        expect(await undoing).to.equal(false);
        expect(read(undoableAtoms[kind])?.key).to.contain('C');
      });
    });

    describe('and reading the profile again', () => {
      it('shows it once (DEL-15)', async () => {
        await open(kind);
        await removeFully(kind, 'B');
        await undo(kind);
        await reload();
        expect([namesOnPage(kind), countOnPage(kind)]).to.deep.equal(['ABC', 3]);
      });

      it('shows it once when it was read before the undo had its response', async () => {
        const page = await open(kind);
        await removeFully(kind, 'B');
        const calls = takeCallsInHand(page.service);
        const undoing = undo(kind);
        for (const _ of ['GET', 'its answer', 'POST']) await passOn(calls, () => true);
        const reading = reload();
        await passOn(calls, ({ path }) => path.endsWith('/all'));
        await passOn(calls, ({ path }) => path.endsWith('/all'));
        await reading;
        await calls.finish();
        expect(await undoing).to.equal(true);
        expect([namesOnPage(kind), countOnPage(kind)]).to.deep.equal(['ABC', 3]);
        expect(read(profileAtom).plans.length).to.equal(new Set(read(profileAtom).plans).size);
      });

      it('does not lose it to a response that is older than the undo', async () => {
        const page = await open(kind);
        await removeFully(kind, 'B');
        const calls = takeCallsInHand(page.service);
        const reading = reload();
        await passOn(calls, ({ path }) => path.endsWith('/all')); // seen without it
        const undoing = undo(kind);
        for (const _ of ['GET', 'its answer', 'POST', 'its answer'])
          await passOn(calls, ({ path }) => path.endsWith(sections[kind]));
        expect(await undoing).to.equal(true);
        expect(namesOnPage(kind)).to.equal('ABC');
        await calls.finish();
        expect(await reading).to.equal(true);
        expect([namesOnPage(kind), countOnPage(kind)]).to.deep.equal(['ABC', 3]);
        if (kind === 'plan') expect(localStorage.getItem(PROFILE_COPY)).to.contain('H9000B');
      });
    });

    it('asks what cards say of it', async () => {
      const page = await open(kind, kind === 'plan' ? page2027() : undefined);
      await removeFully(kind, kind === 'plan' ? 'H5521016000'.slice(5) : 'B');
      page.service.requests.length = 0;
      await undo(kind);
      await eventually(() => expect(requestsTo(page.service, '/planinfo/product-details/')).not.to.be.empty);
    });

    it('is not for the shopper who comes after a session that has ended (ERR-02)', async () => {
      await open(kind);
      await removeFully(kind, 'B');
      write(identityAtom, guest);
      expect(await undo(kind)).to.equal(false);
      expect(localStorage.getItem(GUEST_PROFILE)).to.equal(null);
    });

    describe('of a guest', () => {
      it('is a change in this browser alone, and all is as it was (OPEN-B16)', async () => {
        const page = await openAsGuest(kind);
        const before = stored();
        await removeFully(kind, 'B');
        expect(namesOnWire(kind, stored())).to.equal('AC');
        expect(await undo(kind)).to.equal(true);
        expect({ ...stored(), plansDetails: 0 }).to.deep.equal({ ...before, plansDetails: 0 });
        expect(stored().plansDetails.plans).to.deep.equal(before.plansDetails.plans);
        expect(profileCalls(page)).to.be.empty;
        expect([namesOnPage(kind), countOnPage(kind)]).to.deep.equal(['ABC', 3]);
        await reload();
        expect([namesOnPage(kind), countOnPage(kind)]).to.deep.equal(['ABC', 3]);
      });

      it('comes back into a browser that has lost the rest', async () => {
        await openAsGuest(kind);
        await removeFully(kind, 'B');
        localStorage.removeItem(GUEST_PROFILE);
        expect(await undo(kind)).to.equal(true);
        expect(wireList(kind, stored())).to.deep.equal([item(kind, 'B')]);
        expect(namesOnPage(kind)).to.equal('B');
      });
    });
  });

/** Of the mock service’s own records, so that a list has them. */
const page2027 = (): unknown[] => [
  item('plan', 'A', { planId: 'H5521016000', planType: 'MAPD' }),
  item('plan', 'B', { planId: 'H8145006000', planType: 'MAPD' }),
];

describe('undoing the removal of a plan', () => {
  afterEach(leave);

  it('brings its entry in the saved-plans text and in the local copy back to their place (DEL-11, DEL-13)', async () => {
    const page = await open('plan');
    const text = savedPlansText();
    const copy = localStorage.getItem(PROFILE_COPY);
    await removeFully('plan', 'B');
    expect(savedPlansText()).to.equal('H9000A 2027 MAPD,H9000C 2027 MAPD');
    expect(localStorage.getItem(PROFILE_COPY)).not.to.contain('H9000B');
    await undo('plan');
    expect(savedPlansText()).to.equal(text);
    expect(page.service.state.plansDetails.savedPlans).to.equal(text);
    expect(localStorage.getItem(PROFILE_COPY)).to.equal(copy);
  });

  it('is of each kind by itself', async () => {
    const page = await open('plan');
    for (const kind of ['drug', 'doctor'] as const) setWireList(kind, page.service, itemsNamed(kind, 'ABC'));
    await reload();
    for (const kind of allKinds) await removeFully(kind, 'B');
    expect(await undo('drug')).to.equal(true);
    expect(allKinds.map(namesOnPage)).to.deep.equal(['AC', 'ABC', 'AC']);
    expect(await Promise.all([undo('plan'), undo('doctor')])).to.deep.equal([true, true]);
    expect(allKinds.map(namesOnPage)).to.deep.equal(['ABC', 'ABC', 'ABC']);
  });
});
