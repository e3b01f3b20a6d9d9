import { expect } from 'chai';
import fc from 'fast-check';
import type { CallFailure, Result } from '../../src/services/http';
import { invalidateResources, resource } from '../../src/state/resource';
import {
  resourceStates,
  isOnItsWay,
  stateIn,
  valueIn,
  valuesOf,
  type Loaded,
} from '../../src/state/resource-states';
import { forgetShopper } from '../../src/state/shopper/forget-shopper';
import { read } from '../../src/state/store';
import { pass, settled, startFakeClock } from '../support/clock';
import { leaveTestPage, openTestPage } from '../support/page';

const NUMBER = '1EG4TE5MK73';
const CALL_WAIT_MS = 10_000;
const failure: CallFailure = { call: 'test', kind: 'network', isInvalidSession: false };

/** A service that responds when the test releases its responses. */
function slowService(owner: 'shopper' | 'page' = 'shopper', name = 'test') {
  const sent: { key: string; respond(result: Result<string | undefined>): void }[] = [];
  const made = resource(resourceStates<string>(name, owner), {
    read: (key: string) =>
      new Promise((respond) => {
        sent.push({ key, respond });
      }),
    code: 'content-failed',
  });
  return {
    ...made,
    sent,
    state: (key = NUMBER) => stateIn(read(made.states), key),
    /** The n-th request gets this response. */
    async respond(index: number, result: Result<string | undefined>): Promise<void> {
      sent[index]?.respond(result);
      await settled();
    },
  };
}

/** Lets promises that are settled run their callbacks; no time passes. */
async function turn(): Promise<void> {
  for (let index = 0; index < 10; index += 1) await Promise.resolve();
}

const ok = (value: string): Result<string> => ({ ok: true, value });
const failed: Result<never> = { ok: false, failure };

/** Every key of every map that a script can reach from the page's global object. */
function keysInReach(from: unknown, seen = new Set<unknown>()): string[] {
  if (typeof from !== 'object' || from === null || seen.has(from)) return [];
  seen.add(from);
  const own = from instanceof Map ? [...(from as Map<unknown, unknown>)] : [];
  const members = Reflect.ownKeys(from).map((key): [unknown, unknown] => [key, Reflect.get(from, key)]);
  return [...own, ...members].flatMap(([key, value]) => [String(key), ...keysInReach(value, seen)]);
}

describe('a resource', () => {
  afterEach(leaveTestPage);

  it('sends one request for a key, and keeps what came', async () => {
    openTestPage();
    const service = slowService();
    expect(service.state()).to.deep.equal({ is: 'idle' });
    const loaded = [service.load(NUMBER), service.load(NUMBER)];
    expect(service.sent).to.have.length(1);
    expect(service.state()).to.deep.equal({ is: 'loading' });
    await service.respond(0, ok('A'));
    expect(await Promise.all(loaded)).to.deep.equal([
      { is: 'ready', value: 'A' },
      { is: 'ready', value: 'A' },
    ]);
    await service.load(NUMBER);
    expect(service.sent).to.have.length(1);
    expect([...valuesOf(read(service.states))]).to.deep.equal([[NUMBER, 'A']]);
  });

  it('shows no script of the page which keys were requested', async () => {
    openTestPage();
    const service = slowService();
    void service.load(NUMBER);
    await service.respond(0, ok(NUMBER));
    const keys = keysInReach(window.shopperProfile);
    expect(keys).to.include('atom resource test').and.not.include(NUMBER);
  });

  it('is requested again after a failure, and keeps the value that it had (ERR-05)', async () => {
    const page = openTestPage();
    const service = slowService();
    void service.load(NUMBER);
    await service.respond(0, failed);
    expect(service.state()).to.deep.equal({ is: 'failed', failure });
    expect(page.log.join()).to.include('[content-failed]');
    void service.load(NUMBER);
    expect(service.state(), 'until the response').to.include({ is: 'failed' });
    await service.respond(1, ok('A'));
    void service.reload(NUMBER);
    await service.respond(2, failed);
    expect(service.state()).to.deep.equal({ is: 'ready', value: 'A' });
    expect(service.sent).to.have.length(3);
    page.log.splice(0);
  });

  it('keeps the response of the later request, whichever comes first (LOAD-18)', async () => {
    openTestPage();
    const service = slowService();
    const older = service.load(NUMBER);
    void service.reload(NUMBER);
    await service.respond(1, ok('new'));
    await service.respond(0, ok('old'));
    expect(valueIn(read(service.states), NUMBER)).to.equal('new');
    expect(await older).to.deep.equal({ is: 'dropped' });
  });

  it('is missing where the service does not have it', async () => {
    openTestPage();
    const service = slowService();
    const loaded = service.load(NUMBER);
    await service.respond(0, { ok: true, value: undefined });
    expect(await loaded).to.deep.equal({ is: 'missing' });
    expect(service.state()).to.deep.equal({ is: 'missing' });
  });

  it('is slow after loading.callWaitMs, can be requested again, and still takes a late response (ERR-05)', async () => {
    openTestPage();
    startFakeClock();
    const service = slowService();
    void service.load(NUMBER);
    await pass(CALL_WAIT_MS - 1);
    expect(service.state()).to.deep.equal({ is: 'loading' });
    await pass(1);
    expect(service.state()).to.deep.equal({ is: 'slow' });
    expect(isOnItsWay(read(service.states), NUMBER)).to.equal(false);
    void service.load(NUMBER);
    expect(service.sent).to.have.length(2);
    await service.respond(0, ok('late'));
    expect(valueIn(read(service.states), NUMBER)).to.equal('late');
    await service.respond(1, ok('later'));
    expect(valueIn(read(service.states), NUMBER)).to.equal('later');
  });

  it('fails when its file cannot be loaded', async () => {
    const page = openTestPage();
    const broken = resource(resourceStates<string>('broken', 'page'), {
      read: () => Promise.reject(new Error('no file')),
      code: 'content-failed',
    });
    expect(await broken.load('a')).to.include({ is: 'failed' });
    expect(page.log.splice(0).join()).to.include('[load-failed]');
  });

  it('of the shopper is requested again after a refresh, one of the page is not', async () => {
    openTestPage();
    const [ofShopper, ofPage] = [slowService('shopper', 'a'), slowService('page', 'b')];
    for (const service of [ofShopper, ofPage]) {
      void service.load(NUMBER);
      await service.respond(0, ok('A'));
    }
    invalidateResources();
    void ofShopper.load(NUMBER);
    void ofPage.load(NUMBER);
    expect([ofShopper.sent.length, ofPage.sent.length]).to.deep.equal([2, 1]);
    expect(valueIn(read(ofShopper.states), NUMBER), 'until the response').to.equal('A');
  });

  it('goes with the shopper, and drops what was requested for them (OUT-06, OPEN-B54)', async () => {
    openTestPage();
    const service = slowService();
    const loaded = service.load(NUMBER);
    forgetShopper();
    expect([...read(service.states)]).to.be.empty;
    await service.respond(0, ok('A'));
    expect(await loaded).to.deep.equal({ is: 'dropped' });
    expect([...read(service.states)]).to.be.empty;
    const ofFirst = service.load(NUMBER);
    forgetShopper();
    void service.load(NUMBER);
    await service.respond(1, ok('of the first shopper'));
    expect(await ofFirst).to.deep.equal({ is: 'dropped' });
    expect(service.state()).to.deep.equal({ is: 'loading' });
  });

  it('never shows data of another shopper, an older response, or nothing forever, in any order of events, with two copies on the page', async () => {
    const KEYS = ['a', 'b'];
    const events = fc.array(
      fc.oneof(
        fc.record({
          is: fc.constant('load' as const),
          key: fc.constantFrom(...KEYS),
          copy: fc.nat(1),
          isForced: fc.boolean(),
        }),
        fc.record({ is: fc.constant('respond' as const), at: fc.nat(11), isOk: fc.boolean() }),
        fc.constant({ is: 'wait' as const }),
        fc.constant({ is: 'refresh' as const }),
        fc.constant({ is: 'sign-out' as const }),
      ),
      { maxLength: 24 },
    );
    await fc.assert(
      fc.asyncProperty(events, async (history) => {
        const { log } = openTestPage();
        startFakeClock();
        let shopper = 0;
        interface Sent {
          key: string;
          shopper: number;
          number: number;
          respond(result: Result<string | undefined>): void;
        }
        const sent: Sent[] = [];
        const open: Sent[] = [];
        /** The newest response of each key that this shopper has received. */
        const newest = new Map<string, number>();
        const copies = [0, 1].map(() =>
          resource(resourceStates<string>('property', 'shopper'), {
            read: (key: string) =>
              new Promise((respond) => {
                const one = { key, shopper, number: sent.length, respond };
                sent.push(one);
                open.push(one);
              }),
            code: 'content-failed',
          }),
        );
        const check = (): void => {
          for (const key of KEYS)
            for (const { states } of copies) {
              const value = valueIn(read(states), key);
              const expected = newest.get(key);
              expect(value).to.equal(
                expected === undefined ? undefined : `${String(shopper)}/${key}/${String(expected)}`,
              );
            }
        };
        const waiting: Promise<Loaded<string>>[] = [];
        for (const event of history) {
          if (event.is === 'load') {
            const copy = copies[event.copy];
            if (copy) waiting.push(event.isForced ? copy.reload(event.key) : copy.load(event.key));
          } else if (event.is === 'respond') {
            const [one] = open.splice(open.length === 0 ? 0 : event.at % open.length, 1);
            if (one) {
              const { key, number } = one;
              one.respond(event.isOk ? ok(`${String(one.shopper)}/${key}/${String(number)}`) : failed);
              if (event.isOk && one.shopper === shopper)
                newest.set(key, Math.max(number, newest.get(key) ?? -1));
            }
          } else if (event.is === 'wait') await pass(CALL_WAIT_MS);
          else if (event.is === 'refresh') invalidateResources();
          else {
            forgetShopper();
            shopper += 1;
            newest.clear();
          }
          await turn();
          check();
        }
        // After the wait, nothing is loading, and a request that was sent has ended for the code that waits.
        await pass(CALL_WAIT_MS);
        for (const { states } of copies)
          for (const { state } of read(states).values()) expect(state.is).not.to.equal('loading');
        for (const one of open.splice(0)) one.respond(failed);
        expect(await Promise.all(waiting)).to.have.length(waiting.length);
        log.splice(0);
        leaveTestPage();
      }),
      { numRuns: 60 },
    );
  });
});
