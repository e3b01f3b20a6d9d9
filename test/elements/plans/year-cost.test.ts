import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import { answerExtraHelp } from '../../../src/state/shopper/extra-help';
import { configure } from '../../../src/browser/page';
import { changePlan, changePlanLists, replaceResponse } from '../../support/responses';
import { cardOf, factOf } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, ready, type TestPage } from '../../support/page';
import { openSupplementPage } from '../../support/supplements';

const PLANS = 'shopper-profile-plans';
const PPO = 'H5521016000';
const AETNA = /Aetna Medicare Premier/;
const NOTE =
  'Yearly costs are for a full plan year. They do not include the Part B premium, doctor visits, or hospital stays.';

async function openPlans(
  fields: Record<string, unknown>,
  options: PageOptions = {},
  attributes = 'year-cost',
): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  changePlan(page.service, PPO, fields);
  await page.place(PLANS, attributes);
  await ready();
  await settled();
  return page;
}

const LABELS = ['Premiums + drugs a year', 'Premiums a year', 'Primas\u00a0+\u00a0medicamentos al\u00a0año'];

/** The row as label, amount and notes. */
function factsOn(card: HTMLElement): string[] | undefined {
  const label = LABELS.find((one) => factOf(card, one));
  return label === undefined ? undefined : [label, ...factOf(card, label)!];
}

/** What the card of the first plan says about the cost of a year. */
const costWith = async (...page: Parameters<typeof openPlans>): Promise<string[] | undefined> => {
  const { screen } = await openPlans(...page);
  return factsOn(await cardOf(screen, AETNA));
};

const prices = { monthlyPremium: 43, annualDrugCost: 768 };

describe('the cost of a year on a plan card (contract §8)', () => {
  afterEach(leaveTestPage);

  it('is premiums and drugs in whole dollars, each named, for a whole plan year', async () => {
    expect(await costWith(prices)).to.deep.equal([
      'Premiums + drugs a year',
      'About $1,284',
      'Premiums $516 + drugs $768',
    ]);
  });

  it('is the first row of the card, before the prices that it sums up', async () => {
    const { screen } = await openPlans(prices);
    const rows = [...(await cardOf(screen, AETNA)).querySelectorAll<HTMLElement>('.card-row')];
    expect(rows.slice(0, 3).map(({ dataset }) => dataset.row)).to.deep.equal([
      'year-cost',
      'premium',
      'drug-cost',
    ]);
  });

  it('reads amounts that the service sends as text, to the cent', async () => {
    expect(await costWith({ monthlyPremium: '$42.95', annualDrugCost: '1,767.50' })).to.deep.equal([
      'Premiums + drugs a year',
      'About $2,283',
      'Premiums $515 + drugs $1,768',
    ]);
  });

  it('is $0 only if both prices are known to be $0', async () => {
    expect(await costWith({ monthlyPremium: 0, annualDrugCost: 0 })).to.deep.equal([
      'Premiums + drugs a year',
      '$0',
      'Premiums $0 + drugs $0',
    ]);
  });

  for (const [title, fields] of [
    ['the service sends none', { annualDrugCost: undefined, estimatedAnnualDrugCost: undefined }],
    ['the service sends no number', { annualDrugCost: 'N/A', estimatedAnnualDrugCost: undefined }],
    ['drug prices are hidden', { isShowDrugPricing: false }],
  ] as const)
    it(`says that the drug cost is not known if ${title}`, async () => {
      expect(await costWith({ ...prices, ...fields })).to.deep.equal([
        'Premiums a year',
        'About $516',
        'We do not know your drug costs in this plan.',
      ]);
    });

  it('has no line without a known premium, although the card shows $0', async () => {
    expect(await costWith({ monthlyPremium: undefined, monthlyPremiumFormatted: undefined })).to.equal(
      undefined,
    );
  });

  it('counts premiums alone for a plan without drug coverage, with a sentence about it', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    const plan = page.service.state.plansDetails.plans.find(({ planId }) => planId === PPO)!;
    Object.assign(plan, { planType: 'MA' });
    replaceResponse(page.service, '/products/MA/', {
      data: { plans: [{ planId: PPO, planName: 'Aetna Medicare Premier', monthlyPremium: 43 }] },
    });
    await page.place(PLANS, 'year-cost');
    expect(factsOn(await cardOf(page.screen, AETNA))).to.deep.equal([
      'Premiums a year',
      'About $516',
      'This plan does not cover drugs.',
    ]);
  });

  it('counts premiums alone for supplements', async () => {
    const page = openSupplementPage({ saved: ['G01'] });
    await page.place(PLANS, 'year-cost');
    const card = await eventually(() => {
      const found = page.screen
        .getAllByShadowRole('article')
        .find(
          (article) =>
            factOf(article, 'Premiums a year') && /Medicare Supplement|Plan letter/.test(article.textContent),
        );
      expect(found).to.exist;
      return found!;
    });
    const [premium = ''] = factOf(card, 'Monthly premium') ?? [];
    const total = Math.round(Number(premium.replace(/^\$|,|[^\d.].*$/g, '')) * 12).toLocaleString('en-US');
    expect(factsOn(card)).to.deep.equal(['Premiums a year', `About $${total}`]);
  });

  describe('with Extra Help', () => {
    const costWithHelp = async (fields: Record<string, unknown>) => {
      const page = await openPlans(
        { ...prices, '100Percent': 17, ...fields },
        { config: { extraHelp: { explain: false } } },
      );
      answerExtraHelp('yes', Symbol('test'));
      await settled();
      return factsOn(await cardOf(page.screen, AETNA));
    };

    it('is with Extra Help first, then without it', async () => {
      expect(await costWithHelp({ lisAnnualDrugCost: '120.40' })).to.deep.equal([
        'Premiums + drugs a year',
        'About $324',
        'With Extra Help: premiums $204 +\u00a0drugs $120',
        'Without Extra Help: about $1,284',
      ]);
    });

    it('says which of the figures are without it', async () => {
      expect(await costWithHelp({ lisAnnualDrugCost: undefined })).to.deep.equal([
        'Premiums + drugs a year',
        'About $972',
        'Premiums $204 with Extra Help + drugs $768 without it',
      ]);
      leaveTestPage();
      expect(await costWithHelp({ '100Percent': undefined, lisAnnualDrugCost: 120 })).to.deep.equal([
        'Premiums + drugs a year',
        'About $636',
        'Premiums $516 + drugs $120 with Extra Help',
      ]);
    });

    it('does not know the drug cost any better', async () => {
      expect(await costWithHelp({ isShowDrugPricing: false })).to.deep.equal([
        'Premiums a year',
        'About $204',
        'With Extra Help. We do not know your drug costs in this plan.',
      ]);
    });
  });

  it('says once what it does not include', async () => {
    const { screen } = await openPlans(prices);
    expect(screen.getAllByShadowRole('region', { name: /^(Medicare|Prescription|Special)/ })).to.have.length(
      3,
    );
    expect(screen.getAllByShadowText(NOTE)).to.have.length(1);
  });

  it('does not say it where no premium is known', async () => {
    const { screen } = await openPlans(prices, { fail: { call: 'planList', kind: 500 } });
    expect(await screen.findAllByShadowText(/^We have no prices right now/)).not.to.be.empty;
    expect(screen.queryAllByShadowText(NOTE)).to.be.empty;
  });

  it('is in Spanish where the element is', async () => {
    expect(await costWith(prices, { config: { locale: 'es' } })).to.deep.equal([
      'Primas\u00a0+\u00a0medicamentos al\u00a0año',
      'Unos $1,284',
      'Primas $516 + medicamentos $768',
    ]);
  });

  it('shows only where it is turned on, and then needs no other request', async () => {
    const plain = await openPlans(prices, {}, '');
    expect(factOf(await cardOf(plain.screen, AETNA), 'Premiums + drugs a year')).to.equal(undefined);
    expect(plain.screen.queryByShadowText(NOTE)).to.equal(null);
    const requests = plain.service.requests.length;
    leaveTestPage();
    const page = await openPlans(prices);
    expect(page.service.requests.length).to.equal(requests);
  });

  it('can be turned on for all lists by the configuration, and off by an attribute', async () => {
    const config = { plans: { yearCost: true } };
    expect(await costWith(prices, { config }, '')).to.include('About $1,284');
    leaveTestPage();
    expect(await costWith(prices, { config }, 'year-cost="false"')).to.equal(undefined);
  });

  it('comes and goes with the attribute and the configuration', async () => {
    const { screen, container } = await openPlans(prices, {}, '');
    const element = container.querySelector('shopper-profile-plans')!;
    const shows = async (isShown: boolean) =>
      eventually(() =>
        expect(screen.queryAllByShadowText('Premiums + drugs a year').length > 0, String(isShown)).to.equal(
          isShown,
        ),
      );
    element.setAttribute('year-cost', '');
    await shows(true);
    element.removeAttribute('year-cost');
    await shows(false);
    configure({ plans: { yearCost: true } });
    await shows(true);
    element.yearCost = false;
    await shows(false);
  });

  it('is the same with fifty drugs', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    Object.assign(page.service.state.drugsAndPharmacyDetails, {
      drugInfoDetails: Array.from({ length: 50 }, (_, index) => ({
        drugName: `Drug ${index}`,
        nationalDrugCode: String(10000000000 + index),
      })),
    });
    changePlan(page.service, PPO, prices);
    await page.place(PLANS, 'year-cost');
    expect(factsOn(await cardOf(page.screen, AETNA))).to.deep.equal([
      'Premiums + drugs a year',
      'About $1,284',
      'Premiums $516 + drugs $768',
    ]);
  });

  it('is marked on the plan with the lowest cost of its list, while all costs are known', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    changePlanLists(page.service, (plans) => plans.map((plan) => ({ ...plan, ...prices })));
    changePlan(page.service, 'H8145006000', { ...prices, annualDrugCost: 700 });
    await page.place(PLANS, 'year-cost');
    await cardOf(page.screen, AETNA);
    const marks = (): string[] =>
      page.screen
        .queryAllByShadowRole('article')
        .flatMap((card) => inside(card).queryAllByText(/^Lowest of/))
        .map((mark) => `${mark.textContent}: ${mark.closest('article')!.querySelector('h4')!.textContent}`);
    await eventually(() =>
      expect(marks()).to.deep.equal(['Lowest of 2: Humana Gold Choice H8145-006 (PFFS)']),
    );
    leaveTestPage();
    expect(
      await costWith({ ...prices, annualDrugCost: undefined, estimatedAnnualDrugCost: undefined }),
    ).to.not.include('Lowest of 2');
  });

  it('says that no drugs are saved, if so', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    Object.assign(page.service.state.drugsAndPharmacyDetails, { drugInfoDetails: [] });
    changePlan(page.service, PPO, {
      ...prices,
      annualDrugCost: undefined,
      estimatedAnnualDrugCost: undefined,
    });
    await page.place(PLANS, 'year-cost');
    const said = factsOn(await cardOf(page.screen, AETNA));
    expect(said).to.deep.equal(['Premiums a year', 'About $516', 'Without drug costs: you saved no drugs.']);
  });

  it('is for the plan year that shows', async () => {
    const page = openTestPage({ scenario: 'consumer', date: '2026-11-20' } as never);
    changePlanLists(page.service, (plans) =>
      plans.map((plan) => ({
        ...plan,
        ...prices,
        ...(String(plan.planName).startsWith('SilverScript') && { annualDrugCost: 900 }),
      })),
    );
    await page.place(PLANS, 'year-cost');
    await eventually(
      () => expect(page.screen.queryAllByShadowText('Premiums $516 + drugs $768')).not.to.be.empty,
    );
    const toggle = await page.screen.findByShadowRole('button', { name: /^View 2026 plans$/ });
    await page.user.click(toggle);
    await eventually(
      () => expect(page.screen.queryAllByShadowText('Premiums $516 + drugs $900')).not.to.be.empty,
    );
    expect(page.screen.queryAllByShadowText('Premiums $516 + drugs $768')).to.be.empty;
  });
});
