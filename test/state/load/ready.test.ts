import { expect } from 'chai';
import sinon from 'sinon';
import { isProfileFailedAtom } from '../../../src/state/profile/profile';
import { read } from '../../../src/state/store';
import { leaveTestPage, openTestPage, ready, spyOnEvents, whenLeaving } from '../../support/page';

/** A browser that does not let the load flow go on. */
function breakLoadFlow(): void {
  const listen = window.addEventListener.bind(window);
  const broken = sinon.stub(window, 'addEventListener').callsFake((...args: Parameters<typeof listen>) => {
    if (args[0] === 'resize') throw new Error('Mary Smith');
    listen(...args);
  });
  whenLeaving(() => broken.restore());
}

describe('window.shopperProfile.ready', () => {
  afterEach(leaveTestPage);

  it('settles where the load flow throws, and the piece offers to try again (contract, "Host functions")', async () => {
    const { place, screen, log } = openTestPage({ scenario: 'consumer' });
    breakLoadFlow();
    const seen = spyOnEvents('ready', 'error');
    await place('shopper-profile-plans');
    expect(await ready()).to.deep.equal({ outcome: 'failure' });
    expect(read(isProfileFailedAtom)).to.be.true;
    expect(seen.map(([name]) => name)).to.deep.equal(['error', 'ready']);
    expect(log).to.deep.equal(['[shopper-profile] the load flow failed [load-failed]']);
    expect(await screen.findByShadowRole('button', { name: 'Try again' })).to.exist;
  });
});
