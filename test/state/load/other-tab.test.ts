/** What the page is notified of another tab, and what it does not treat as a sign-out. */
import { expect } from 'chai';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { isPlansLoadedAtom, isShopperKnownAtom } from '../../../src/state/profile/profile-state';
import { currentShopper } from '../../../src/state/shopper/shopper';
import { read } from '../../../src/state/store';
import { settled } from '../../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../../support/page';

const SIGNED_OUT = 'shopperProfile.signedOut';

async function open(): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer' });
  await startLoadFlow();
  sessionStorage.setItem('referrer', '/somewhere');
  return page;
}

async function hear(key: string | null, newValue: string | null): Promise<void> {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  await settled();
}

describe('another tab', () => {
  afterEach(leaveTestPage);

  it('that signs out makes this page a guest’s, which leads nowhere (OUT-06, OPEN-B54)', async () => {
    const { visited } = await open();
    await hear(SIGNED_OUT, 'yes');
    expect(currentShopper().isGuest).to.equal(true);
    expect([read(isShopperKnownAtom), read(isPlansLoadedAtom)]).to.deep.equal([true, true]);
    expect(sessionStorage.getItem('referrer')).to.equal(null);
    expect(visited).to.be.empty;
  });

  for (const [what, key, value] of [
    ['takes the marker away', SIGNED_OUT, null],
    ['writes another value', 'shopperProfile.extraHelp', 'yes'],
    ['clears the storage', null, null],
  ] as const)
    it(`that ${what} has not signed out (OPEN-B54)`, async () => {
      await open();
      await hear(key, value);
      expect(currentShopper().isGuest).to.equal(false);
      expect(sessionStorage.getItem('referrer')).to.equal('/somewhere');
    });
});
