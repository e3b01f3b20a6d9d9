import { expect } from 'chai';
import * as sinon from 'sinon';
import { browserWallClock } from '../../src/browser/clock';
import { toWallClock } from '../../src/domain/dates/calendar';

describe('the browser’s clock', () => {
  afterEach(() => {
    sinon.restore();
  });

  it('shows what stands on the wall, whatever the zone (OPEN-A107)', () => {
    for (const moment of [
      new Date(2026, 0, 2, 3, 4, 5),
      new Date(2026, 11, 31, 23, 59, 59),
      new Date(2028, 1, 29),
    ]) {
      sinon.useFakeTimers({ now: moment, toFake: ['Date'] });
      const wall = browserWallClock();
      sinon.restore();
      expect(toWallClock(wall)).to.equal(wall);
      const [year, month, day, hour, minute, second] = wall.split(/\D/).map(Number) as [number, ...number[]];
      expect(new Date(year, month! - 1, day, hour, minute, second).getTime()).to.equal(moment.getTime());
    }
  });
});
