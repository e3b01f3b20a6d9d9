import { expect } from 'chai';
import * as fc from 'fast-check';
import { loadProfile } from '../../../src/state/load/load-profile';
import { configAtom } from '../../../src/state/config';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import { isPlansExistsAtom } from '../../../src/state/plans/plans';
import { isBeingRemovedAtoms, type RemovableKind } from '../../../src/state/profile/wishes';
import { read } from '../../../src/state/store';
import { undoableAtoms, undoRemoval } from '../../../src/state/saved-items/undo';
import { takeCallsInHand, type CallsInHand, type Fate } from '../../support/calls-in-hand';
import { startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../../support/page';
import {
  allKinds,
  countOnPage,
  itemsNamed,
  keyOf,
  loadLists,
  namesOnPage,
  namesOnWire,
  setWireList,
  savedPlansText,
} from '../../support/saved-lists';

const NAMES = ['A', 'B', 'C', 'D'];
const NOW = new Date('2026-11-20T10:15:00');

type Step =
  | { act: 'remove'; kind: RemovableKind; which: number }
  | { act: 'undo'; kind: RemovableKind }
  | { act: 'reload' }
  /** One of the waiting calls continues to its next step. */
  | { act: 'go on'; which: number; fate: Fate };

const kind = fc.constantFrom(...allKinds);
const remove = fc.record({ act: fc.constant('remove' as const), kind, which: fc.nat({ max: 3 }) });
const undo = fc.record({ act: fc.constant('undo' as const), kind });
const reload = fc.record({ act: fc.constant('reload' as const) });
const goOn = fc.record({
  act: fc.constant('go on' as const),
  // Mostly the newest, so that others come late.
  which: fc.oneof(fc.constant(0), fc.constant(0), fc.nat({ max: 7 })),
  fate: fc.constantFrom<Fate>('served', 'served', 'served', 'served', 'refused', 'lost', 'garbled'),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: remove },
  { weight: 3, arbitrary: undo },
  { weight: 3, arbitrary: reload },
  { weight: 12, arbitrary: goOn },
);

/** The actions of the shopper, and the simplest model of the expected state. */
class Visit {
  readonly gone = { plan: new Set<string>(), drug: new Set<string>(), doctor: new Set<string>() };
  readonly undos = { plan: 0, drug: 0, doctor: 0 };
  private readonly underWay: Promise<unknown>[] = [];

  constructor(
    readonly page: TestPage,
    readonly calls: CallsInHand,
  ) {}

  async take(one: Step): Promise<void> {
    if (one.act === 'remove') this.remove(one.kind, one.which);
    else if (one.act === 'undo') this.undo(one.kind);
    else if (one.act === 'reload') this.underWay.push(loadProfile(read(configAtom)));
    else if (this.calls.pending.length > 0)
      this.calls.pending.at(-1 - (one.which % this.calls.pending.length))!.next(one.fate);
    await this.calls.settle();
  }

  private remove(kind: RemovableKind, which: number): void {
    const shown = namesOnPage(kind);
    const name = shown[which % shown.length];
    if (name === undefined) return;
    const key = keyOf(kind, name);
    const removal = kind === 'plan' ? removeSavedItem('plan', key) : removeSavedItem(kind, key);
    expect(namesOnPage(kind), 'hidden at once').not.to.contain(name);
    this.underWay.push(removal.then((isRemoved) => isRemoved && this.gone[kind].add(name)));
  }

  private undo(kind: RemovableKind): void {
    const key = read(undoableAtoms[kind])?.key;
    if (key === undefined) return;
    const name = NAMES.find((candidate) =>
      key.includes(kind === 'plan' ? `0${candidate}/` : `-${candidate}/`),
    )!;
    this.undos[kind] += 1;
    this.underWay.push(undoRemoval(kind).then((isBack) => isBack && this.gone[kind].delete(name)));
  }

  async finish(isNewestFirst: boolean): Promise<void> {
    await this.calls.finish(isNewestFirst);
    await Promise.all(this.underWay); // nothing is stuck
  }
}

async function open(scenario: 'consumer' | 'guest'): Promise<Visit> {
  const page = openTestPage({ scenario, config: { loading: { callWaitMs: 1e9 } } });
  startFakeClock(NOW);
  const calls = takeCallsInHand(page.service);
  for (const kind of allKinds) setWireList(kind, page.service, itemsNamed(kind, NAMES.join('')));
  if (scenario === 'guest')
    localStorage.setItem('shopperProfile.guestProfile', JSON.stringify(page.service.state));
  const loading = loadLists(page.service);
  await calls.finish();
  await loading;
  return new Visit(page, calls);
}

/** What is saved, wherever this shopper has it. */
const savedOf = ({ service }: TestPage): TestPage['service']['state'] =>
  service.identity.isGuest
    ? (JSON.parse(localStorage.getItem('shopperProfile.guestProfile')!) as TestPage['service']['state'])
    : service.state;

function expectAgreement({ page, gone, undos }: Visit): void {
  const saved = savedOf(page);
  for (const kind of allKinds) {
    const shown = namesOnPage(kind);
    const left = NAMES.filter((name) => !gone[kind].has(name));
    expect(shown, `${kind}: page and service`).to.equal(namesOnWire(kind, saved));
    expect([...shown].sort(), `${kind}: what is left`).to.deep.equal(left);
    // Two undos of neighbors at the same time cannot know of each other.
    if (undos[kind] < 2) expect(shown, `${kind}: order`).to.equal(left.join(''));
    expect(countOnPage(kind)).to.equal(left.length);
    for (const name of shown)
      expect(read(isBeingRemovedAtoms[kind])(keyOf(kind, name)), 'hidden').to.equal(false);
  }
  // The mock service spells the type as it came.
  expect(savedPlansText()).to.equal(saved.plansDetails.savedPlans.replaceAll('ma-pd', 'MAPD'));
  expect(read(isPlansExistsAtom)).to.equal(countOnPage('plan') > 0);
}

describe('removals, undos, failures and reloads in any order', () => {
  afterEach(leaveTestPage);

  for (const [scenario, numRuns] of [
    ['consumer', 90],
    ['guest', 25],
  ] as const)
    it(`end with page and ${scenario === 'guest' ? 'browser' : 'service'} holding the same in the same order (DEL-06 … DEL-20, OPEN-B72, HTTP-02 … HTTP-08)`, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 10, maxLength: 50, size: 'max' }),
          fc.boolean(),
          async (steps, isNewestFirst) => {
            const visit = await open(scenario);
            for (const one of steps) await visit.take(one);
            await visit.finish(isNewestFirst);
            expectAgreement(visit);
          },
        ),
        { numRuns },
      );
    }).timeout(30_000);
});
