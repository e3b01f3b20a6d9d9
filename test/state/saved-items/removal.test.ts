import { expect } from 'chai';
import * as fc from 'fast-check';
import { forgetPage } from '../../../src/browser/shared';
import {
  isBeingRemovedAtoms,
  removalsSoFar,
  removeOptimistically,
  wasRemovedSince,
  type RemovableKind,
} from '../../../src/state/saved-items/removal';
import { read } from '../../../src/state/store';

const turn = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
/** Enough turns of the microtask queue for a removal to take note of its answer. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 5; i += 1) await Promise.resolve();
};

const isHidden = (key: string, kind: RemovableKind = 'plan'): boolean => read(isBeingRemovedAtoms[kind])(key);

/** A call that is answered when the test says so. */
function pendingCall() {
  let answer: (isRemoved: boolean) => void = () => {};
  const sent = { count: 0 };
  const promise = new Promise<boolean>((resolve) => (answer = resolve));
  const call = (): Promise<boolean> => {
    sent.count += 1;
    return promise;
  };
  return { call, answer, sent };
}

beforeEach(forgetPage);
after(forgetPage);

describe('an optimistic removal', () => {
  it('hides the item before the call goes out (DEL-06, DEL-08)', async () => {
    let wasHidden: boolean | undefined;
    const call = async (): Promise<boolean> => (wasHidden = isHidden('a'));
    const removal = removeOptimistically('plan', 'a', call, () => {});
    expect(wasHidden).to.equal(true);
    expect(isHidden('a')).to.equal(true);
    await removal;
  });

  it('takes the item out for good when the call succeeds (DEL-13)', async () => {
    const { call, answer } = pendingCall();
    let gone = 0;
    const removal = removeOptimistically('plan', 'a', call, () => (gone += 1));
    await settled();
    expect(gone).to.equal(0);
    answer(true);
    expect(await removal).to.equal(true);
    expect(gone).to.equal(1);
    expect(removalsSoFar()).to.equal(1);
  });

  it('shows the item again when the call fails (DEL-09, DEL-10, DEL-11, ERRB-01)', async () => {
    const { call, answer } = pendingCall();
    let gone = 0;
    const removal = removeOptimistically('plan', 'a', call, () => (gone += 1));
    answer(false);
    expect(await removal).to.equal(false);
    expect(isHidden('a')).to.equal(false);
    expect([gone, removalsSoFar()]).to.deep.equal([0, 0]);
  });

  it('answers false to a second one of the same item, and sends nothing (OPEN-B72)', async () => {
    const first = pendingCall();
    const second = pendingCall();
    const removal = removeOptimistically('plan', 'a', first.call, () => {});
    expect(await removeOptimistically('plan', 'a', second.call, () => {})).to.equal(false);
    expect(second.sent.count).to.equal(0);
    expect(isHidden('a')).to.equal(true);
    first.answer(true);
    expect(await removal).to.equal(true);
  });

  it('may be tried again after it failed (OPEN-B39)', async () => {
    expect(await removeOptimistically('plan', 'a', async () => false, () => {})).to.equal(false); // prettier-ignore
    expect(await removeOptimistically('plan', 'a', async () => true, () => {})).to.equal(true); // prettier-ignore
  });

  it('does not touch a drug or doctor with the same key (DEL-20)', async () => {
    const { call, answer } = pendingCall();
    const removal = removeOptimistically('drug', 'a', call, () => {});
    expect([isHidden('a', 'drug'), isHidden('a', 'plan'), isHidden('a', 'doctor')]).to.deep.equal([
      true,
      false,
      false,
    ]);
    answer(true);
    await removal;
    expect(wasRemovedSince('drug', 'a', 0)).to.equal(true);
    expect(wasRemovedSince('plan', 'a', 0)).to.equal(false);
  });

  it('is known to have come after a read that was sent before it ended, and to no later read (OPEN-B72)', async () => {
    const { call, answer } = pendingCall();
    const before = removalsSoFar();
    const removal = removeOptimistically('plan', 'a', call, () => {});
    const during = removalsSoFar();
    expect(wasRemovedSince('plan', 'a', before)).to.equal(false);
    answer(true);
    await removal;
    expect(wasRemovedSince('plan', 'a', before)).to.equal(true);
    expect(wasRemovedSince('plan', 'a', during)).to.equal(true);
    expect(wasRemovedSince('plan', 'a', removalsSoFar())).to.equal(false);
    expect(wasRemovedSince('plan', 'b', before)).to.equal(false);
  });
});

type Step = { act: 'remove' | 'succeed' | 'fail'; item: number } | { act: 'read' | 'answer'; item: number };

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('remove', 'remove', 'succeed', 'fail', 'read', 'answer'),
  item: fc.nat({ max: 5 }),
});

/** A page with six plans, its service, and a model that keeps the books in the simplest way. */
class Page {
  readonly all = ['a', 'b', 'c', 'd', 'e', 'f'];
  /** What the page state holds, what is being removed still in it. */
  list = [...this.all];
  private server = [...this.all];
  private readonly underWay = new Map<string, (isRemoved: boolean) => void>();
  private readonly gone = new Set<string>();
  private readonly reads: { startedAt: number; seen: string[] }[] = [];
  readonly refused: Promise<boolean>[] = [];

  async take({ act, item }: Step): Promise<void> {
    const key = this.all[item]!;
    if (act === 'remove' && this.list.includes(key)) this.remove(key);
    if (act === 'succeed' || act === 'fail') await this.settle(key, act === 'succeed');
    if (act === 'read') this.reads.push({ startedAt: removalsSoFar(), seen: [...this.server] });
    if (act === 'answer') this.answerRead();
  }

  private remove(key: string): void {
    const { call, answer, sent } = pendingCall();
    const removal = removeOptimistically('plan', key, call, () => {
      this.list = this.list.filter((one) => one !== key);
    });
    if (this.underWay.has(key)) {
      expect(sent.count, 'a second call').to.equal(0);
      this.refused.push(removal);
      return;
    }
    expect(sent.count, 'the call').to.equal(1);
    this.underWay.set(key, answer);
  }

  private async settle(key: string, isRemoved: boolean): Promise<void> {
    const answer = this.underWay.get(key);
    if (!answer) return;
    this.underWay.delete(key);
    if (isRemoved) {
      this.server = this.server.filter((one) => one !== key);
      this.gone.add(key);
    }
    answer(isRemoved);
    await settled();
  }

  private answerRead(): void {
    const oldest = this.reads.shift();
    if (!oldest) return;
    this.list = oldest.seen.filter((key) => !wasRemovedSince('plan', key, oldest.startedAt));
  }

  async finish(isRemoved: (key: string) => boolean): Promise<void> {
    for (const key of [...this.underWay.keys()]) await this.settle(key, isRemoved(key));
    while (this.reads.length > 0) this.answerRead();
  }

  get shown(): string[] {
    return this.list.filter((key) => !isHidden(key));
  }

  get expected(): string[] {
    return this.all.filter((key) => !this.gone.has(key) && !this.underWay.has(key));
  }
}

describe('any number of removals at once', () => {
  it('end with exactly those gone whose call succeeded, all others at their place, whatever is read meanwhile (DEL-06 … DEL-12, DEL-20, OPEN-B72)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 40 }),
        fc.infiniteStream(fc.boolean()),
        async (steps, coins) => {
          forgetPage();
          const page = new Page();
          for (const one of steps) {
            await page.take(one);
            expect(page.shown, 'after a step').to.deep.equal(page.expected);
          }
          await page.finish(() => coins.next().value as boolean);
          expect(page.shown, 'at the end').to.deep.equal(page.expected);
          expect(page.list, 'what is kept').to.deep.equal(page.expected);
          for (const refused of page.refused) expect(await refused).to.equal(false);
        },
      ),
      { numRuns: 300 },
    );
    await turn();
  });
});
