/**
 * Removals one after the other, at the same time, and during reads of the profile: the visible items and the
 * requests.
 */
import { expect } from 'chai';
import { loadProfile } from '../../../src/state/load/load-profile';
import { configAtom } from '../../../src/state/config';
import { savedPlansAtom } from '../../../src/state/plans/plans';
import { isBeingRemovedAtoms, type RemovableKind } from '../../../src/state/profile/wishes';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import { undoableAtoms, undoRemoval } from '../../../src/state/saved-items/undo';
import { read } from '../../../src/state/store';
import { takeCallsInHand, type CallsInHand, type Fate, type PendingCall } from '../../support/calls-in-hand';
import { settled } from '../../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../../support/page';
import {
  allKinds,
  itemsNamed,
  keyOf,
  listedKinds,
  loadLists,
  namesOnPage,
  namesOnWire,
  setWireList,
} from '../../support/saved-lists';

type Page = TestPage & { calls: CallsInHand };

async function open(kind: RemovableKind): Promise<Page> {
  const page = openTestPage({ scenario: 'consumer' });
  setWireList(kind, page.service, itemsNamed(kind, 'ABC'));
  await loadLists(page.service);
  return { ...page, calls: takeCallsInHand(page.service) };
}

async function leave(): Promise<void> {
  await settled();
  leaveTestPage();
}

const remove = (kind: RemovableKind, name: string): Promise<boolean | undefined> =>
  removeSavedItem(kind, keyOf(kind, name));

const isHidden = (kind: RemovableKind, name: string): boolean =>
  read(isBeingRemovedAtoms[kind])(keyOf(kind, name));

const isWrite = ({ method }: PendingCall): boolean => method !== 'GET';
const isProfile = ({ path }: PendingCall): boolean => path.endsWith('/all');

/** Passes on waiting calls until a wanted call waits. */
async function until({ calls }: Page, isWanted: (call: PendingCall) => boolean): Promise<PendingCall> {
  await calls.settle();
  for (;;) {
    const wanted = calls.pending.find(isWanted);
    if (wanted) return wanted;
    calls.pending[0]!.next();
    await calls.settle();
  }
}

/** Passes the next write to the service, and its response to the page. */
async function writeOnce(page: Page, fate: Fate = 'served'): Promise<void> {
  (await until(page, isWrite)).next(fate);
  (await until(page, (call) => isWrite(call) && call.isServed)).next(fate);
  await page.calls.settle();
}

for (const kind of allKinds)
  describe(`the removal of a saved ${kind}`, () => {
    afterEach(leave);

    it('hides it before any call is sent, and until the service has agreed (DEL-06, DEL-08, DEL-13)', async () => {
      const page = await open(kind);
      const removal = remove(kind, 'B');
      expect(page.calls.pending).to.be.empty;
      expect([isHidden(kind, 'B'), namesOnPage(kind)]).to.deep.equal([true, 'AC']);
      (await until(page, isWrite)).next();
      await page.calls.settle();
      expect(isHidden(kind, 'B')).to.equal(true);
      await page.calls.finish();
      expect(await removal).to.equal(true);
      expect(() => keyOf(kind, 'B'), 'in the profile').to.throw();
    });

    it('that fails shows it again at its place, and may be tried again (DEL-09, DEL-10, DEL-11, ERRB-01, OPEN-B39)', async () => {
      const page = await open(kind);
      const failed = remove(kind, 'B');
      await writeOnce(page, 'refused');
      expect(await failed).to.equal(false);
      expect([isHidden(kind, 'B'), namesOnPage(kind)]).to.deep.equal([false, 'ABC']);
      const removal = remove(kind, 'B');
      await page.calls.finish();
      expect(await removal).to.equal(true);
      expect(namesOnWire(kind, page.service.state)).to.equal('AC');
    });

    it('is not sent twice: a second one returns false (OPEN-B72)', async () => {
      const page = await open(kind);
      const first = remove(kind, 'B');
      expect(await remove(kind, 'B')).to.equal(false);
      expect(isHidden(kind, 'B')).to.equal(true);
      page.service.requests.length = 0;
      await page.calls.finish();
      expect(await first).to.equal(true);
      expect(page.service.requests.filter(({ method }) => method !== 'GET')).to.have.length(1);
    });

    it('hides nothing of another kind (DEL-20)', async () => {
      const page = await open(kind);
      const key = keyOf(kind, 'B');
      void remove(kind, 'B');
      expect(allKinds.filter((one) => read(isBeingRemovedAtoms[one])(key))).to.deep.equal([kind]);
      await page.calls.finish();
    });

    it('counts against a profile that was requested before it ended, and against no later one (OPEN-B72)', async () => {
      const page = await open(kind);
      const removal = remove(kind, 'B');
      const write = await until(page, isWrite);
      const reading = loadProfile(read(configAtom));
      await page.calls.settle();
      page.calls.pending.find(isProfile)!.next();
      write.next();
      await page.calls.settle();
      (await until(page, (call) => !isProfile(call))).next();
      await page.calls.finish();
      expect([await removal, await reading]).to.deep.equal([true, true]);
      expect(namesOnPage(kind)).to.equal('AC');
      setWireList(kind, page.service, itemsNamed(kind, 'ABC')); // saved again in another tab
      const later = loadProfile(read(configAtom));
      await page.calls.finish();
      await later;
      expect(namesOnPage(kind)).to.equal('ABC');
    });

    it('whose undo has failed can still be undone, and is then as if it had not been (OPEN-B32)', async () => {
      const page = await open(kind);
      const removal = remove(kind, 'B');
      await page.calls.finish();
      await removal;
      const failed = undoRemoval(kind);
      await writeOnce(page, 'refused');
      expect(await failed).to.equal(false);
      expect(read(undoableAtoms[kind])).not.to.equal(null);
      const undo = undoRemoval(kind);
      await page.calls.finish();
      expect(await undo).to.equal(true);
      expect([namesOnPage(kind), namesOnWire(kind, page.service.state)]).to.deep.equal(['ABC', 'ABC']);
    });
  });

for (const kind of listedKinds)
  describe(`two removals from the saved ${kind}s`, () => {
    afterEach(leave);

    it('are written one after the other, and the list is read again once at the end (DEL-15)', async () => {
      const page = await open(kind);
      page.service.requests.length = 0;
      const removals = [remove(kind, 'A'), remove(kind, 'C')];
      await page.calls.finish();
      expect(await Promise.all(removals)).to.deep.equal([true, true]);
      const calls = page.service.requests.filter(({ path }) => path.includes('/Users/'));
      expect(calls.map(({ method }) => method)).to.deep.equal(['GET', 'POST', 'GET', 'POST', 'GET']);
      expect(namesOnPage(kind)).to.equal('B');
    });

    it('ask nothing more of the first one while the second is made (HTTP-05)', async () => {
      const page = await open(kind);
      const first = remove(kind, 'A');
      await page.calls.finish();
      expect(await first).to.equal(true);
      page.service.requests.length = 0;
      const second = remove(kind, 'C');
      await page.calls.finish();
      expect(await second).to.equal(true);
      const calls = page.service.requests.filter(({ path }) => path.includes('/Users/'));
      expect(calls.map(({ method }) => method)).to.deep.equal(['GET', 'POST', 'GET']);
    });
  });

describe('the removal of a supplement that is saved in two spellings', () => {
  afterEach(leave);

  const onPage = (): string[] => read(savedPlansAtom).map(({ planId }) => planId);

  it('fails, and shows it again, when only one of them is removed (OPEN-A081, DEL-10)', async () => {
    const { service } = openTestPage({ scenario: 'consumer' });
    setWireList('plan', service, []);
    const favoritedPlans = ['G01', 'N01', 'g01'].map((planCode) => ({ planCode, planYear: '2027' }));
    Object.assign(service.state, {
      medsuppData: JSON.stringify({ savedPlanInformation: { favoritedPlans } }),
    });
    await loadLists(service);
    const calls = takeCallsInHand(service);
    const removal = removeSavedItem('plan', 'G01/2027');
    await calls.settle();
    const [first, second] = calls.pending;
    first!.next();
    second!.next('refused');
    await calls.finish();
    expect(await removal).to.equal(false);
    expect(onPage()).to.deep.equal(['G01', 'N01']);
    expect(service.state.medsuppData).to.contain('g01');
  });
});

describe('two removals of saved plans', () => {
  afterEach(leave);

  it('wait for only their own calls (DEL-09)', async () => {
    const page = await open('plan');
    const removals = [remove('plan', 'A'), remove('plan', 'C')];
    await page.calls.settle();
    expect(page.calls.pending.map(({ method }) => method)).to.deep.equal(['DELETE', 'DELETE']);
    page.calls.pending[1]!.next();
    await page.calls.settle();
    page.calls.pending.find(({ isServed }) => isServed)!.next();
    expect(await removals[1]).to.equal(true);
    expect(namesOnPage('plan')).to.equal('B');
    await page.calls.finish();
    expect(await removals[0]).to.equal(true);
  });
});
