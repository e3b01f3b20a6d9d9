import { expect } from 'chai';
import { emptyProfile } from '../../../src/domain/profile/profile';
import { profileAtom } from '../../../src/state/profile/profile-state';
import { identityAtom } from '../../../src/state/shopper/identity';
import { go, goTo } from '../../../src/state/shopper/go';
import { write } from '../../../src/state/store';
import { eventually } from '../../support/clock';
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

  it('logs a page that there is none of, and tells no one (ERRB-16)', () => {
    const { visited, log } = openTestPage();
    const seen = spyOnEvents('navigate');
    goTo('anywhere', '');
    expect([seen, visited]).to.deep.equal([[], []]);
    expect(log.join()).to.contain('Invalid URL');
  });

  it('without values leads to the plan summary of the saved plans, without a ZIP code to the entry of one (SHELL-29)', () => {
    const { visited } = openTestPage({ date: '2026-11-20' });
    const seen = spyOnEvents('navigate');
    go('planSummary');
    go('planDetails', { planId: 'H1036054000' });
    write(profileAtom, { ...emptyProfile, zipCode: '60614' });
    go('planSummary');
    const entry = '/health-plans.html';
    expect(visited).to.deep.equal([entry, entry, planSummary]);
    expect(seen.map(([, detail]) => (detail as { name: string }).name)).to.deep.equal([
      'zipEntry',
      'zipEntry',
      'planSummary',
    ]);
  });

  it('adds the active year to the recommendation results, or the year that the host names (SHELL-23, OPEN-A025)', () => {
    const { visited } = openTestPage({ date: '2026-11-20' });
    go('recommendationResults');
    go('recommendationResults', { year: 2026 });
    const results = '/plan-recommendation-engine.html/result';
    expect(visited).to.deep.equal([`${results}?year=2027`, `${results}?year=2026`]);
  });

  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'application', 'nowhere'])
    it(`leads nowhere by the name ${name}, which is no route (SHELL-23, ERRB-16)`, () => {
      const { visited } = openTestPage();
      const seen = spyOnEvents('navigate');
      go(name as 'shop');
      expect([visited, seen]).to.deep.equal([[], []]);
    });

  it('leads nowhere by the name of an own key of the object prototype among the values', () => {
    const { visited } = openTestPage({ config: { routes: { education: '/about/{constructor}' } } });
    go('education');
    expect(visited).to.be.empty;
  });

  it('leads nowhere by a route that lacks a value, and reports it (ERRB-16)', () => {
    const { visited, log } = openTestPage({ config: { routes: { education: '/about/{topic}' } } });
    const seen = spyOnEvents('navigate');
    go('education');
    expect([visited, seen]).to.deep.equal([[], []]);
    expect(log).to.deep.equal([
      '[shopper-profile] Invalid URL: routes.education is not set, or lacks a value',
    ]);
  });

  it('names a route that does not exist, and the one that was most likely meant (ERRB-16)', () => {
    const { visited, log } = openTestPage();
    for (const name of ['nowhere', 'planSumary', 'application', 'a b <script>'])
      go(name as Parameters<typeof go>[0]);
    expect(visited).to.deep.equal([]);
    expect(log).to.deep.equal([
      '[shopper-profile] Invalid URL: there is no route "nowhere"',
      '[shopper-profile] Invalid URL: there is no route "planSumary"; did you mean "planSummary"?',
      '[shopper-profile] Invalid URL: there is no route "application"',
      '[shopper-profile] Invalid URL: there is no route',
    ]);
  });

  for (const url of ['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,a', 'https://'])
    it(`leads nowhere by ${JSON.stringify(url)}, and tells no one (ERRB-16)`, () => {
      const { visited, log } = openTestPage();
      const seen = spyOnEvents('navigate');
      goTo('anywhere', url);
      expect([visited, seen]).to.deep.equal([[], []]);
      expect(log).to.deep.equal(['[shopper-profile] Invalid URL']);
    });

  it('takes the default of a route whose setting is no address, and says which (ERRB-16)', async () => {
    const { visited, log } = openTestPage({ config: { routes: { education: 'javascript:alert(1)' } } });
    go('education');
    expect(visited).to.deep.equal(['/medicare-education.html']);
    await eventually(() =>
      expect(log).to.deep.equal(['[shopper-profile] routes.education: expected address']),
    );
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
