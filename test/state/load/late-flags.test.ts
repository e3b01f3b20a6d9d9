import { expect } from 'chai';
import { isAccountReadyShownAtom, isOutageShownAtom } from '../../../src/state/shopper/banners';
import { eligibilityAtom } from '../../../src/state/shopper/extra-help';
import { featureFlagsAtom } from '../../../src/state/page/feature-flags';
import { read } from '../../../src/state/store';
import { replaceResponse, requestsTo } from '../../support/responses';
import { cardsShown, planNames } from '../../support/cards';
import { pass, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, ready } from '../../support/page';

const PLANS = 'shopper-profile-plans';

/** Flags that take half a minute. */
const lateFlags = { delays: { featureToggle: 30_000 } };

describe('feature flags that take half a minute (LOAD-11, LOAD-12)', () => {
  afterEach(leaveTestPage);

  for (const [scenario, count] of [
    ['guest', 3],
    ['consumer', 6],
    ['member', 3],
  ] as const)
    it(`do not keep a ${scenario}’s cards waiting for longer than loading.toggleWaitMs`, async () => {
      const { place, screen } = openTestPage({ scenario, ...lateFlags });
      startFakeClock();
      await place(PLANS);
      await pass(1_499);
      expect(planNames(screen)).to.be.empty;
      await pass(1);
      await cardsShown(screen, count);
      expect(await ready()).to.deep.equal({ outcome: 'success' });
    });

  it('are waited for as long as the host wants', async () => {
    const config = { loading: { toggleWaitMs: 200 } };
    const { place, screen } = openTestPage({ scenario: 'consumer', config, ...lateFlags });
    startFakeClock();
    await place(PLANS);
    await pass(200);
    await cardsShown(screen, 6);
  });

  it('still announce an outage when they come (SHELL-38)', async () => {
    const { place, screen } = openTestPage({ scenario: 'outage', ...lateFlags });
    startFakeClock();
    await place('shopper-profile-outage');
    await pass(29_999);
    expect([read(featureFlagsAtom), read(isOutageShownAtom)]).to.deep.equal([null, false]);
    await pass(1);
    expect(read(isOutageShownAtom)).to.be.true;
    await pass(500);
    expect(await screen.findByShadowText('Sign-in is not available right now.')).to.exist;
  });

  it('still switch the banners off when they come (OPEN-A005)', async () => {
    const { service, place } = openTestPage({
      scenario: 'consumer',
      config: { isAccountSetupComplete: true },
      ...lateFlags,
    });
    replaceResponse(service, '/featureToggle', { bannering: false });
    startFakeClock();
    await place('shopper-profile-account-ready');
    await pass(1_500);
    expect(read(isAccountReadyShownAtom)).to.be.true;
    await pass(28_500);
    expect(read(isAccountReadyShownAtom)).to.be.false;
  });

  it('still let a member’s Extra Help record be read, once (LOAD-15, HELP-07)', async () => {
    const { service, place } = openTestPage({ scenario: 'member', ...lateFlags });
    startFakeClock();
    await place(PLANS);
    await pass(29_999);
    expect(requestsTo(service, '/lis/')).to.be.empty;
    expect(read(eligibilityAtom)).to.be.null;
    await pass(1);
    await settled();
    expect(requestsTo(service, '/lis/')).to.have.length(1);
    expect(read(eligibilityAtom)).to.include({ level: 1 });
  });

  it('let no other shopper’s record be read (LOAD-15)', async () => {
    const { service, place } = openTestPage({ scenario: 'consumer', ...lateFlags });
    startFakeClock();
    await place(PLANS);
    await pass(30_000);
    expect(read(featureFlagsAtom)).to.include({ lisChanges: true });
    expect(requestsTo(service, '/lis/')).to.be.empty;
  });
});
