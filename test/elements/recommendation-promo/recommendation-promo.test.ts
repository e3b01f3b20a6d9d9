import { expect } from 'chai';
import { holdResponses, setEnrollments } from '../../support/responses';
import { eventually, settled } from '../../support/clock';
import { leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { recommend } from '../../support/recommendation';
import { placeNav } from '../../support/views';

const PROMO = 'shopper-profile-recommendation-promo';
const HEADING = 'Get a plan recommendation';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

async function show(page: TestPage, attributes = ''): Promise<HTMLElement> {
  const element = await page.place(PROMO, attributes);
  await ready();
  await settled();
  return element;
}

async function open(options: Options = { scenario: 'consumer' }): Promise<TestPage> {
  const page = openTestPage(options);
  await show(page);
  return page;
}

const heading = ({ screen }: TestPage) => screen.queryByShadowRole('heading', { name: HEADING });
const link = ({ screen }: TestPage) => screen.getByShadowRole<HTMLAnchorElement>('link');
const isGone = (element: HTMLElement) => getComputedStyle(element).display === 'none';

describe(PROMO, () => {
  afterEach(leaveTestPage);

  for (const scenario of ['guest', 'consumer', 'cloaked'] as const) {
    it(`shows to a ${scenario} without recommendation and application (SHELL-47, REC-09, OPEN-A032)`, async () => {
      const page = openTestPage({ scenario });
      if (scenario === 'cloaked') setEnrollments(page.service);
      await show(page);
      expect(heading(page)).to.exist;
      expect(page.screen.getByShadowText(/^Answer a few questions/)).to.exist;
    });
  }

  it('leads to the start of the recommendation (REC-09, SHELL-13, SHELL-24)', async () => {
    const page = await open();
    const seen = spyOnEvents('navigate');
    await page.user.click(link(page));
    expect(link(page).textContent).to.equal('Get started');
    expect(seen).to.deep.equal([
      ['navigate', { name: 'recommendation', url: '/plan-recommendation-engine.html' }],
    ]);
    expect(page.visited).to.deep.equal(['/plan-recommendation-engine.html']);
  });

  it('leads to the configured start, and is not there without one (SHELL-24)', async () => {
    const page = await open({ scenario: 'consumer', config: { routes: { recommendation: '/pre/start' } } });
    expect(link(page).getAttribute('href')).to.equal('/pre/start');
    const other = openTestPage({ scenario: 'consumer', config: { routes: { recommendation: '' } } });
    expect(isGone(await show(other))).to.be.true;
  });

  it('is gone, and takes no space, with a recommendation for the active year (SHELL-47, REC-02)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    recommend(page.service, 2027);
    const element = await show(page);
    expect(heading(page)).to.be.null;
    expect(isGone(element)).to.be.true;
  });

  it('stays with a recommendation for another year (SHELL-47, REC-02)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    recommend(page.service, 2026);
    await show(page);
    expect(heading(page)).to.exist;
  });

  it('is gone with an application (SHELL-47)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    setEnrollments(page.service, { planId: 'H1036054000', planYear: 2027, isSubmitted: false });
    expect(isGone(await show(page))).to.be.true;
  });

  it('goes when a refresh brings a recommendation, and comes back without (SHELL-47)', async () => {
    const page = await open();
    recommend(page.service, 2027);
    await window.shopperProfile!.refresh!();
    await eventually(() => expect(heading(page)).to.be.null);
    recommend(page.service, 2026);
    await window.shopperProfile!.refresh!();
    await eventually(() => expect(heading(page)).to.exist);
  });

  it('says nothing while it is open who it is (SHELL-47)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    const { arrive } = holdResponses(page.service, '/all');
    const element = await page.place(PROMO);
    await settled();
    expect(element.shadowRoot!.textContent).to.equal('');
    arrive();
    await ready();
    await eventually(() => expect(heading(page)).to.exist);
  });

  it('belongs to the plans view (SHELL-36)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    const element = await show(page);
    const goTo = await placeNav(page);
    await goTo('drugs');
    await eventually(() => expect(isGone(element)).to.be.true);
    await goTo('plans');
    await eventually(() => expect(isGone(element)).to.be.false);
  });
});
