import { expect } from 'chai';
import { acrossTabs } from '../../src/browser/tab-locks';
import { pass, settled, startFakeClock, stopFakeClock } from '../support/clock';
import { releaseLocks } from '../support/under-way';

const MAX_MS = 10_000;
const never = new Promise<never>(() => undefined);

let begun: string[] = [];

/** Starts a job, and returns its result. */
const start = <Result>(
  name: string,
  job: () => Promise<Result>,
  { lock = 'list', mode = 'exclusive' }: { lock?: string; mode?: LockMode } = {},
): Promise<Result> =>
  acrossTabs(lock, { mode, maxMs: MAX_MS }, () => {
    begun.push(name);
    return job();
  });

const done = (): Promise<void> => Promise.resolve();

function withoutLocks(): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
}

for (const [browser, prepare] of [
  ['with locks', () => undefined],
  ['without locks', withoutLocks],
] as const)
  describe(`jobs under one lock, in a browser ${browser}`, () => {
    beforeEach(() => {
      begun = [];
      prepare();
      startFakeClock();
    });
    afterEach(async () => {
      Reflect.deleteProperty(navigator, 'locks');
      stopFakeClock();
      await releaseLocks();
    });

    it('go one after the other (HTTP-04, IDENT-27)', async () => {
      let end: () => void = () => undefined;
      void start('first', () => new Promise<void>((resolve) => (end = resolve)));
      void start('second', done);
      await settled();
      expect(begun).to.deep.equal(['first']);
      end();
      await settled();
      expect(begun).to.deep.equal(['first', 'second']);
    });

    it('do not wait for longer than they have to: the next begins after maxMs (IDENT-27, OPEN-B45)', async () => {
      void start('endless', () => never);
      void start('next', done);
      await pass(MAX_MS - 1);
      expect(begun).to.deep.equal(['endless']);
      await pass(1);
      expect(begun).to.deep.equal(['endless', 'next']);
    });

    it('hand on what they return, also late, and what they throw', async () => {
      let end: (value: string) => void = () => undefined;
      const late = start('late', () => new Promise<string>((resolve) => (end = resolve)));
      await pass(MAX_MS);
      end('after all');
      expect(await late).to.equal('after all');
      const failed = start('failing', () => Promise.reject(new Error('no'))).catch(String);
      expect(await failed).to.equal('Error: no');
      expect(await start('next', () => Promise.resolve(7))).to.equal(7);
    });

    it('do not wait for those of another lock', async () => {
      void start('one list', () => never);
      void start('another list', done, { lock: 'another' });
      await settled();
      expect(begun).to.deep.equal(['one list', 'another list']);
    });
  });

describe('jobs that share a lock', () => {
  beforeEach(() => {
    begun = [];
  });
  afterEach(releaseLocks);

  it('go side by side, and an exclusive one after them (HTTP-04)', async () => {
    let end: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (end = resolve));
    void start('one', () => held, { mode: 'shared' });
    void start('two', () => held, { mode: 'shared' });
    void start('alone', done);
    await settled();
    expect(begun).to.deep.equal(['one', 'two']);
    end();
    await settled();
    expect(begun).to.deep.equal(['one', 'two', 'alone']);
  });
});
