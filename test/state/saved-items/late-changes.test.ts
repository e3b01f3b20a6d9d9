/** Slow changes of a list, and changes that are pending when the shopper leaves the page. */
import { expect } from 'chai';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import { forgetShopper } from '../../../src/state/shopper/forget-shopper';
import { undoableAtoms, undoRemoval } from '../../../src/state/saved-items/undo';
import { read } from '../../../src/state/store';
import { takeCallsInHand, type CallsInHand, type PendingCall } from '../../support/calls-in-hand';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, whenLeaving, type TestPage } from '../../support/page';
import {
  countOnPage,
  itemsNamed,
  keyOf,
  loadLists,
  namesOnPage,
  namesOnWire,
  setWireList,
} from '../../support/saved-lists';

const NOW = new Date('2026-11-20T10:15:00');
const PATIENCE_MS = 10_000;
const kinds = ['plan', 'drug', 'doctor'] as const;
type Kind = (typeof kinds)[number];

async function open(kind: Kind): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer' });
  setWireList(kind, page.service, itemsNamed(kind, 'ABC'));
  await loadLists(page.service);
  page.service.requests.length = 0;
  return page;
}

/** The requests of the page, and whether each one continues after the shopper leaves. */
function spyOnWrites(page: TestPage): { body: string; isKept: boolean }[] {
  const writes: { body: string; isKept: boolean }[] = [];
  const ask = page.service.fetch.bind(page.service);
  page.service.fetch = (input, init) => {
    if (init?.method !== undefined && init.method !== 'GET')
      writes.push({
        body: typeof init.body === 'string' ? init.body : '',
        isKept: init.keepalive === true,
      });
    return ask(input, init);
  };
  return writes;
}

/** Writes reach the service; its response waits. */
function holdResponsesOfWrites(page: TestPage): { stopHolding(): void; arrive(): void } {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((done) => (arrive = done));
  const ask = page.service.fetch.bind(page.service);
  let isHolding = true;
  page.service.fetch = async (input, init) => {
    const isHeld = isHolding && init?.method !== undefined && init.method !== 'GET';
    const response = await ask(input, init);
    if (isHeld) await arrival;
    return response;
  };
  return { stopHolding: () => (isHolding = false), arrive };
}

function leaveThePage(): void {
  whenLeaving(() => window.dispatchEvent(new PageTransitionEvent('pageshow')));
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
}

/** Passes on all calls except one. */
async function finishAllBut(calls: CallsInHand, held: PendingCall): Promise<void> {
  const next = async (): Promise<PendingCall | undefined> => {
    await calls.settle();
    return calls.pending.find((call) => call !== held);
  };
  for (let call = await next(); call; call = await next()) call.next();
}

/** Waits until the write request itself waits for the test. */
async function untilWriting(calls: CallsInHand): Promise<void> {
  await calls.settle();
  while (calls.pending[0]?.method === 'GET') {
    calls.pending[0].next();
    await calls.settle();
  }
}

for (const kind of kinds)
  describe(`a slow change of the saved ${kind}s`, () => {
    afterEach(async () => {
      await settled();
      leaveTestPage();
    });

    it('that is given up shows the item again, and takes it away when it succeeds after all (DEL-08, DEL-10, NET-32)', async () => {
      const page = await open(kind);
      startFakeClock(NOW);
      const calls = takeCallsInHand(page.service);
      const key = keyOf(kind, 'B');
      let lateSuccesses = 0;
      const removal = removeSavedItem(kind, key, () => (lateSuccesses += 1));
      await untilWriting(calls);
      expect(calls.pending[0]?.method).to.equal(kind === 'plan' ? 'DELETE' : 'POST');
      await pass(PATIENCE_MS);
      expect(await removal).to.equal(false);
      expect([namesOnPage(kind), countOnPage(kind)]).to.deep.equal(['ABC', 3]);
      expect(page.log).to.have.length(1);
      await calls.finish();
      expect([namesOnPage(kind), countOnPage(kind)]).to.deep.equal(['AC', 2]);
      expect(namesOnWire(kind, page.service.state)).to.equal('AC');
      expect(lateSuccesses).to.equal(1);
      expect(read(undoableAtoms[kind])?.key).to.equal(key);
    });

    it('that succeeds when the page is for someone else is nothing to them (ERR-02)', async () => {
      const page = await open(kind);
      startFakeClock(NOW);
      const calls = takeCallsInHand(page.service);
      let lateSuccesses = 0;
      const removal = removeSavedItem(kind, keyOf(kind, 'B'), () => (lateSuccesses += 1));
      await untilWriting(calls);
      await pass(PATIENCE_MS);
      await removal;
      forgetShopper();
      await calls.finish();
      expect([lateSuccesses, read(undoableAtoms[kind])]).to.deep.equal([0, null]);
    });

    it('that puts an item back is said to have failed, and puts it back when it succeeds after all', async () => {
      const page = await open(kind);
      await removeSavedItem(kind, keyOf(kind, 'B'));
      await settled();
      startFakeClock(NOW);
      const calls = takeCallsInHand(page.service);
      let lateSuccesses = 0;
      const undo = undoRemoval(kind, () => (lateSuccesses += 1));
      await untilWriting(calls);
      await pass(PATIENCE_MS);
      expect(await undo).to.equal(false);
      expect(namesOnPage(kind)).to.equal('AC');
      await calls.finish();
      expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['ABC', 'ABC']);
      expect([lateSuccesses, read(undoableAtoms[kind])]).to.deep.equal([1, null]);
    });

    it('that puts back late what has been removed once more is not said to have done so (contract, "Late success")', async () => {
      const page = await open(kind);
      await removeSavedItem(kind, keyOf(kind, 'B'));
      await settled();
      startFakeClock(NOW);
      const put = holdResponsesOfWrites(page);
      let lateSuccesses = 0;
      const undo = undoRemoval(kind, () => (lateSuccesses += 1));
      await pass(PATIENCE_MS);
      expect(await undo).to.equal(false);
      await loadLists(page.service);
      expect(namesOnPage(kind)).to.equal('ABC');
      put.stopHolding();
      await removeSavedItem(kind, keyOf(kind, 'B'));
      await settled();
      put.arrive();
      await settled();
      expect(lateSuccesses).to.equal(0);
      expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['AC', 'AC']);
    });

    it('that puts back late what is being removed once more is not said to have done so (contract, "Late success")', async () => {
      const page = await open(kind);
      await removeSavedItem(kind, keyOf(kind, 'B'));
      await settled();
      startFakeClock(NOW);
      const put = holdResponsesOfWrites(page);
      let lateSuccesses = 0;
      void undoRemoval(kind, () => (lateSuccesses += 1));
      await pass(PATIENCE_MS);
      await loadLists(page.service);
      put.stopHolding();
      const calls = takeCallsInHand(page.service);
      const removal = removeSavedItem(kind, keyOf(kind, 'B'));
      await calls.settle();
      put.arrive();
      await calls.finish();
      expect(await removal).to.equal(true);
      expect(lateSuccesses).to.equal(0);
      expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['AC', 'AC']);
    });

    it('is not repeated by an older undo that succeeds while it is undone (OPEN-B32)', async () => {
      const page = await open(kind);
      await removeSavedItem(kind, keyOf(kind, 'B'));
      await settled();
      startFakeClock(NOW);
      const put = holdResponsesOfWrites(page);
      const older = undoRemoval(kind);
      await pass(PATIENCE_MS);
      expect(await older).to.equal(false);
      await loadLists(page.service);
      put.stopHolding();
      await removeSavedItem(kind, keyOf(kind, 'B'));
      await settled();
      const calls = takeCallsInHand(page.service);
      const undo = undoRemoval(kind);
      await calls.settle();
      put.arrive();
      await calls.finish();
      expect(await undo).to.equal(true);
      expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['ABC', 'ABC']);
    });

    describe('that reaches the service after the shopper has undone it', () => {
      let lateSuccesses = 0;

      /** The first removal has timed out and is still pending; the second one succeeds. */
      async function removeTwice(): Promise<{ page: TestPage; calls: CallsInHand; late: PendingCall }> {
        lateSuccesses = 0;
        const page = await open(kind);
        startFakeClock(NOW);
        const calls = takeCallsInHand(page.service);
        const given = removeSavedItem(kind, keyOf(kind, 'B'), () => (lateSuccesses += 1));
        await untilWriting(calls);
        const late = calls.pending[0]!;
        await pass(PATIENCE_MS);
        expect(await given).to.equal(false);
        const removal = removeSavedItem(kind, keyOf(kind, 'B'));
        await finishAllBut(calls, late);
        expect(await removal).to.equal(true);
        return { page, calls, late };
      }

      function expectSaved({ service }: TestPage): void {
        expect([namesOnPage(kind), namesOnWire(kind, service.state)]).to.deep.equal(['ABC', 'ABC']);
        expect(read(undoableAtoms[kind])).to.equal(null);
        expect(lateSuccesses, 'said to be removed').to.equal(0);
      }

      it('ends with the item saved when the undo was complete (OPEN-B32)', async () => {
        const { page, calls, late } = await removeTwice();
        const undo = undoRemoval(kind);
        await finishAllBut(calls, late);
        expect(await undo).to.equal(true);
        late.next();
        await calls.finish();
        expectSaved(page);
      });

      it('ends with the item saved when the undo was still to be sent (OPEN-B32)', async () => {
        const { page, calls, late } = await removeTwice();
        const undo = undoRemoval(kind);
        late.next();
        await calls.settle();
        calls.pending.find(({ isServed }) => isServed)!.next();
        await calls.finish();
        expect(await undo).to.equal(true);
        expectSaved(page);
      });

      it('ends with the item saved when the undo was served and had no response yet (OPEN-B32)', async () => {
        const { page, calls, late } = await removeTwice();
        const undo = undoRemoval(kind);
        const next = async (): Promise<PendingCall> => {
          await calls.settle();
          return calls.pending.find((call) => call !== late)!;
        };
        for (let call = await next(); call.method !== 'POST' || !call.isServed; call = await next())
          call.next();
        late.next();
        await calls.settle();
        calls.pending.find(({ isServed, method }) => isServed && method === late.method)!.next();
        await calls.finish(true);
        expect(await undo).to.equal(true);
        expectSaved(page);
      });

      it('is no longer undone once it was removed again after that', async () => {
        const { page, calls, late } = await removeTwice();
        const undo = undoRemoval(kind);
        await finishAllBut(calls, late);
        expect(await undo).to.equal(true);
        const removal = removeSavedItem(kind, keyOf(kind, 'B'));
        await finishAllBut(calls, late);
        expect(await removal).to.equal(true);
        late.next();
        await calls.finish();
        expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['AC', 'AC']);
      });
    });
  });

for (const kind of kinds)
  describe(`a change of the saved ${kind}s that the shopper leaves the page with`, () => {
    afterEach(async () => {
      await settled();
      leaveTestPage();
    });

    it('is sent while there is time, with all that belongs to it (DEL-08)', async () => {
      const page = await open(kind);
      const writes = spyOnWrites(page);
      const calls = takeCallsInHand(page.service);
      void removeSavedItem(kind, keyOf(kind, 'B'));
      void removeSavedItem(kind, keyOf(kind, 'C'));
      leaveThePage();
      // Runs only promise callbacks, because a page that is left has no other turns.
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
      expect(calls.pending.filter(({ method }) => method !== 'GET')).to.have.length(2);
      await calls.finish();
      expect(namesOnWire(kind, page.service.state)).to.equal('A');
      expect(writes.map(({ isKept }) => isKept)).to.deep.equal([true, true]);
      if (kind !== 'plan') expect(writes[0]!.body).to.contain('"unknown":["A",null]');
    });
  });

describe('a change that is too long for a page that is left', () => {
  afterEach(async () => {
    await settled();
    leaveTestPage();
  });

  it('is sent as any other call (DEL-08)', async () => {
    const page = await open('drug');
    setWireList('drug', page.service, [
      ...itemsNamed('drug', 'AB'),
      { ...itemsNamed('drug', 'C')[0], note: 'x'.repeat(70_000) },
    ]);
    await loadLists(page.service);
    const writes = spyOnWrites(page);
    expect(await removeSavedItem('drug', keyOf('drug', 'A'))).to.equal(true);
    expect(writes.map(({ isKept }) => isKept)).to.deep.equal([false]);
  });
});

describe('a guest whose browser keeps nothing more', () => {
  afterEach(async () => {
    await settled();
    leaveTestPage();
  });

  for (const kind of kinds)
    it(`is not told that a ${kind} is gone which will be back with the next visit (OPEN-B16)`, async () => {
      const page = openTestPage({ scenario: 'guest' });
      setWireList(kind, page.service, itemsNamed(kind, 'ABC'));
      localStorage.setItem('shopperProfile.guestProfile', JSON.stringify(page.service.state));
      await loadLists(page.service);
      const { setItem } = Storage.prototype;
      whenLeaving(() => (Storage.prototype.setItem = setItem));
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      expect(await removeSavedItem(kind, keyOf(kind, 'B'))).to.equal(false);
      await eventually(() => expect(namesOnPage(kind)).to.equal('ABC'));
      expect(read(undoableAtoms[kind])).to.equal(null);
      Storage.prototype.setItem = setItem;
      expect(await removeSavedItem(kind, keyOf(kind, 'B'))).to.equal(true);
      expect(localStorage.getItem('shopperProfile.guestProfile')).not.to.contain(`"${kind}-B"`);
      expect(namesOnPage(kind)).to.equal('AC');
    });
});
