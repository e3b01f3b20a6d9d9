import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import { replaceResponse, holdResponses } from '../../support/responses';
import { cardOf, cardsShown, factOf, planNames, textsOf } from '../../support/cards';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, spyOnEvents, type TestPage } from '../../support/page';
import { favorite, openSupplementPage, openSupplements, SEARCH, searches } from '../../support/supplements';

const PLANS = 'shopper-profile-plans';
const G = 'Medicare Supplement Plan G';
const PLAN_G = /Supplement Plan G/;
const PLAN_N = /Supplement Plan N/;
const SUPPLEMENTS = 'Medicare Supplement plans';
const TOLL_FREE = { phones: { tollFree: '1-800-555-0142' } };

const supplementList = ({ screen }: TestPage): HTMLElement =>
  screen.getByShadowRole('region', { name: SUPPLEMENTS });
const detailsLink = (card: HTMLElement): HTMLAnchorElement =>
  inside(card).getByRole<HTMLAnchorElement>('link', { name: /^View plan details: / });

const found = (...plans: object[]): object => ({ msSearchPlansData: { products: [{ plans }] } });

describe('saved supplements', () => {
  afterEach(leaveTestPage);

  it('are the fourth list, in the order in which they were saved (PLANS-08, MEDSUPP-03, MODEL-14, DATA-26)', async () => {
    const page = openTestPage({ scenario: 'agent' });
    await page.place(PLANS);
    await cardOf(page.screen, PLAN_N);
    const groups = textsOf(page.screen.getAllByShadowRole('heading', { level: 3 }));
    expect(groups).to.deep.equal(
      ['Medicare Advantage plans', 'Special needs plans', 'Prescription drug plans', SUPPLEMENTS].filter(
        (group) => groups.includes(group),
      ),
    );
    expect(groups.at(-1)).to.equal(SUPPLEMENTS);
    expect(planNames(page.screen).slice(3)).to.deep.equal([G, 'Medicare Supplement Plan N']);
  });

  it('cannot be compared (PLANS-09)', async () => {
    const page = openTestPage({ scenario: 'agent' });
    await page.place(PLANS);
    await cardOf(page.screen, PLAN_N);
    await settled();
    expect(inside(supplementList(page)).queryByRole('link', { name: /Compare/ })).to.be.null;
  });

  it('are of their year, like all plans (PLANS-06)', async () => {
    const page = await openSupplements({ saved: ['G01', favorite('N01', { planYear: '2026' })] });
    await cardOf(page.screen, PLAN_G);
    expect(planNames(page.screen)).to.deep.equal([G]);
    await page.user.click(page.screen.getByShadowRole('button', { name: 'View 2026 plans' }));
    await cardOf(page.screen, PLAN_N);
    expect(planNames(page.screen)).to.deep.equal(['Medicare Supplement Plan N']);
  });

  describe('each on a card', () => {
    it('with letter, insurer, positioning statement, premium and bullets (MODEL-12, MEDSUPP-16, DATA-19)', async () => {
      const page = await openSupplements({ saved: ['G01'] });
      const card = await cardOf(page.screen, PLAN_G);
      expect(inside(card).getByRole('heading', { name: G, level: 4 })).to.exist;
      expect(inside(card).getByText('Plan letter G')).to.exist;
      expect(factOf(card, 'Insured by')).to.deep.equal([
        'Atlantic Capital Life Assurance Company (Preferred)',
      ]);
      expect(factOf(card, 'Monthly premium')).to.deep.equal(['$121.91 + Part B premium']);
      expect(card.textContent).to.contain('Nearly everything, but the yearly Part B deductible');
      expect(textsOf(inside(card).getAllByRole('listitem'))).to.deep.equal([
        'Any doctor in the country who takes Medicare',
        'The same coverage as every other Plan G',
      ]);
    });

    for (const [locale, tag] of [
      ['en', 'High-deductible Plan G'],
      ['es', 'Plan G de deducible alto'],
    ] as const) {
      it(`as the plan with a high deductible where it has one: it covers less at first (${locale}, DATA-28, MEDSUPP-16)`, async () => {
        const page = openSupplementPage({ saved: ['C01'], config: { locale } });
        const planName = 'Medicare Supplement High-Deductible Plan G';
        replaceResponse(page.service, SEARCH, found({ planCode: 'c01', planName }));
        await page.place(PLANS);
        const card = await eventually(() => page.screen.getByShadowRole('article', { name: planName }));
        await eventually(() => expect(inside(card).getByText(tag)).to.exist);
        expect(card.textContent).not.to.match(/Plan letter|Plan de la letra/);
      });
    }

    it('without drugs, doctors and second benefit, which it does not have', async () => {
      const page = await openSupplements({ saved: ['N01'] });
      const card = await cardOf(page.screen, PLAN_N);
      expect(card.querySelector('[aria-expanded]')).to.be.null;
      expect(textsOf(card.querySelectorAll('dt'))).to.deep.equal(['Monthly premium', 'Insured by']);
    });

    it('whose premium Extra Help does not touch (PRICE-09)', async () => {
      const page = await openSupplements({
        scenario: 'consumer',
        saved: ['G01'],
        config: { personalization: { getExtraHelp: () => Promise.resolve('yes') } },
      });
      const card = await cardOf(page.screen, PLAN_G);
      await eventually(async () =>
        expect((await cardOf(page.screen, /Aetna Medicare Premier/)).textContent).to.contain(
          'With Extra Help',
        ),
      );
      expect(card.textContent)
        .to.contain('$121.91')
        .and.not.to.match(/Extra Help/i);
    });

    it('with only what the search says of it', async () => {
      const page = openSupplementPage({ saved: ['C01'] });
      replaceResponse(page.service, SEARCH, found({ planCode: 'c01', medicalPremium: '$12.50' }));
      await page.place(PLANS);
      const card = await cardOf(page.screen, /C01/);
      expect(card.textContent).not.to.contain('Plan letter');
      expect(textsOf(card.querySelectorAll('dt'))).to.deep.equal(['Monthly premium']);
      expect(factOf(card, 'Monthly premium')).to.deep.equal(['$12.50 + Part B premium']);
    });

    it('with a link to its details page, which starts no application (MEDSUPP-01, MEDSUPP-02, OPEN-A080)', async () => {
      const page = await openSupplements({ saved: ['G01'] });
      const seen = spyOnEvents('navigate');
      const link = detailsLink(await cardOf(page.screen, PLAN_G));
      expect(link.getAttribute('href')).to.equal('/health-plans/medsupp-details.html/60614/G01/2027');
      await page.user.click(link);
      expect(seen.map(([, detail]) => (detail as { name: string }).name)).to.deep.equal(['medsuppDetails']);
    });
  });

  describe('are matched with what the search has', () => {
    it('by code, whatever its case (OPEN-A081)', async () => {
      const page = await openSupplements({ saved: ['g01'] });
      expect(detailsLink(await cardOf(page.screen, PLAN_G)).href).to.contain('/60614/G01/2027');
    });

    it('by year where there are several, else by code alone', async () => {
      const page = openSupplementPage({ saved: ['G01', 'N01'] });
      const plan = (planCode: string, planYear: string) => ({
        planCode,
        planYear,
        planName: `${planCode} ${planYear}`,
      });
      replaceResponse(
        page.service,
        SEARCH,
        found(plan('G01', '2026'), plan('G01', '2027'), plan('N01', '2026'), plan('N01', '2028')),
      );
      await page.place(PLANS);
      await cardOf(page.screen, /G01/);
      expect(planNames(page.screen)).to.deep.equal(['G01 2027', 'N01 2026']);
    });

    it('in the state of the saved one, where both are known (OPEN-A082)', async () => {
      const page = openSupplementPage({ saved: [favorite('G01', { stateCode: 'FL', planName: 'Saved' })] });
      await page.place(PLANS);
      expect((await cardOf(page.screen, /Saved/)).textContent).to.contain('Plan Card Unavailable for Saved');
    });
  });

  describe('are requested', () => {
    it('once per ZIP code, with their benefits (NET-25)', async () => {
      const page = await openSupplements({ saved: ['G01', 'N01', 'K01', 'G01'] });
      await cardsShown(page.screen, 3);
      await settled();
      expect(searches(page)).to.deep.equal(['/medsupp/plans/v2/zip-codes/60614/products/MEDSUPP/search']);
      expect(page.service.requests.find(({ path }) => path.endsWith(SEARCH))!.query).to.deep.equal({
        benefitsSummaries: 'true',
      });
    });

    it('by no one who has none (NET-25)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      await cardsShown(page.screen, 6);
      await settled();
      expect(searches(page)).to.be.empty;
    });

    it('with the ZIP code of the other plans, where they have none of their own (MEDSUPP-04)', async () => {
      const page = await openSupplements({ scenario: 'consumer', saved: ['G01'], more: {} });
      expect(detailsLink(await cardOf(page.screen, PLAN_G)).href).to.contain('/60614/G01/2027');
    });

    it('not where the ZIP code is not known: the card is there all the same, and leads to the entry of one (SHELL-29)', async () => {
      const page = openSupplementPage({ saved: ['G01'], more: {} });
      page.service.state.plansDetails.zipCode = '';
      const seen = spyOnEvents('error');
      await page.place(PLANS);
      const card = await cardOf(page.screen, /G01/);
      expect(card.textContent).to.contain('Plan Card Unavailable for G01');
      expect(searches(page)).to.be.empty;
      expect(seen.map(([, detail]) => (detail as { code: string }).code)).to.deep.equal([
        'supplement-without-zip',
      ]);
      expect(detailsLink(card).getAttribute('href')).to.equal('/health-plans.html');
    });
  });

  describe('that cannot be shown', () => {
    const unavailable = async (page: TestPage): Promise<HTMLElement> => {
      const card = await cardOf(page.screen, /G01/);
      await eventually(() => expect(card.textContent).to.contain('Plan Card Unavailable for G01'));
      return card;
    };

    const failures: [what: string, options: PageOptions, body?: unknown][] = [
      ['the search fails', { fail: { call: 'medsuppSearch', kind: 500 } }],
      ['its answer is garbage', { fail: { call: 'medsuppSearch', kind: 'garbage' } }],
      ['its answer is null', { fail: { call: 'medsuppSearch', kind: 'null' } }],
      ['it has no products', {}, { msSearchPlansData: { products: [] } }],
      ['it has other plans alone', {}, found({ planCode: 'N01', planName: 'N' })],
    ];
    for (const [what, options, body] of failures)
      it(`keep a card that says whom to call, and can be requested again, when ${what} (MEDSUPP-15, OPEN-A086)`, async () => {
        const page = openSupplementPage({ saved: ['G01'], config: TOLL_FREE, ...options });
        const response = page.service.fetch;
        if (body) replaceResponse(page.service, SEARCH, body);
        await page.place(PLANS);
        const card = await unavailable(page);
        expect(card.textContent).to.contain(
          'Plan Card Unavailable for G01 Medicare Supplement Insurance Plans. Please call 1-800-555-0142/TTY 711.',
        );
        expect(inside(card).getByRole('link', { name: '1-800-555-0142' }).getAttribute('href')).to.equal(
          'tel:18005550142',
        );
        expect(inside(card).getByRole('button', { name: /^Remove / })).to.exist;
        page.service.setFailures([]);
        page.service.fetch = response;
        await page.user.click(inside(card).getByRole('button', { name: 'Try again: Plan G01' }));
        expect(factOf(await cardOf(page.screen, PLAN_G), 'Monthly premium')).to.deep.equal([
          '$121.91 + Part B premium',
        ]);
        expect(searches(page)).to.have.length(2);
      });

    it('do so without a number while none is known (CONST-08)', async () => {
      const page = openSupplementPage({ saved: ['G01'], fail: { call: 'medsuppSearch', kind: 500 } });
      holdResponses(page.service, 'tollFree');
      await page.place(PLANS);
      const card = await unavailable(page);
      expect(card.textContent).to.contain('Medicare Supplement Insurance Plans. TTY 711.');
      expect(card.querySelector('[href^="tel:"]')).to.be.null;
    });

    it('do so when the search is overdue; a late response still shows (contract §4)', async () => {
      const page = openSupplementPage({ saved: ['G01'] });
      startFakeClock();
      const { arrive } = holdResponses(page.service, SEARCH);
      await page.place(PLANS);
      await pass(10_000);
      await unavailable(page);
      arrive();
      expect(await cardOf(page.screen, PLAN_G)).to.exist;
    });

    it('are named as they were saved, and the lack is logged once, with nothing of what was saved (OPEN-A081, ERR-08)', async () => {
      const page = openSupplementPage({
        saved: [favorite('X01', { planName: 'Plan X of old' }), 'Y01', 'G01'],
      });
      const seen = spyOnEvents('error');
      await page.place(PLANS);
      await cardOf(page.screen, PLAN_G);
      expect(planNames(page.screen)).to.deep.equal(['Plan X of old', 'Plan Y01', G]);
      await settled();
      expect(seen).to.deep.equal([
        [
          'error',
          { source: 'load', message: 'no supplement matched in response', code: 'supplement-missing' },
        ],
      ]);
      expect(page.log.join()).not.to.match(/X01|of old|60614/);
    });

    it('leave the other plans as they are (ERR-05)', async () => {
      const page = openTestPage({ scenario: 'agent', fail: { call: 'medsuppSearch', kind: 500 } });
      await page.place(PLANS);
      await cardsShown(page.screen, 5);
      expect(factOf(await cardOf(page.screen, /Aetna Medicare Premier/), 'Monthly premium')).to.exist;
      await eventually(() =>
        expect(inside(supplementList(page)).getAllByText(/Plan Card Unavailable/)).to.have.length(2),
      );
    });

    it('that no code says are none, and the page says which text is at fault (DATA-12)', async () => {
      for (const [text, code] of [
        ['{"savedPlanInformation": {"favoritedPlans": [{"planYear": "2027"}]}}', 'supplement-unreadable'],
        ['[]', 'supplements-unreadable'],
        ['{"saved', 'supplements-unreadable'],
      ] as const) {
        const page = openTestPage({ scenario: 'empty' });
        page.service.state.medsuppData = text;
        const seen = spyOnEvents('error');
        await page.place(PLANS);
        await page.screen.findByShadowRole('heading', { name: 'You have no saved plans' });
        await settled();
        expect(
          seen.map(([, detail]) => (detail as { code: string }).code),
          text,
        ).to.deep.equal([code]);
        leaveTestPage();
      }
    });
  });
});
