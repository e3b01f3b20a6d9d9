import { expect } from 'chai';
import { identityAtom } from '../../../src/state/shopper/identity';
import { go, goTo } from '../../../src/state/page/go';
import { write } from '../../../src/state/store';
import { leaveTestPage, openTestPage, spyOnEvents, whenLeaving } from '../../support/page';

const values = { zipcode: '60614', planYear: 2027 };
const planSummary = '/health-plans.html?zipcode=60614&planYear=2027';

function stayOnPage(): void {
  const stay = (event: Event): void => {
    event.preventDefault();
  };
  document.addEventListener('shopper-profile-navigate', stay);
  whenLeaving(() => {
    document.removeEventListener('shopper-profile-navigate', stay);
  });
}

describe('going to a page', () => {
  afterEach(leaveTestPage);

  it('tells the host first (contract §2)', () => {
    const { visited } = openTestPage();
    const seen = spyOnEvents('navigate');
    go('planSummary', values);
    expect(seen).to.deep.equal([['navigate', { name: 'planSummary', url: planSummary }]]);
    expect(visited).to.deep.equal([planSummary]);
  });

  it('does not happen when the host cancels (contract §2)', () => {
    const { visited } = openTestPage();
    stayOnPage();
    go('planSummary', values);
    expect(visited).to.be.empty;
  });

  it('logs a page that there is none of, and tells nobody (ERRB-16)', () => {
    const { visited, log } = openTestPage();
    const seen = spyOnEvents('navigate');
    goTo('anywhere', '');
    expect([seen, visited]).to.deep.equal([[], []]);
    expect(log.join()).to.contain('Invalid URL');
  });

  it('leads customer service to no plan summary, without a word to the host (ROLES-20, OPEN-A093)', () => {
    const { visited } = openTestPage();
    write(identityAtom, { uuid: 'u', isGuest: false, isCloaked: true });
    const seen = spyOnEvents('navigate');
    go('planSummary', values);
    go('zipEntry');
    expect(seen).to.be.empty;
    expect(visited).to.be.empty;
    go('education');
    expect(visited).to.deep.equal(['/medicare-education.html']);
  });
});
