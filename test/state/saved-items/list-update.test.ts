/** Updates of a list during other changes: those of another tab, and writes that are overtaken. */
import { expect } from 'chai';
import { configAtom } from '../../../src/state/config';
import { loadProfile } from '../../../src/state/load/load-profile';
import { wireProfileAtom } from '../../../src/state/profile/profile-state';
import { savedPlansAtom } from '../../../src/state/plans/plans';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import type { RemovableKind } from '../../../src/state/profile/wishes';
import { undoRemoval } from '../../../src/state/saved-items/undo';
import { read } from '../../../src/state/store';
import { takeCallsInHand, type CallsInHand, type PendingCall } from '../../support/calls-in-hand';
import { pass, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../../support/page';
import {
  allKinds,
  countOnPage,
  itemsNamed,
  keyOf,
  listedKinds,
  loadLists,
  namesOnPage,
  namesOnWire,
  setWireList,
} from '../../support/saved-lists';

const NOW = new Date('2026-11-20T10:15:00');
const PATIENCE_MS = 10_000;

type Holder = Parameters<typeof namesOnWire>[1];
type Page = TestPage & { calls: CallsInHand };

async function open(kind: RemovableKind): Promise<Page> {
  const page = openTestPage({ scenario: 'consumer' });
  setWireList(kind, page.service, itemsNamed(kind, 'ABC'));
  await loadLists(page.service);
  startFakeClock(NOW);
  return { ...page, calls: takeCallsInHand(page.service) };
}

async function leave(): Promise<void> {
  await settled();
  leaveTestPage();
}

/** Starts a change, and keeps its write request pending. */
async function startWriting({ calls }: Page, change: () => Promise<unknown>): Promise<PendingCall> {
  void change();
  await calls.settle();
  for (let call = calls.pending.at(-1)!; call.method === 'GET'; call = calls.pending.at(-1)!) {
    call.next();
    await calls.settle();
  }
  return calls.pending.at(-1)!;
}

/** The same, until the page has timed it out. */
async function giveUp(page: Page, change: () => Promise<unknown>): Promise<PendingCall> {
  const write = await startWriting(page, change);
  await pass(PATIENCE_MS);
  return write;
}

/** Passes on all calls except this one, until none is left. */
async function finishBut({ calls }: Page, held: PendingCall): Promise<void> {
  await calls.settle();
  for (;;) {
    const next = calls.pending.find((call) => call !== held);
    if (!next) return;
    next.next();
    await calls.settle();
  }
}

const remove = (kind: RemovableKind, name: string) => () => removeSavedItem(kind, keyOf(kind, name));

const expectEverywhere = (kind: RemovableKind, { service }: Page, names: string): void => {
  expect([namesOnPage(kind), namesOnWire(kind, service.state)]).to.deep.equal([names, names]);
};

for (const kind of listedKinds)
  describe(`a slow removal from the saved ${kind}s`, () => {
    afterEach(leave);

    it('that arrives after a later one does not bring back what that has removed (DEL-13, contract §7)', async () => {
      const page = await open(kind);
      const slow = await giveUp(page, remove(kind, 'B'));
      void remove(kind, 'A')();
      await finishBut(page, slow);
      expectEverywhere(kind, page, 'BC');
      await page.calls.finish();
      expectEverywhere(kind, page, 'C');
    });

    it('that arrives after a later one, and is read, does not bring back either what that has removed (DEL-13)', async () => {
      const page = await open(kind);
      const { calls } = page;
      const slow = await giveUp(page, remove(kind, 'B'));
      void remove(kind, 'A')();
      await finishBut(page, slow);
      slow.next();
      await calls.settle();
      const reading = loadProfile(read(configAtom));
      await calls.settle();
      calls.pending.find(({ path }) => path.endsWith('/all'))!.next();
      await calls.settle();
      await finishBut(
        page,
        calls.pending.find(({ path }) => path.endsWith('/all'))!,
      );
      await calls.finish();
      await reading;
      expectEverywhere(kind, page, 'C');
    });

    it('that arrives between reading and writing of a later one counts (DEL-13, contract §7)', async () => {
      const page = await open(kind);
      const slow = await giveUp(page, remove(kind, 'B'));
      const later = await startWriting(page, remove(kind, 'A'));
      slow.next();
      await finishBut(page, later);
      await page.calls.finish();
      expectEverywhere(kind, page, 'C');
    });

    it('that arrives after an undo does not take away what that has put back (OPEN-B32)', async () => {
      const page = await open(kind);
      void remove(kind, 'A')();
      await page.calls.finish();
      const slow = await giveUp(page, remove(kind, 'B'));
      void undoRemoval(kind);
      await finishBut(page, slow);
      expectEverywhere(kind, page, 'ABC');
      await page.calls.finish();
      expectEverywhere(kind, page, 'AC');
    });
  });

for (const kind of allKinds)
  describe(`a slow undo among the saved ${kind}s`, () => {
    afterEach(leave);

    it('that arrives after a removal does not bring back what that has removed (DEL-13, contract §7)', async () => {
      const page = await open(kind);
      void remove(kind, 'B')();
      await page.calls.finish();
      const slow = await giveUp(page, () => undoRemoval(kind));
      void remove(kind, 'A')();
      await finishBut(page, slow);
      expectEverywhere(kind, page, 'C');
      await page.calls.finish();
      expectEverywhere(kind, page, 'BC');
    });
  });

for (const kind of listedKinds)
  describe(`a removal from the saved ${kind}s`, () => {
    afterEach(leave);

    it('counts immediately what it has found that another tab has removed (DEL-12, contract §7)', async () => {
      const page = await open(kind);
      const items = itemsNamed(kind, 'AC');
      setWireList(kind, page.service, items);
      const removal = removeSavedItem(kind, keyOf(kind, 'A'));
      let counted: number | undefined;
      void removal.then(() => (counted = countOnPage(kind)));
      await page.calls.finish();
      expect(counted).to.equal(1);
    });
  });

describe('a slow undo among the saved supplements', () => {
  afterEach(leave);

  const onPage = (): string =>
    read(savedPlansAtom)
      .filter(({ planType }) => planType === 'MS')
      .map(({ planId }) => planId[0])
      .join('');
  const removeSupplement = (code: string) => () => removeSavedItem('plan', `${code}/2027`);

  it('that arrives after a removal does not bring back what that has removed (contract §7)', async () => {
    const opened = openTestPage({ scenario: 'consumer' });
    const favoritedPlans = ['G01', 'K01', 'N01'].map((planCode) => ({ planCode, planYear: '2027' }));
    const medsuppData = JSON.stringify({ savedPlanInformation: { favoritedPlans } });
    Object.assign(opened.service.state, { medsuppData });
    await loadLists(opened.service);
    startFakeClock(NOW);
    const page = { ...opened, calls: takeCallsInHand(opened.service) };
    void removeSupplement('K01')();
    await page.calls.finish();
    const slow = await giveUp(page, () => undoRemoval('plan'));
    void removeSupplement('G01')();
    await finishBut(page, slow);
    expect(onPage()).to.equal('N');
    await page.calls.finish();
    expect(onPage()).to.equal('KN');
    expect(page.service.state.medsuppData).not.to.contain('G01');
  });
});

for (const kind of listedKinds)
  describe(`an update of the saved ${kind}s that the service refuses`, () => {
    afterEach(leave);

    it('leaves the list that is sent when the page is left as it was read (HTTP-04, DEL-17)', async () => {
      const page = await open(kind);
      const before = namesOnWire(kind, read(wireProfileAtom) as Holder);
      const refused = await startWriting(page, remove(kind, 'B'));
      expect(refused.method).to.equal('POST');
      refused.next('refused');
      await page.calls.finish();
      expect(before).to.equal('ABC');
      expect(namesOnWire(kind, read(wireProfileAtom) as Holder)).to.equal(before);
      expectEverywhere(kind, page, 'ABC');
    });
  });
