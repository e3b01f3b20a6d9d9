import { expect } from 'chai';
import { spokenSeconds, toMinutesAndSeconds } from '../../../src/domain/dates/countdown';

describe('a countdown', () => {
  const texts: [number, string][] = [
    [120, '2:00'],
    [119, '1:59'],
    [60, '1:00'],
    [59, '0:59'],
    [9, '0:09'],
    [0, '0:00'],
    [900, '15:00'],
    [6000, '100:00'],
  ];
  for (const [seconds, text] of texts)
    it(`writes ${seconds} seconds as "${text}" (IDLE-07, OPEN-B51)`, () => {
      expect(toMinutesAndSeconds(seconds)).to.equal(text);
    });

  it('speaks at its start, at a minute, at 30 and at 10 seconds (OPEN-B51)', () => {
    const spoken = Array.from({ length: 121 }, (_, passed) => spokenSeconds(120 - passed, 120));
    const starts = spoken.flatMap((seconds, passed) =>
      seconds === spoken[passed - 1] ? [] : [120 - passed],
    );
    expect(starts).to.deep.equal([120, 60, 30, 10]);
    expect([...new Set(spoken)]).to.deep.equal([120, 60, 30, 10]);
  });

  it('speaks of no moment before its start (OPEN-B51)', () => {
    expect(spokenSeconds(45, 45)).to.equal(45);
    expect(spokenSeconds(31, 45)).to.equal(45);
    expect(spokenSeconds(30, 45)).to.equal(30);
    expect(spokenSeconds(60, 60)).to.equal(60);
    expect(spokenSeconds(5, 5)).to.equal(5);
  });
});
