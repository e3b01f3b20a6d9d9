import { expect } from 'chai';
import sinon from 'sinon';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { isPlansLoadedAtom, isProfileFailedAtom } from '../../../src/state/profile/profile-state';
import { read } from '../../../src/state/store';
import { holdResponses } from '../../support/responses';
import { settled } from '../../support/clock';
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

  it('settles where the load flow throws, and the element offers to try again (contract, "Host functions")', async () => {
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

  it('settles when content has come or is overdue, and not before (LOAD-22, LOAD-24)', async () => {
    const { service } = openTestPage({ scenario: 'consumer' });
    const content = holdResponses(service, '/api/assets/');
    const seen = spyOnEvents('ready');
    void startLoadFlow();
    await settled();
    expect(read(isPlansLoadedAtom), 'plans').to.be.true;
    expect(seen, 'while content is on its way').to.be.empty;
    expect(sessionStorage.getItem('shopperProfile.flowCompleted')).to.equal(null);
    content.arrive();
    await settled();
    expect(seen).to.have.length(1);
    expect(sessionStorage.getItem('shopperProfile.flowCompleted')).to.equal('success');
  });
});
