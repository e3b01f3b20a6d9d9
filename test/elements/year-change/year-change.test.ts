import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import { answerExtraHelp } from '../../../src/state/shopper/extra-help';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import { drugKeyOf } from '../../../src/state/saved-items/saved-items';
import { profileAtom } from '../../../src/state/profile/profile-state';
import { read } from '../../../src/state/store';
import { changePlan, changePlanLists, holdResponses, requestsTo } from '../../support/responses';
import { cardsShown } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, ready, type TestPage } from '../../support/page';

const TAG = 'shopper-profile-year-change';
const HEADING = 'What changes on January 1';
const LISTS = '/planinfo/product-details/';
const ACTIVE = 'H1206003000';
const ACTIVE_NAME = 'Aetna Medicare Signature (HMO-POS)';

async function show(page: TestPage, attributes = ''): Promise<void> {
  await page.place(TAG, attributes);
  await ready();
  await settled();
}

async function open(options: PageOptions = {}): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  await show(page);
  return page;
}

/** Changes one plan in the list of one year alone. */
function changePlanOf(year: number, page: TestPage, planId: string, fields: Record<string, unknown>): void {
  changePlanLists(page.service, (plans) =>
    plans.map((plan) =>
      plan.planId === planId && String(plan.planYear) === String(year) ? { ...plan, ...fields } : plan,
    ),
  );
}

const region = ({ screen }: TestPage, name: string | RegExp = ACTIVE_NAME) =>
  screen.getByShadowRole('region', { name });

/** The cells of a row, by the name of its header. */
function row(page: TestPage, name: RegExp, of: string | RegExp = ACTIVE_NAME): string[] {
  const found = inside(region(page, of)).getByRole('row', { name });
  return [...found.querySelectorAll('td')].map((cell) =>
    [...cell.childNodes]
      .filter((node) => !(node instanceof Element && node.className === 'cell-year'))
      .map(({ textContent }) => textContent)
      .join('')
      .trim(),
  );
}

const height = ({ container }: TestPage) => container.getBoundingClientRect().height;

const expectNothing = (page: TestPage): void => {
  expect(page.screen.queryByShadowRole('heading')).to.be.null;
  expect(height(page)).to.equal(0);
};

describe('shopper-profile-year-change', () => {
  afterEach(leaveTestPage);

  describe('when it shows', () => {
    for (const date of ['2026-10-01', '2026-12-07T23:59:59'])
      it(`on ${date}, with a region for the active plan and each saved plan of this year`, async () => {
        const page = await open({ date });
        expect(page.screen.getByShadowRole('heading', { name: HEADING, level: 2 })).to.exist;
        const regions = page.screen.getAllByShadowRole('region');
        expect(regions).to.have.lengthOf(3);
        expect(inside(region(page)).getByRole('heading', { name: ACTIVE_NAME, level: 3 })).to.exist;
      });

    for (const date of ['2026-09-30T23:59:59', '2026-12-08'])
      it(`not on ${date}: it takes no space and sends no request`, async () => {
        const page = await open({ date });
        expectNothing(page);
        expect(requestsTo(page.service, '/plan-years/2028/')).to.be.empty;
      });

    it('on the dates of the configuration', async () => {
      expectNothing(await open({ date: '2026-11-20', config: { yearChange: { start: '11-21' } } }));
    });

    it('for 60 days after an active plan has ended', async () => {
      const openEnded = async (date: string): Promise<TestPage> => {
        const page = openTestPage({ scenario: 'member', date });
        const [plan] = page.service.state.memberEnrolledPlans;
        Object.assign(plan!, { terminationDate: '2026-12-31' });
        await show(page);
        return page;
      };
      const page = await openEnded('2027-03-01');
      expect(page.screen.getByShadowRole('heading', { name: 'What changed on January 1' })).to.exist;
      expect(region(page).textContent).to.contain('Your plan in 2026');
      leaveTestPage();
      expectNothing(await openEnded('2027-03-02'));
    });

    it('to a guest, for saved plans of this year', async () => {
      const page = await open({ scenario: 'guest' });
      expect(page.screen.getAllByShadowRole('region')).to.have.lengthOf(2);
    });

    for (const scenario of ['member', 'cloaked'] as const)
      it(`to ${scenario}`, async () => {
        const page = await open({ scenario });
        expect(region(page)).to.exist;
      });

    it('to an agent, for the saved plans of the shopper', async () => {
      const page = openTestPage({ scenario: 'agent' });
      const [plan] = page.service.state.plansDetails.plans;
      Object.assign(plan!, { planYear: '2026' });
      await show(page);
      expect(region(page, /./).textContent).to.contain('Saved plan');
    });

    it('not to a shopper without plans of this year', async () => {
      expectNothing(await open({ scenario: 'empty' }));
    });
  });

  describe('what it says', () => {
    it('each change from one year to the next, and how many values are equal', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      changePlan(page.service, ACTIVE, { monthlyPremium: 20, planBenefits: [] });
      changePlanOf(2027, page, ACTIVE, { monthlyPremium: '$25.50', planBenefits: [] });
      await show(page);
      expect(row(page, /^Monthly premium/)).to.deep.equal(['$20.00', '$25.50 $5.50 more']);
      const headers = inside(region(page)).getAllByRole('columnheader');
      expect(headers.map(({ textContent }) => textContent)).to.deep.equal(['What', '2026', '2027']);
      expect(region(page).textContent).to.match(/Nothing else changed that we know of\. \d+ other facts/);
    });

    it('a drug that is not covered any more, another tier, a doctor out, in this order', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const [one, two] = page.service.state.drugsAndPharmacyDetails.drugInfoDetails;
      const [doctor] = page.service.state.providersDetails.providerIdList;
      const codes = [one!.nationalDrugCode, two!.nationalDrugCode];
      const same = { planBenefits: [], annualDrugCost: 100, monthlyPremium: 0, inNetwork: true };
      changePlan(page.service, ACTIVE, {
        ...same,
        coveredDrugs: codes,
        drugTier: { [codes[0]!]: 1, [codes[1]!]: 2 },
        providerCoverage: { [doctor!.providerId]: true },
      });
      changePlanOf(2027, page, ACTIVE, {
        coveredDrugs: [codes[0]],
        drugTier: { [codes[0]!]: 3 },
        providerCoverage: { [doctor!.providerId]: false },
      });
      await show(page);
      expect(row(page, new RegExp(`^${one!.drugName}`))).to.deep.equal([
        'Covered, tier 1',
        'Covered, tier 3',
      ]);
      expect(row(page, new RegExp(`^${two!.drugName}`))).to.deep.equal(['Covered, tier 2', 'Not covered']);
      expect(row(page, /^Dr\. Robin Sample/)).to.deep.equal(['In network', 'Not in network']);
      const rows = inside(region(page)).getAllByRole('rowheader');
      expect(rows.map(({ textContent }) => textContent)).to.deep.equal([
        one!.drugName,
        two!.drugName,
        'Dr. Robin Sample',
      ]);
    });

    it('"Not known" and no change for a value that one year lacks', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const name = /^AARP Medicare Advantage Patriot No Rx/; // repeats its year in the demo's data
      changePlan(page.service, 'H8768019000', {
        monthlyPremium: 0,
        annualDrugCost: 240,
        isShowDrugPricing: true,
      });
      changePlanOf(2027, page, 'H8768019000', { monthlyPremium: undefined, annualDrugCost: undefined });
      await show(page);
      expect(row(page, /^Monthly premium/, name)).to.deep.equal(['$0', 'Not known']);
      expect(row(page, /^Estimated yearly drug cost/, name)).to.deep.equal(['$240.00', 'Not known']);
      expect(region(page, name).textContent).to.contain('We found no change.');
      expect(region(page, name).textContent).not.to.contain('Nothing else changed');
    });

    it('that a plan was not found, and whom to call, but not that it ends', async () => {
      const page = openTestPage({
        scenario: 'consumer',
        config: { phones: { tollFree: '1-800-555-0100' } },
      });
      changePlanLists(page.service, (plans) =>
        plans.filter(({ planId, planYear }) => planId !== ACTIVE || String(planYear) !== '2027'),
      );
      await show(page);
      const text = region(page).textContent;
      expect(text).to.contain('We did not find this plan for 2027 in Cook County.');
      expect(text).to.contain('Look at the letter from your plan, or call');
      expect(text).not.to.match(/\bends?\b|ended|discontinued/i);
      expect(inside(region(page)).getByRole('link', { name: '1-800-555-0100' })).to.exist;
    });

    it('the premium with Extra Help, with a note', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      changePlan(page.service, ACTIVE, { '100Percent': 2, planBenefits: [] });
      changePlanOf(2027, page, ACTIVE, { '100Percent': 3 });
      await show(page);
      answerExtraHelp('yes', Symbol('test'));
      await settled();
      expect(row(page, /^Monthly premium/)).to.deep.equal(['$2.00', '$3.00 $1.00 more']);
      expect(inside(region(page)).getByRole('row', { name: /^Monthly premium/ }).textContent).to.contain(
        'With Extra Help',
      );
    });

    it('each of 50 drugs in the order of the saved list', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const { drugsAndPharmacyDetails } = page.service.state;
      const [drug] = drugsAndPharmacyDetails.drugInfoDetails;
      const drugs = Array.from({ length: 50 }, (_, number) => ({
        ...drug!,
        nationalDrugCode: String(60_505_000_000 + number),
        drugName: `Drug ${number}`,
        labelName: `Drug ${number}`,
      }));
      drugsAndPharmacyDetails.drugInfoDetails = drugs;
      const codes = drugs.map(({ nationalDrugCode }) => nationalDrugCode);
      const tiers = (tier: number) => Object.fromEntries(codes.map((code) => [code, tier]));
      const same = { planBenefits: [], annualDrugCost: 100, monthlyPremium: 0, coveredDrugs: codes };
      changePlan(page.service, ACTIVE, { ...same, drugTier: tiers(1) });
      // The last drug keeps its tier.
      changePlanOf(2027, page, ACTIVE, { drugTier: { ...tiers(2), [codes.at(-1)!]: 1 } });
      await show(page);
      const rows = inside(region(page)).getAllByRole('rowheader');
      expect(
        rows.map(({ textContent }) => textContent).filter((text) => text.startsWith('Drug ')),
      ).to.deep.equal(Array.from({ length: 49 }, (_, number) => `Drug ${number}`));
    });

    it('in Spanish', async () => {
      const page = openTestPage({ scenario: 'consumer', config: { locale: 'es' } });
      changePlanOf(2027, page, ACTIVE, { monthlyPremium: 99 });
      await show(page);
      expect(page.screen.getByShadowRole('heading', { name: 'Qué cambia el 1 de enero' })).to.exist;
      expect(row(page, /^Prima mensual/)[1]).to.match(/^\$99\.00 .* más$/);
    });
  });

  describe('its requests', () => {
    it('are one per year, plan type and county, shared with the cards, and nothing else', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place('shopper-profile-plans');
      await ready();
      await settled();
      const before = page.service.requests.length;
      await show(page);
      const added = page.service.requests.slice(before).map(({ path }) => path);
      expect(added.every((path) => path.includes(LISTS))).to.be.true;
      const lists = requestsTo(page.service, LISTS).map(({ path }) => path);
      expect(new Set(lists).size).to.equal(lists.length);
      expect(lists.filter((path) => path.includes('/2026/'))).to.have.lengthOf(3); // MA, MAPD and PDP
    });

    it('follow the first cards', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const held = holdResponses(page.service, '/plan-years/2027/');
      await page.place(TAG);
      await page.place('shopper-profile-plans');
      await settled();
      expect(requestsTo(page.service, '/plan-years/2026/products/')).to.be.empty;
      held.arrive();
      held.holdNoMore();
      await ready();
      await cardsShown(page.screen, 6);
      await eventually(() => {
        expect(requestsTo(page.service, '/plan-years/2026/products/')).to.have.lengthOf(3);
      });
    });

    it('for a drug that is removed while they are on their way show no cost that includes it', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place('shopper-profile-plans');
      await ready();
      const drugs = read(profileAtom).drugs;
      changePlan(page.service, ACTIVE, { annualDrugCost: 111, isShowDrugPricing: true });
      const held = holdResponses(page.service, '/plan-years/');
      await page.place(TAG);
      await settled();
      held.holdNoMore();
      changePlanOf(2026, page, ACTIVE, { annualDrugCost: 222 });
      changePlanOf(2027, page, ACTIVE, { annualDrugCost: 333 });
      await removeSavedItem('drug', drugKeyOf(drugs[0]!));
      await settled();
      const cost = ['$222.00', '$333.00 $111.00 more'];
      await eventually(() => {
        expect(row(page, /^Estimated yearly drug cost/)).to.deep.equal(cost);
      });
      held.arrive();
      await settled();
      expect(row(page, /^Estimated yearly drug cost/)).to.deep.equal(cost);
    });

    it('that fail are neither "not found" nor a change: a message, and a retry (ERR-07)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      let isBroken = true;
      const ask = page.service.fetch.bind(page.service);
      page.service.fetch = async (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        const answer = await ask(input, init);
        return isBroken && url.includes('/plan-years/2027/') ? new Response('', { status: 500 }) : answer;
      };
      await show(page);
      expect(region(page).textContent).to.contain('We could not compare 2026 and 2027');
      expect(region(page).textContent).not.to.match(/did not find|changed/);
      isBroken = false;
      await page.user.click(inside(region(page)).getByRole('button', { name: `Try again: ${ACTIVE_NAME}` }));
      await settled();
      expect(region(page).textContent).not.to.contain('We could not compare');
      expect(document.activeElement?.shadowRoot?.activeElement?.textContent).to.equal(ACTIVE_NAME);
    });

    it('are repeated for both years when a drug is removed, so that no old cost is compared with a new one', async () => {
      const page = await open();
      const before = requestsTo(page.service, LISTS).length;
      const [drug] = read(profileAtom).drugs;
      await removeSavedItem('drug', drugKeyOf(drug!));
      await settled();
      const added = requestsTo(page.service, LISTS)
        .slice(before)
        .map(({ path }) => path);
      expect(added.some((path) => path.includes('/2026/'))).to.be.true;
      expect(added.some((path) => path.includes('/2027/'))).to.be.true;
    });
  });
});
