import { expect } from 'chai';
import type { ConfigInput } from '../../../src/config/settings';
import { settled } from '../../support/clock';
import { leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { placeNav } from '../../support/views';

const ESTIMATOR = 'shopper-profile-drug-estimator';
const LINK = { name: 'Estimate drug costs' };
const PAGE = '/health-plans/estimate-drug-costs.html';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

async function openEstimator(config: ConfigInput = {}, scenario: Options['scenario'] = 'consumer') {
  const page = openTestPage({ scenario, config });
  await page.place(ESTIMATOR);
  await ready();
  await settled();
  return page;
}

const link = ({ screen }: TestPage) => screen.queryByShadowRole('link', LINK);
const height = ({ container }: TestPage) => container.getBoundingClientRect().height;

describe('shopper-profile-drug-estimator', () => {
  afterEach(leaveTestPage);

  for (const scenario of ['consumer', 'guest', 'cloaked'] as const)
    it(`leads to the drug cost estimator, after the host has been notified of it: ${scenario} (SHELL-65, SHELL-16)`, async () => {
      const page = await openEstimator({}, scenario);
      const seen = spyOnEvents('navigate');
      expect(page.screen.getByShadowRole('region', { name: 'Estimate your drug costs' })).to.exist;
      expect(link(page)!.getAttribute('href')).to.equal(PAGE);
      await page.user.click(link(page)!);
      expect(seen).to.deep.equal([['navigate', { name: 'drugCostEstimator', url: PAGE }]]);
      expect(page.visited).to.deep.equal([PAGE]);
    });

  it('shows on the drugs view alone, where views are switched (OPEN-A042)', async () => {
    const page = await openEstimator();
    expect(height(page)).to.be.above(0);
    const goTo = await placeNav(page);
    expect(height(page)).to.equal(0);
    await goTo('drugs');
    expect(height(page)).to.be.above(0);
    await goTo('providers');
    expect(height(page)).to.equal(0);
  });

  it('can be switched off, and takes no space then, nor without a route (OPEN-A042)', async () => {
    for (const config of [{ blocks: { drugEstimator: false } }, { routes: { drugCostEstimator: '' } }]) {
      const page = await openEstimator(config);
      expect(link(page)).to.be.null;
      expect(height(page)).to.equal(0);
    }
  });
});
