import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import { readCookie } from '../../../src/browser/storage';
import { replaceResponse, makeMember, requestsTo } from '../../support/responses';
import { cardOf } from '../../support/cards';
import { settled } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, ready, type TestPage } from '../../support/page';

const PLANS = 'shopper-profile-plans';
const AETNA = /Aetna Medicare Premier/;
const ZIP_ENTRY = '/health-plans.html';
const cook = { fipsCountyCode: '031', fipsCountyName: 'Cook', fipsStateCode: '17', stateCode: 'IL' };
const lake = { fipsCountyCode: '097', fipsCountyName: 'Lake', fipsStateCode: '17', stateCode: 'IL' };

interface Lacking {
  county?: boolean;
  zip?: boolean;
}

/** Incomplete saved plans, in a ZIP code of two counties. */
async function openPlans(lacking: Lacking, options: PageOptions = {}): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  const { service } = page;
  makeMember(service);
  replaceResponse(service, '/counties/', { data: { counties: [cook, lake] } });
  for (const plan of service.state.plansDetails.plans) {
    if (lacking.county) Reflect.deleteProperty(plan, 'county');
    if (lacking.zip) Reflect.deleteProperty(plan, 'zipCode');
  }
  if (lacking.zip) Reflect.deleteProperty(service.state.plansDetails, 'zipCode');
  await page.place(PLANS);
  await ready();
  await settled();
  return page;
}

const hrefOf = (link: HTMLElement): string => link.getAttribute('href')!;

const detailsUrl = async ({ screen }: TestPage): Promise<string> =>
  hrefOf(inside(await cardOf(screen, AETNA)).getByRole('link', { name: /View plan details/ }));

const compareUrls = ({ screen }: TestPage): string[] =>
  screen.getAllByShadowRole('link', { name: /Compare plans/ }).map(hrefOf);

describe('a plan that was saved without its county', () => {
  afterEach(leaveTestPage);

  it('has the details link of the first county of its ZIP code (SHELL-25)', async () => {
    expect(await detailsUrl(await openPlans({ county: true }))).to.equal(
      '/health-plans/details.html/60614/031/H5521016000/2027',
    );
  });

  it('is compared in that county (SHELL-26, SHELL-27)', async () => {
    const urls = compareUrls(await openPlans({ county: true }));
    expect(urls).not.to.be.empty;
    for (const url of urls) expect(url).to.contain('?zipcode=60614&county=Cook&');
  });

  it('is enrolled in there: as the launch cookie shows (DATA-25, PLANS-41)', async () => {
    const page = await openPlans(
      { county: true },
      { config: { routes: { application: { MA: '/apply/{fips}' } } } },
    );
    await page.user.click(
      inside(await cardOf(page.screen, AETNA)).getByRole('button', { name: /Enroll in plan/ }),
    );
    await settled();
    const { zip, countyName, stateCode, fipsCode } = JSON.parse(
      readCookie('shopperProfile.launchPlan')!,
    ) as Record<string, string>;
    expect({ zip, countyName, stateCode, fipsCode }).to.deep.equal({
      zip: '60614',
      countyName: 'Cook',
      stateCode: 'IL',
      fipsCode: '031',
    });
    expect(page.visited).to.deep.equal(['/apply/031']);
  });

  it('is used to request the Extra Help record (NET-26)', async () => {
    const { service } = await openPlans(
      { county: true },
      { config: { pageUtilityData: { lisChanges: true } } },
    );
    expect(requestsTo(service, '/lis/').map(({ query }) => query)).to.deep.equal([
      { zip: '60614', stateCode: 'IL', fipsCode: '031', planYear: '2027' },
    ]);
    expect(requestsTo(service, '/counties/')).to.have.length(1);
  });
});

describe('the place of a member without saved plans', () => {
  afterEach(leaveTestPage);

  for (const [what, ofProfile, ofUser] of [
    ['profile', '60614', ''],
    ['account', '', '60614'],
  ] as const)
    it(`is the county of the ZIP code of their ${what}: the Extra Help record is requested with it (NET-26, OPEN-A101)`, async () => {
      const page = openTestPage({
        scenario: 'consumer',
        config: { pageUtilityData: { lisChanges: true } },
      });
      makeMember(page.service);
      page.service.state.plansDetails.plans = [];
      page.service.state.plansDetails.zipCode = ofProfile;
      page.service.state.userDetails.zipCode = ofUser;
      await page.place(PLANS);
      await ready();
      await settled();
      expect(requestsTo(page.service, '/lis/').map(({ query }) => query)).to.deep.equal([
        { zip: '60614', stateCode: 'IL', fipsCode: '031', planYear: '2027' },
      ]);
      expect(requestsTo(page.service, '/counties/')).to.have.length(1);
    });
});

describe('a link that needs a ZIP code', () => {
  afterEach(leaveTestPage);

  it('leads to the entry of one while none is known (SHELL-25, SHELL-26, SHELL-29)', async () => {
    const page = await openPlans({ county: true, zip: true });
    expect(await detailsUrl(page)).to.equal(ZIP_ENTRY);
    for (const url of compareUrls(page)) expect(url).to.equal(ZIP_ENTRY);
  });

  it('takes the ZIP code of the other plans (SHELL-25)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    for (const plan of page.service.state.plansDetails.plans) {
      Reflect.deleteProperty(plan, 'zipCode');
      Reflect.deleteProperty(plan, 'county');
    }
    page.service.state.plansDetails.zipCode = '60614';
    await page.place(PLANS);
    await settled();
    expect(await detailsUrl(page)).to.equal('/health-plans/details.html/60614/031/H5521016000/2027');
  });

  it('is not there where the route is empty, which is logged (ERRB-16)', async () => {
    const page = await openPlans({}, { config: { routes: { planDetails: '' } } });
    const card = inside(await cardOf(page.screen, AETNA));
    expect(card.queryByRole('link', { name: /View plan details/ })).to.be.null;
    expect(page.log).to.include('[shopper-profile] Invalid URL');
  });
});
