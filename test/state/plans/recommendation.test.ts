import { expect } from 'chai';
import { emptyProfile, type Profile } from '../../../src/domain/profile/profile';
import { applicationsSummary } from '../../../src/state/applications/applications';
import { applicationsSummaryAtom } from '../../../src/state/plans/applications-summary';
import { profileAtom } from '../../../src/state/profile/profile-state';
import { storedYearAtom } from '../../../src/state/page/dates';
import { serverTime } from '../../../src/state/load/page-resources';
import { isPromoShownAtom, recommendationResultsUrlAtom } from '../../../src/state/plans/recommendation';
import { read, store, write } from '../../../src/state/store';
import { setResource } from '../../support/resources';
import { leaveTestPage, openTestPage, whenLeaving } from '../../support/page';
import { recommendationOf } from '../../support/recommendation';

const enrollment = { planId: 'H1036054000', planYear: 2027, isSubmitted: false };

/** In November 2026 both years show, and the next one is active. */
function visit(profile: Partial<Profile> = {}, config = {}): void {
  openTestPage({ config });
  setResource(serverTime, '', '2026-11-20T10:15:00');
  write(profileAtom, { ...emptyProfile, ...profile });
  write(applicationsSummaryAtom, applicationsSummary);
}

describe('the recommendation of the page', () => {
  afterEach(leaveTestPage);

  it('has no results before the profile is there (REC-01, DATA-46)', () => {
    openTestPage();
    expect(read(recommendationResultsUrlAtom)).to.equal('');
  });

  it('follows the year that the shopper switches to (REC-02)', () => {
    visit({ preData: recommendationOf(2027) });
    expect(read(recommendationResultsUrlAtom)).to.contain('2027');
    write(storedYearAtom, 2026);
    expect(read(recommendationResultsUrlAtom)).to.equal('');
  });

  describe('and its promo', () => {
    it('shows while there is neither a recommendation nor an application (SHELL-47, OPEN-A031)', () => {
      visit();
      expect(read(isPromoShownAtom)).to.be.true;
      visit({ preData: recommendationOf(2027) });
      expect(read(isPromoShownAtom)).to.be.false;
      visit({ enrollments: [enrollment] });
      expect(read(isPromoShownAtom)).to.be.false;
      visit({ enrollments: [{ ...enrollment, planYear: 2025 }] });
      expect(read(isPromoShownAtom), 'an application that shows no more').to.be.true;
    });

    it('shows for a recommendation of another year (SHELL-47, REC-02)', () => {
      visit({ preData: recommendationOf(2026) });
      expect(read(isPromoShownAtom)).to.be.true;
    });

    it('tells no one of a profile that says the same', () => {
      visit();
      let changes = 0;
      whenLeaving(store().sub(isPromoShownAtom, () => (changes += 1)));
      write(profileAtom, { ...emptyProfile, zipCode: '60614' });
      expect(changes).to.equal(0);
      write(profileAtom, { ...emptyProfile, enrollments: [enrollment] });
      expect(changes).to.equal(1);
    });
  });

  describe('and its results', () => {
    it('are behind their route, for the active year (SHELL-14, SHELL-23)', () => {
      visit({ preData: recommendationOf(2027) });
      expect(read(recommendationResultsUrlAtom)).to.equal(
        '/plan-recommendation-engine.html/result?year=2027',
      );
    });

    it('are behind the configured route (SHELL-23, OPEN-A025)', () => {
      const routes = { recommendationResults: 'https://pre.example.com/top?from=profile#list' };
      visit({ preData: recommendationOf(2027) }, { routes });
      expect(read(recommendationResultsUrlAtom)).to.equal(
        'https://pre.example.com/top?from=profile&year=2027#list',
      );
    });

    it('are nowhere without a recommendation, and without a route (SHELL-23)', () => {
      visit();
      expect(read(recommendationResultsUrlAtom)).to.equal('');
      visit({ preData: recommendationOf(2027) }, { routes: { recommendationResults: '' } });
      expect(read(recommendationResultsUrlAtom)).to.equal('');
    });
  });
});
