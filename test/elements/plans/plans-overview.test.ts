import { expect } from 'chai';
import { within } from 'shadow-dom-testing-library';
import type { PageOptions } from '../../../demo/page';
import { answerExtraHelp } from '../../../src/state/shopper/extra-help';
import { changePlanLists, setEnrollments, suppressAll } from '../../support/responses';
import { eventually } from '../../support/clock';
import { leaveTestPage, openTestPage, ready, type TestPage } from '../../support/page';

const PLANS = 'shopper-profile-plans';
const HEADING = /^Plans that cover/;

async function openPlans(options: PageOptions = {}, attributes = 'year-cost'): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', date: '2026-11-20', ...options });
  await page.place(PLANS, attributes);
  await ready();
  return page;
}

const overviewIn = ({ screen }: TestPage, name: RegExp = HEADING): Promise<HTMLElement> =>
  screen.findByShadowRole('region', { name });

/** The texts of each list, in order. */
const listsOf = (overview: HTMLElement): string[] =>
  within(overview)
    .getAllByShadowRole('listitem')
    .map((item) => item.innerText.replace(/\s+/g, ' ').trim());

describe('the overview above the plan lists (contract §8, year-cost)', () => {
  afterEach(leaveTestPage);

  it('names the plans of each list that cover all drugs, with their cost of a year', async () => {
    const overview = await overviewIn(await openPlans());
    await eventually(() => expect(listsOf(overview)[0]).to.include('Humana Gold Choice'));
    expect(listsOf(overview)).to.deep.equal([
      'Medicare Advantage plans: 1 of 2 Humana Gold Choice H8145-006 (PFFS) About $2,055 a year Lowest of 2 2 of 2 doctors in network',
      'Prescription drug plans: 1 of 2, drugs only Humana Premier Rx Plan (PDP) About $2,513 a year Lowest of 2',
      'Special needs plans: 1 of 2 Provider Partners Illinois Advantage Plan (HMO I-SNP) Nursing home level of care required About $1,502 a year if you qualify 1 of 2 doctors in network',
    ]);
    const signs = within(overview).getAllByText(/doctors in network$/);
    expect(
      signs.map(({ dataset, firstElementChild }) => [dataset.extent, firstElementChild?.localName]),
    ).to.deep.equal([
      ['all', 'svg'],
      ['some', 'svg'],
    ]);
  });

  it('names the application for a plan (PLANS-39)', async () => {
    const page = openTestPage({ scenario: 'consumer', date: '2026-11-20' });
    setEnrollments(page.service, {
      planId: 'S5884163000',
      planYear: '2027',
      planType: 'PDP',
      isSubmitted: true,
    });
    await page.place(PLANS, 'year-cost');
    const overview = await overviewIn(page);
    await eventually(() =>
      expect(listsOf(overview)[1]).to.match(/Humana Premier Rx Plan \(PDP\) Application: Submitted About/),
    );
    expect(listsOf(overview)[0]).not.to.include('Application');
  });

  it('has a plan without the saved pharmacy last, with a word on it (PLANS-32)', async () => {
    const page = openTestPage({ scenario: 'consumer', date: '2026-11-20' });
    changePlanLists(page.service, (plans) =>
      plans.map((plan) => ({
        ...plan,
        coveredDrugs: [...new Set(plans.flatMap(({ coveredDrugs }) => coveredDrugs ?? []))],
        isShowPharmacyMessage: plan.planId === 'H8145006000',
      })),
    );
    await page.place(PLANS, 'year-cost');
    const overview = await overviewIn(page);
    await eventually(() => expect(listsOf(overview)[0]).to.include('Humana Gold Choice'));
    expect(listsOf(overview)[0]).to.match(
      /^Medicare Advantage plans: 2 of 2 Aetna Medicare Premier \(PPO\) About .* Humana Gold Choice H8145-006 \(PFFS\) Pharmacy not in network About \$2,055 a year 2 of 2/,
    );
    expect(listsOf(overview)[0]).not.to.include('Lowest');
  });

  it('says nothing of doctors if one of them could not be checked', async () => {
    const page = openTestPage({ scenario: 'consumer', date: '2026-11-20' });
    changePlanLists(page.service, (plans) => plans.map((plan) => ({ ...plan, providerCoverage: {} })));
    await page.place(PLANS, 'year-cost');
    const overview = await overviewIn(page);
    await eventually(() => expect(listsOf(overview)[0]).to.match(/Lowest of 2$/));
    expect(overview.textContent).not.to.match(/doctors? in network/);
  });

  const next = 'Next: choose a plan and enroll.';

  it('says what to do next', async () => {
    const overview = await overviewIn(await openPlans());
    expect(await within(overview).findByShadowText(next)).to.exist;
  });

  it('does not say it to a shopper with applications', async () => {
    const page = await openPlans({ scenario: 'applications' });
    expect((await overviewIn(page)).textContent).not.to.contain('Next:');
  });

  it('does not say it if no plan can be enrolled in (RULES-06)', async () => {
    const page = openTestPage({ scenario: 'consumer', date: '2026-11-20' });
    suppressAll(page);
    await page.place(PLANS, 'year-cost');
    await ready();
    expect((await overviewIn(page)).textContent).not.to.contain('Next:');
  });

  it('leads to the card of a plan', async () => {
    const page = await openPlans();
    const overview = await overviewIn(page);
    await page.user.click(
      await within(overview).findByShadowRole('button', { name: 'Humana Premier Rx Plan (PDP)' }),
    );
    const card = page.screen.getByShadowRole('article', { name: 'Humana Premier Rx Plan (PDP)' });
    const heading = within(card).getByShadowRole('heading', { level: 4 });
    await eventually(() => expect(heading.matches(':focus')).to.equal(true));
  });

  it('says that no plan of a list covers all drugs only if each could be checked', async () => {
    const page = openTestPage({ scenario: 'consumer', date: '2026-11-20' });
    changePlanLists(page.service, (plans) =>
      plans.map((plan) => ({ ...plan, coveredDrugs: [], isShowPharmacyMessage: false })),
    );
    await page.place(PLANS, 'year-cost');
    const overview = await overviewIn(page);
    await eventually(() =>
      expect(listsOf(overview)[0]).to.equal('Medicare Advantage plans None of the 2 plans that you saved'),
    );
    leaveTestPage();
    const other = openTestPage({ scenario: 'consumer', date: '2026-11-20' });
    changePlanLists(other.service, (plans) =>
      plans.map((plan) => ({ ...plan, coveredDrugs: undefined, isShowPharmacyMessage: false })),
    );
    await other.place(PLANS, 'year-cost');
    const unknown = await overviewIn(other);
    await eventually(() =>
      expect(listsOf(unknown)[0]).to.equal('Medicare Advantage plans Not known for 2 plans'),
    );
  });

  for (const count of [3, 4])
    it(`${count < 4 ? 'does not show' : 'shows'} with ${String(count)} plans of the year`, async () => {
      const page = openTestPage({ scenario: 'consumer', date: '2026-11-20' });
      const { plansDetails } = page.service.state;
      const ofNextYear = plansDetails.plans.filter(({ planYear }) => planYear === '2027');
      plansDetails.plans = ofNextYear.slice(0, count);
      await page.place(PLANS, 'year-cost');
      await ready();
      await eventually(() => expect(page.screen.getAllByShadowRole('article')).to.have.length(count));
      expect(page.screen.queryAllByShadowRole('region', { name: HEADING })).to.have.length(count < 4 ? 0 : 1);
    });

  it('says which costs include Extra Help', async () => {
    const overview = await overviewIn(await openPlans());
    expect(await within(overview).findAllByShadowText(/a year/)).to.have.length(3);
    expect(within(overview).queryAllByShadowText(/with Extra Help/)).to.be.empty;
    answerExtraHelp('yes', Symbol('test'));
    await eventually(
      () => expect(within(overview).queryAllByShadowText(/a year with Extra Help$/)).not.to.be.empty,
    );
  });

  it('does not show with up to three plans, without saved drugs, or where the option is off', async () => {
    const cases: [PageOptions, string?][] = [[{ scenario: 'guest' }], [{}, '']];
    for (const [options, attributes] of cases) {
      const page = await openPlans(options, attributes);
      expect(await page.screen.findAllByShadowRole('article')).not.to.be.empty;
      expect(page.screen.queryByShadowRole('region', { name: HEADING })).to.equal(null);
      leaveTestPage();
    }
    const page = openTestPage({ scenario: 'consumer' });
    Object.assign(page.service.state.drugsAndPharmacyDetails, { drugInfoDetails: [] });
    await page.place(PLANS, 'year-cost');
    await ready();
    expect(await page.screen.findAllByShadowRole('article')).not.to.be.empty;
    expect(page.screen.queryByShadowRole('region', { name: HEADING })).to.equal(null);
  });

  describe('without saved drugs', () => {
    const QUESTION = /^Do these plans cover your drugs\?$/;
    /** The question, or the space that it takes while its file loads. */
    const spaceOf = ({ container }: TestPage) =>
      container.querySelector(PLANS)!.shadowRoot!.querySelector('.no-drugs');
    const openWithout = async (
      tags: readonly (keyof HTMLElementTagNameMap)[],
      count = 6,
    ): Promise<TestPage> => {
      const page = openTestPage({ scenario: 'consumer', date: '2026-11-20' });
      const { plansDetails, drugsAndPharmacyDetails } = page.service.state;
      plansDetails.plans = plansDetails.plans.filter(({ planYear }) => planYear === '2027').slice(0, count);
      Object.assign(drugsAndPharmacyDetails, { drugInfoDetails: [] });
      for (const tag of tags) await page.place(tag, tag === PLANS ? 'year-cost' : '');
      await ready();
      await page.screen.findAllByShadowRole('article');
      return page;
    };

    it('leads to the drugs of the page', async () => {
      const page = await openWithout(['shopper-profile-drugs', PLANS]);
      const overview = await overviewIn(page, QUESTION);
      await page.user.click(within(overview).getByShadowRole('link', { name: 'Add your drugs' }));
      await eventually(() => {
        const heading = page.screen.getByShadowRole('heading', { name: 'Add your drugs', level: 2 });
        expect(heading.matches(':focus')).to.equal(true);
      });
      expect(document.activeElement?.localName).to.equal('shopper-profile-drugs');
    });

    it('leads alone: buttons to enroll are outlined, unless the page has no saved drugs to lead to', async () => {
      const filled = (page: TestPage) =>
        page.screen
          .getAllByShadowRole('button', { name: /^Enroll in plan/ })
          .filter((control) => control.matches('.button-primary'));
      const page = await openWithout(['shopper-profile-drugs', PLANS]);
      const overview = await overviewIn(page, QUESTION);
      await eventually(() => expect(filled(page)).to.be.empty);
      expect(within(overview).getByShadowRole('link').matches('.button-primary')).to.equal(true);
      leaveTestPage();
      expect(filled(await openWithout([PLANS]))).not.to.be.empty;
    });

    it('asks about a single plan', async () => {
      const page = await openWithout(['shopper-profile-drugs', PLANS], 1);
      expect(await overviewIn(page, /^Does this plan cover your drugs\?$/)).to.exist;
    });

    it('does not ask about a plan that covers no drugs (CONST-27)', async () => {
      const page = openTestPage({ scenario: 'consumer', date: '2026-11-20' });
      const { plansDetails, drugsAndPharmacyDetails } = page.service.state;
      plansDetails.plans = plansDetails.plans
        .filter(({ planYear }) => planYear === '2027')
        .slice(0, 1)
        .map((plan) => ({ ...plan, planType: 'MA' }));
      Object.assign(drugsAndPharmacyDetails, { drugInfoDetails: [] });
      changePlanLists(page.service, (plans) =>
        plans.map((plan) => ({ ...plan, planType: 'MA', coveredDrugs: [], drugTier: {} })),
      );
      await page.place('shopper-profile-drugs');
      await page.place(PLANS, 'year-cost');
      await ready();
      await eventually(() => expect(page.screen.getByShadowText('Yearly drug cost')).to.exist);
      expect(spaceOf(page)).to.equal(null);
    });

    it('does not show if the page has no saved drugs to lead to', async () => {
      const page = await openWithout([PLANS]);
      expect(spaceOf(page)).to.equal(null);
    });
  });

  it('does not show if the details of all plans are missing', async () => {
    const page = await openPlans({ fail: { call: 'planList', kind: 500 } });
    expect(await page.screen.findByShadowText(/We cannot show prices and benefits/)).to.exist;
    expect(page.screen.queryByShadowRole('region', { name: HEADING })).to.equal(null);
  });

  it('is in Spanish where the element is', async () => {
    const overview = await overviewIn(
      await openPlans({ config: { locale: 'es' } }),
      /^Planes que cubren todos sus medicamentos/,
    );
    expect(within(overview).getByShadowText(/^Unos \$2,055 al año/)).to.exist;
  });
});
