import { expect } from 'chai';
import { holdResponses } from './responses';
import { passRealTime } from './clock';
import { loadCopy, translateAtom } from '../../src/state/copy';
import { read } from '../../src/state/store';
import { leaveTestPage, openTestPage } from './page';

describe('a test page that is left', () => {
  afterEach(leaveTestPage);

  it('ends nothing on the next page that it was waiting for', async () => {
    const { place, service } = openTestPage({
      scenario: 'consumer',
      config: { loading: { callWaitMs: 100, toggleWaitMs: 100 } },
    });
    holdResponses(service, '/all');
    await place('shopper-profile-plans');
    await passRealTime(0);

    openTestPage({ scenario: 'guest' });
    await passRealTime(300);
    expect(sessionStorage.getItem('shopperProfile.flowCompleted')).to.be.null;
  });

  it('fails where a text was missing', async () => {
    openTestPage({ scenario: 'guest' });
    await loadCopy('en', 'shopper-profile-help');
    read(translateAtom('en', 'shopper-profile-help'))?.('plan.premium');
    expect(leaveTestPage).to.throw('there is no text for plan.premium');
  });
});
