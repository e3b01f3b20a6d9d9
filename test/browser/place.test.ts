import { expect } from 'chai';
import { keepPlace } from '../../src/browser/place';

const KEY = 'shopperProfile.place';

describe('the place of the shopper', () => {
  afterEach(() => {
    sessionStorage.removeItem(KEY);
  });

  for (const garbage of ['[1, null, ["entry"]]', '[["entry", ["tag", 0, 0]]]', '{"entry": 1}', 'no JSON'])
    it(`is stored where storage holds ${garbage}`, async () => {
      sessionStorage.setItem(KEY, garbage);
      await keepPlace(KEY, Promise.resolve());
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      expect(sessionStorage.getItem(KEY)).to.equal('[]');
    });

  it('is kept with those of other entries of the history', async () => {
    const other = ['entry', ['shopper-profile-plans', 0, 3, 40]];
    sessionStorage.setItem(KEY, JSON.stringify([other]));
    await keepPlace(KEY, Promise.resolve());
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).to.deep.equal([other]);
  });
});
