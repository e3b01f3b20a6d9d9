import { expect } from 'chai';
import type { ConfigInput } from '../../../src/config/settings';
import { emptyProfile, type Profile } from '../../../src/domain/profile/profile';
import { continueShoppingAtom } from '../../../src/state/page/continue-shopping';
import { profileAtom } from '../../../src/state/profile/profile-state';
import { storedYearAtom } from '../../../src/state/page/dates';
import { serverTime } from '../../../src/state/load/page-resources';
import { read, write } from '../../../src/state/store';
import { setResource } from '../../support/resources';
import { leaveTestPage, openTestPage } from '../../support/page';

/** In November 2026 the next year is active. */
function visit(config: ConfigInput = {}, profile: Partial<Profile> = { zipCode: '60614' }): void {
  openTestPage({ config });
  setResource(serverTime, '', '2026-11-20T10:15:00');
  write(profileAtom, { ...emptyProfile, ...profile });
}
const wayBack = () => read(continueShoppingAtom);

describe('where shopping goes on', () => {
  afterEach(leaveTestPage);

  it('is the pharmacy search of the brand, for those who come from there (SHELL-32, OPEN-A028)', () => {
    visit({ origin: 'pharmacy-search', site: 'AMP' });
    expect(wayBack()).to.deep.equal({
      origin: 'pharmacy-search',
      route: 'pharmacy',
      url: '/health-plans/aarp-pharmacy.html',
    });
    visit({ origin: 'pharmacy-search', site: 'UMS' });
    expect(wayBack().url).to.equal('/health-plans/uhc-pharmacy.html');
  });

  it('is the drug cost estimator, which is notified of it, for those who come from there (SHELL-33)', () => {
    visit({ origin: 'drug-cost-estimator' });
    expect(wayBack()).to.deep.equal({
      origin: 'drug-cost-estimator',
      route: 'drugCostEstimator',
      url: '/health-plans/estimate-drug-costs.html?dceProfile=true',
    });
    visit({ origin: 'drug-cost-estimator', routes: { drugCostEstimator: '/dce?lang=en#drugs' } });
    expect(wayBack().url).to.equal('/dce?lang=en&dceProfile=true#drugs');
  });

  it('is the start of the recommendation, for those who come from there (SHELL-34, SHELL-13, SHELL-24)', () => {
    visit({ origin: 'plan-recommendation' });
    expect(wayBack()).to.deep.equal({
      origin: 'plan-recommendation',
      route: 'recommendation',
      url: '/plan-recommendation-engine.html',
    });
  });

  for (const origin of ['plan-summary', 'somewhere', undefined])
    it(`is the plan summary, for those who come from ${origin ?? 'nowhere that is known'} (SHELL-35, SHELL-28)`, () => {
      visit(origin === undefined ? {} : { origin });
      expect(wayBack()).to.deep.equal({
        origin: undefined,
        route: 'planSummary',
        url: '/health-plans.html?zipcode=60614&planYear=2027',
      });
    });

  it('is the plan summary of the year that the shopper looks at (SHELL-30)', () => {
    visit();
    write(storedYearAtom, 2026);
    expect(wayBack().url).to.equal('/health-plans.html?zipcode=60614&planYear=2026');
  });

  it('is where ZIP codes are entered while none is known (SHELL-29)', () => {
    visit({}, {});
    expect(wayBack()).to.include({ route: 'planSummary', url: '/health-plans.html' });
  });

  it('is the configured page (SHELL-35, OPEN-A027)', () => {
    visit({ routes: { planSummary: '/shop/{zipcode}/{planYear}' } });
    expect(wayBack().url).to.equal('/shop/60614/2027');
  });

  for (const [origin, route] of [
    ['pharmacy-search', 'pharmacy'],
    ['drug-cost-estimator', 'drugCostEstimator'],
    ['plan-recommendation', 'recommendation'],
    ['plan-summary', 'planSummary'],
  ] as const)
    it(`is nowhere for ${origin} when the site has no such page`, () => {
      visit({ origin, routes: { [route]: '' } });
      expect(wayBack().url).to.equal('');
    });
});
