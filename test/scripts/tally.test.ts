import { expect } from 'chai';
import { Tally } from '../../scripts/test/tally.mjs';

const good = { passed: 3, failed: 0 };
const bad = { passed: 2, failed: 1 };

describe('the tally of several runs', () => {
  it('is clean when every file has passed each time', () => {
    const tally = new Tally(['a.test.ts']);
    tally.add({ perFile: { 'a.test.ts': good }, failures: [] });
    tally.add({ perFile: { 'a.test.ts': good }, failures: [] });
    expect(tally.isClean).to.equal(true);
    expect(tally.report()).to.deep.equal(['2 of 2  a.test.ts']);
  });

  it('says how often each file has passed, and what has failed', () => {
    const tally = new Tally(['a.test.ts', 'b.test.ts']);
    tally.add({ perFile: { 'a.test.ts': good, 'b.test.ts': bad }, failures: ['b.test.ts: adds'] });
    tally.add({ perFile: { 'a.test.ts': good, 'b.test.ts': bad }, failures: ['b.test.ts: adds'] });
    expect(tally.isClean).to.equal(false);
    expect(tally.report()).to.deep.equal([
      'failed 2 times: b.test.ts: adds',
      '2 of 2  a.test.ts',
      '0 of 2  b.test.ts',
    ]);
  });

  it('does not count a file that was not loaded as passed', () => {
    const tally = new Tally(['a.test.ts']);
    tally.add({ perFile: {}, failures: ['a.test.ts: could not be loaded'] });
    expect(tally.report()).to.include('0 of 1  a.test.ts');
  });
});
