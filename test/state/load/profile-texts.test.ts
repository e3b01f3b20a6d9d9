import { expect } from 'chai';
import { currentConfig } from '../../../src/state/config';
import { loadProfileTexts } from '../../../src/state/load/profile-texts';
import { savedSupplementsAtom } from '../../../src/state/plans/saved-supplements';
import { doTextsWait } from '../../../src/state/profile/profile-texts';
import { forgetShopper } from '../../../src/state/shopper/forget-shopper';
import { read } from '../../../src/state/store';
import { settled } from '../../support/clock';
import { leaveTestPage, openTestPage, whenLeaving, type TestPage } from '../../support/page';
import { valuesOfShopper } from '../../support/page-state';
import { loadLists } from '../../support/saved-lists';

/** The text of the shopper's supplements is so long that it waits until the browser is idle. */
async function openLong(): Promise<TestPage & { rest(): Promise<void> }> {
  const page = openTestPage({ scenario: 'medsupp' });
  const { state } = page.service;
  const data = JSON.parse(state.medsuppData) as object;
  Object.assign(state, { medsuppData: JSON.stringify({ ...data, notes: 'x'.repeat(30_000) }) });
  let rest: () => void = () => undefined;
  const idle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (callback) => {
    rest = () => callback({ didTimeout: false, timeRemaining: () => 1 });
    return 0;
  };
  whenLeaving(() => (window.requestIdleCallback = idle));
  await loadLists(page.service);
  return {
    ...page,
    rest: async () => {
      rest();
      await settled();
    },
  };
}

describe('long texts of a profile', () => {
  afterEach(leaveTestPage);

  it('are read when the browser has nothing else to do (DATA-12)', async () => {
    const page = await openLong();
    void loadProfileTexts(currentConfig());
    expect([doTextsWait(), read(savedSupplementsAtom).length]).to.deep.equal([true, 0]);
    await page.rest();
    expect(doTextsWait()).to.equal(false);
    expect(read(savedSupplementsAtom)).not.to.be.empty;
  });

  it('are no one’s when the shopper has left in the meantime (DATA-12, OPEN-B54)', async () => {
    const page = await openLong();
    void loadProfileTexts(currentConfig());
    forgetShopper();
    const stored = Object.entries(localStorage);
    await page.rest();
    expect(valuesOfShopper()).to.deep.equal({});
    expect(Object.entries(localStorage)).to.deep.equal(stored);
  });
});
