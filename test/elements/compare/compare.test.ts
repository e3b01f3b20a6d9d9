import { expect } from 'chai';
import axe from 'axe-core';
import { answerExtraHelp } from '../../../src/state/shopper/extra-help';
import { eventually, settled } from '../../support/clock';
import {
  cells,
  choose,
  columns,
  COMPARE,
  compareOf,
  HEADING,
  openCompared,
  openShopper,
  planIds,
  rowNames,
  said,
  show,
} from '../../support/compared-plans';
import { focused } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { changePlanLists, holdResponses, replaceResponse, requestsTo } from '../../support/responses';

const expectNothing = (page: TestPage): void => {
  expect(page.screen.queryByShadowRole('heading', { name: HEADING })).to.be.null;
  expect(compareOf(page).getBoundingClientRect().height).to.equal(0);
};

const fold = ({ screen }: TestPage) => screen.getByShadowRole('button', { name: /rows? (is|are) the same/ });
/** Opens or closes the equal rows, which render after the button has its new state. */
async function pressFold(page: TestPage): Promise<void> {
  await page.user.click(fold(page));
  await settled();
}

const button = (page: TestPage, name: RegExp | string) =>
  inside(compareOf(page).shadowRoot!.querySelector('section')!).getByRole('button', { name });

/** Colors of the enrollment buttons in the table. */
const enrollColors = (page: TestPage, name: RegExp): string[] =>
  inside(page.screen.getByShadowRole('table'))
    .getAllByRole('button', { name })
    .map((control) => getComputedStyle(control).backgroundColor);

/** Codes of the three saved drugs, and plans that cover them or not. */
function drugCodes(): string[] {
  const { drugInfoDetails } = openShopper().service.state.drugsAndPharmacyDetails;
  leaveTestPage();
  return drugInfoDetails.map(({ nationalDrugCode }) => nationalDrugCode);
}
const covering = (...coveredDrugs: string[]) => ({
  coveredDrugs,
  inNetwork: true,
  isShowPharmacyMessage: false,
});

async function removeInTable(page: TestPage, name: string): Promise<void> {
  await page.user.click(button(page, `Remove ${name}`));
  const dialog = await page.screen.findByShadowRole('dialog');
  await page.user.click(inside(dialog).getByRole('button', { name: 'Remove from saved plans' }));
  await settled();
}

describe('shopper-profile-compare (contract §8)', () => {
  afterEach(leaveTestPage);

  describe('shows', () => {
    it('both plans of a list of two, as a table with headers of rows and columns', async () => {
      const page = await openCompared();
      expect(page.screen.getByShadowRole('heading', { name: HEADING, level: 2 })).to.exist;
      expect(page.screen.getByShadowRole('table', { name: 'Medicare Advantage plans for 2027' })).to.exist;
      expect(columns(page)).to.deep.equal(['Gold', 'Florida']);
      expect(cells(page, /^Monthly premium/)).to.deep.equal([
        '$30.00 + Part B premium',
        '$10.00 + Part B premium',
      ]);
      expect(cells(page, /^Premiums \+ drugs a year/)).to.deep.equal([
        'About $460 Premiums $360 Drugs $100',
        'About $1,020 Premiums $120 Drugs $900',
      ]);
    });

    it('them also without plan cards on the page', async () => {
      const page = await show(openShopper(), { withPlans: false });
      expect(columns(page)).to.deep.equal(['Gold', 'Florida']);
    });

    it('a table for each list of two', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await show(page);
      const tables = page.screen.getAllByShadowRole('table');
      expect(tables.map((table) => table.querySelector('caption')!.textContent)).to.deep.equal([
        'Prescription drug plans for 2027',
        'Special needs plans for 2027',
      ]);
    });

    it('one sentence on how to choose, and no table, for a list of three', async () => {
      const page = await openCompared({ saved: ['Gold', 'Florida', 'Third'] });
      expect(columns(page)).to.be.empty;
      expect(compareOf(page).shadowRoot!.textContent).to.equal(
        `${HEADING}To see plans side by side, check “Compare” on 2 or 3 plans in one list.`,
      );
    });

    for (const [what, options] of [
      ['one plan', { saved: ['Gold'] }],
      ['no plan', { scenario: 'empty', saved: [] }],
      ['two plans of which one cannot be compared', { fields: { Florida: { planName: 'Florida (PFFS)' } } }],
      ['a failed profile', { fail: [{ call: 'profile', kind: 500 }] }],
    ] as const)
      it(`nothing for ${what}, and takes no space`, async () => {
        expectNothing(await openCompared(options as Parameters<typeof openCompared>[0]));
      });

    it('nothing for a list of three if the page has no checkboxes', async () => {
      expectNothing(await show(openShopper({ saved: ['Gold', 'Florida', 'Third'] }), { attributes: '' }));
    });

    it('nothing while it is not known which plans are suppressed (RULES-06, PLANS-11)', async () => {
      const page = openShopper();
      const { arrive } = holdResponses(page.service, 'suppression.json');
      await page.place('shopper-profile-plans', 'compare-in-page');
      await page.place(COMPARE);
      await settled();
      expectNothing(page);
      arrive();
      await settled();
      expect(columns(page)).to.deep.equal(['Gold', 'Florida']);
    });

    it('no plan that is suppressed (PLANS-11)', async () => {
      const page = openShopper();
      replaceResponse(page.service, 'suppression.json', {
        properties: { elements: {} },
        entities: [
          { properties: { elements: { planYear: { value: 2027 }, enroll: { value: [planIds.Gold] } } } },
        ],
      });
      await show(page);
      expectNothing(page);
    });

    it('the plans of the other year after a switch', async () => {
      const page = await openCompared();
      await page.user.click(page.screen.getByShadowRole('button', { name: /View 2026 plans/ }));
      await settled();
      expect(columns(page)).to.be.empty;
      expect(compareOf(page).shadowRoot!.textContent).to.contain('2 saved plans of one kind for 2026');
      await page.user.click(page.screen.getByShadowRole('button', { name: /View 2027 plans/ }));
      await settled();
      expect(columns(page)).to.deep.equal(['Gold', 'Florida']);
    });

    it('nothing after a sign-out', async () => {
      const page = await openCompared();
      await window.shopperProfile!.signOut!();
      await settled();
      expectNothing(page);
    });
  });

  describe('rows', () => {
    it('that differ come first; equal ones open and close, and their number is on the button', async () => {
      const page = await openCompared();
      expect(rowNames(page)).not.to.include('Fitness');
      expect(fold(page).getAttribute('aria-expanded')).to.equal('false');
      const count = Number(/\d+/.exec(fold(page).textContent)![0]);
      const before = rowNames(page).length;
      await pressFold(page);
      expect(fold(page).getAttribute('aria-expanded')).to.equal('true');
      expect(rowNames(page)).to.have.lengthOf(before + count);
      expect(cells(page, /^Fitness/)).to.deep.equal(['Included', 'Included']);
      await pressFold(page);
      expect(rowNames(page)).to.have.lengthOf(before);
      expect(focused()).to.equal(fold(page));
    });

    it('say what is not known, and do not count it as the same', async () => {
      const page = await openCompared({ saved: ['Gold', 'Third'] });
      expect(cells(page, /^Premiums \+ drugs a year/)).to.deep.equal([
        'About $460 Premiums $360 Drugs $100',
        'Not known Premiums $360 Drug costs are not known',
      ]);
      leaveTestPage();
      const unknown = { monthlyPremium: undefined, monthlyPremiumFormatted: undefined };
      const other = await openCompared({ fields: { Gold: unknown, Florida: unknown } });
      expect(cells(other, /^Monthly premium/)).to.deep.equal(['Not known', 'Not known']);
    });

    it('are in parts with titles', async () => {
      const page = await openCompared();
      await pressFold(page);
      const parts = inside(page.screen.getByShadowRole('table')).getAllByRole('rowgroup');
      const rowsOf = (title: string): string[] => {
        const ofTitle = parts.filter(({ textContent }) => textContent.startsWith(title));
        return ofTitle.flatMap((part) =>
          inside(part)
            .getAllByRole('rowheader')
            .map(({ textContent }) => textContent),
        );
      };
      expect(rowsOf('Costs')).to.deep.equal([
        'Premiums + drugs a year',
        'Monthly premium',
        'Yearly drug deductible',
        'Most you pay for care a year',
      ]);
      expect(rowsOf('Your drugs')).to.include('Eliquis');
      expect(rowsOf('Doctors and pharmacies')).to.include('Dr. Robin Sample');
    });

    it('mark the lowest cost of a year, unless the plan may not cover a saved drug', async () => {
      const { state } = openShopper().service;
      const codes = state.drugsAndPharmacyDetails.drugInfoDetails.map((drug) => drug.nationalDrugCode);
      leaveTestPage();
      const open = (coveredDrugs: string[]): Promise<TestPage> =>
        openCompared({ fields: { Gold: { coveredDrugs, isShowPharmacyMessage: false } } });
      expect(cells(await open(codes), /^Premiums \+ drugs a year/)).to.deep.equal([
        'About $460 Lowest of 2 Premiums $360 Drugs $100',
        'About $1,020 Premiums $120 Drugs $900',
      ]);
      leaveTestPage();
      expect(cells(await open(codes.slice(1)), /^Premiums \+ drugs a year/)[0]).to.equal(
        'About $460 Premiums $360 Drugs $100',
      );
    });

    it('have each saved drug and doctor, with coverage and tier', async () => {
      const page = openShopper();
      const [drug] = page.service.state.drugsAndPharmacyDetails.drugInfoDetails;
      const [doctor] = page.service.state.providersDetails.providerIdList;
      const code = drug!.nationalDrugCode;
      leaveTestPage();
      const known = { inNetwork: true, isShowPharmacyMessage: false };
      const opened = await openCompared({
        fields: {
          Gold: {
            ...known,
            coveredDrugs: [code],
            drugTier: { [code]: 2 },
            providerCoverage: { [doctor!.providerId]: true },
          },
          Florida: { ...known, coveredDrugs: [], providerCoverage: { [doctor!.providerId]: false } },
        },
      });
      expect(cells(opened, new RegExp(`^${drug!.drugName}`))).to.deep.equal([
        'Covered, tier 2',
        'Not covered',
      ]);
      expect(cells(opened, /^Dr\. Robin Sample/)).to.deep.equal(['In network', 'Not in network']);
      const table = inside(opened.screen.getByShadowRole('table'));
      expect(table.getByText('1 of 3 covered')).to.exist;
      expect(table.getByText('0 of 3 covered')).to.exist;
      expect(table.queryByText(/doctors in network/), 'one doctor is not known').to.not.exist;
    });

    it('name a drug price once that is the same in two tiers', async () => {
      const planBenefits = (price: string) => [
        { benefitName: 'Prescription Drugs', benefitDescription: price },
      ];
      const fields = {
        Gold: { planBenefits: planBenefits('25% coinsurance (tier 1) to 25% coinsurance (tier 2)') },
        Florida: { planBenefits: planBenefits('$0.00 copay (tier 1) to 25% coinsurance (tier 2)') },
      };
      const prices = async (locale: 'en' | 'es'): Promise<string[]> => {
        const all = cells(await openCompared({ fields, config: { locale } }), /^Prescription Drugs/);
        return all.map((text) => text.replaceAll('\u00a0', ' '));
      };
      expect(await prices('en')).to.deep.equal([
        '25% coinsurance (tiers 1 and 2)',
        '$0 copay (tier 1) to 25% coinsurance (tier 2)',
      ]);
      leaveTestPage();
      expect((await prices('es'))[0]).to.equal('25% de coseguro (niveles 1 y 2)');
    });

    it('name the drugs and doctors that are the same in all plans, so that the counts add up', async () => {
      const codes = drugCodes();
      const tier = (drugTier: number) => Object.fromEntries(codes.map((code) => [code, drugTier]));
      const page = openShopper({
        fields: {
          Gold: { ...covering(codes[0]!, codes[1]!), drugTier: tier(1) },
          Florida: { ...covering(codes[1]!), drugTier: tier(1) },
        },
      });
      const { drugInfoDetails } = page.service.state.drugsAndPharmacyDetails;
      const names = drugInfoDetails.map(({ drugName }) => drugName);
      await show(page);
      const table = inside(page.screen.getByShadowRole('table'));
      expect(table.getByText('2 of 3 covered')).to.exist;
      expect(rowNames(page)).to.include(names[0]).and.not.to.include(names[1]);
      const row = (): HTMLElement =>
        table.getByRole('rowheader', { name: 'Same in all plans' }).closest('tr')!;
      const lines = (): string[] => [...row().querySelectorAll('p')].map(({ textContent }) => textContent);
      expect(lines()).to.deep.equal([`Covered, tier 1: ${names[1]!}`, `Not covered: ${names[2]!}`]);
      const isPrivate = (name: string): boolean =>
        inside(row()).getByText(name).attributes.length > row().attributes.length;
      expect(isPrivate(names[1]!)).to.be.true;
      await pressFold(page);
      expect(table.getAllByRole('rowheader', { name: 'Same in all plans' })).to.have.lengthOf(1);
    });

    it('have prices with Extra Help when it is applied, and say which', async () => {
      const page = await openCompared();
      answerExtraHelp('yes', Symbol('test'));
      await settled();
      expect(cells(page, /^Monthly premium/)).to.deep.equal([
        '$25.00 + Part B premium With Extra Help',
        '$10.00 + Part B premium With Extra Help',
      ]);
      expect(cells(page, /^Premiums \+ drugs a year/)[0]).to.contain('Premiums $300 with Extra Help');
    });

    it('with drugs and doctors are marked as private', async () => {
      const page = await openCompared();
      await pressFold(page);
      const heads = inside(page.screen.getByShadowRole('table')).getAllByRole('rowheader');
      const doctor = heads.find(({ textContent }) => textContent.includes('Dr. Robin Sample'))!;
      const premium = heads.find(({ textContent }) => textContent.startsWith('Monthly premium'))!;
      expect(doctor.attributes.length).to.be.greaterThan(premium.attributes.length);
    });
  });

  describe('while data is missing', () => {
    it('says that it loads, and shows prices when they arrive, without moving focus', async () => {
      const page = openShopper();
      const { arrive } = holdResponses(page.service, '/planinfo/product-details/');
      await page.place('shopper-profile-plans', 'compare-in-page');
      await page.place(COMPARE);
      await settled();
      expect(columns(page)).to.be.empty;
      arrive();
      await ready();
      await settled();
      expect(columns(page)).to.deep.equal(['Gold', 'Florida']);
    });

    it('says which plans could not be loaded, and tries again', async () => {
      const page = openShopper();
      let isBroken = true;
      const ask = page.service.fetch.bind(page.service);
      page.service.fetch = async (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        const response = await ask(input, init);
        return isBroken && url.includes('/planinfo/') ? new Response('', { status: 500 }) : response;
      };
      await show(page);
      expect(columns(page)).to.be.empty;
      const { textContent } = compareOf(page).shadowRoot!;
      for (const name of ['Gold', 'Florida'])
        expect(textContent).to.contain(`We could not load ${name}, so we cannot compare it right now.`);
      const about = '“Premiums + drugs a year” is for all of 2027.';
      expect(textContent).not.to.contain(about);
      isBroken = false;
      await page.user.click(button(page, 'Try again: Gold, Florida'));
      await settled();
      expect(columns(page)).to.deep.equal(['Gold', 'Florida']);
      expect(compareOf(page).shadowRoot!.textContent).to.contain(about);
      expect(focused()?.textContent).to.equal(HEADING);
    });

    it('compares the others of three plans if one could not be loaded, with a message', async () => {
      const page = openShopper({
        saved: ['Gold', 'Florida', 'Third'],
        fail: [{ call: 'planDetails', kind: 500 }],
      });
      changePlanLists(page.service, (plans) => plans.filter(({ planName }) => planName !== 'Third'));
      await show(page);
      await choose(page, 'Gold', 'Florida', 'Third');
      expect(columns(page)).to.deep.equal(['Gold', 'Florida']);
      expect(compareOf(page).shadowRoot!.textContent).to.contain(
        'We could not load Third, so we cannot compare it right now.',
      );
    });
  });

  describe('the foot of each column', () => {
    it('has the controls of the card, named by plan (PLANS-33, PLANS-38, DEL-01)', async () => {
      const page = await openCompared();
      for (const name of ['Gold', 'Florida']) {
        expect(button(page, `Enroll in plan: ${name}`)).to.exist;
        expect(button(page, `Remove ${name}`)).to.exist;
        const inTable = inside(page.screen.getByShadowRole('table'));
        expect(inTable.getByRole('link', { name: `View plan details: ${name}` })).to.exist;
      }
    });

    it('has no control to remove or enroll for a cloaked user who may not (ROLES-15, ROLES-20)', async () => {
      const page = openTestPage({ scenario: 'cloaked' });
      await show(page);
      const table = page.screen.queryAllByShadowRole('table')[0];
      const cards = page.screen.queryAllByShadowRole('button', { name: /^Remove / }).length;
      if (table) {
        const isEnrollOff = [...table.querySelectorAll<HTMLButtonElement>('.button-primary')].every(
          ({ disabled }) => disabled,
        );
        expect(isEnrollOff).to.equal(
          page.screen
            .queryAllByShadowRole<HTMLButtonElement>('button', { name: /^Enroll in plan/ })
            .every(({ disabled }) => disabled),
        );
        expect(inside(table).queryAllByRole('button', { name: /^Remove / }).length > 0).to.equal(cards > 0);
      }
    });

    it('has an outlined Enroll for a plan that leaves out a drug, if another one covers all (contract §8)', async () => {
      const page = await openCompared({
        fields: { Gold: covering(...drugCodes()), Florida: covering() },
      });
      const enroll = inside(page.screen.getByShadowRole('table')).getAllByRole('button', {
        name: /^Enroll in plan/,
      });
      expect(enroll.map((control) => control.matches('.button-primary'))).to.deep.equal([true, false]);
      expect(enroll[1]!.ariaLabel).to.contain('Florida');
    });

    it('has the same Enroll for plans that all leave out a drug', async () => {
      const page = await openCompared({ fields: { Gold: covering(), Florida: covering() } });
      const colors = enrollColors(page, /^Enroll in plan/);
      expect(colors).to.have.lengthOf(2);
      expect(new Set(colors).size).to.equal(1);
    });

    it('has the same Learn more for each plan, whatever it covers (PLANS-36)', async () => {
      const snpType = 'Institutional';
      const codes = drugCodes();
      const page = openShopper({
        fields: { Gold: { ...covering(...codes), snpType }, Florida: { ...covering(), snpType } },
      });
      const { plansDetails } = page.service.state;
      plansDetails.plans = plansDetails.plans.map((plan) => ({ ...plan, planType: 'SNP' }));
      await show(page);
      const colors = enrollColors(page, /^Learn more by phone/);
      expect(colors).to.have.lengthOf(2);
      expect(new Set(colors).size).to.equal(1);
    });

    it('removes a plan, offers undo with focus, and shows it again after undo (DEL-01 … DEL-20)', async () => {
      const page = await openCompared();
      const seen = spyOnEvents('item-removed', 'item-restored');
      await removeInTable(page, 'Florida');
      expect(columns(page)).to.be.empty;
      expect(focused()).to.equal(button(page, 'Undo'));
      expect(said(page)).to.contain('Florida removed.');
      expect(compareOf(page).shadowRoot!.textContent).to.contain(
        'you need 2 saved plans of one kind for 2027',
      );
      await page.user.click(button(page, 'Undo'));
      await settled();
      expect(columns(page)).to.deep.equal(['Gold', 'Florida']);
      expect(focused()?.textContent).to.equal(HEADING);
      expect(seen.map(([name]) => name)).to.deep.equal(['item-removed', 'item-restored']);
    });

    it('keeps focus in the element when the undo message is closed', async () => {
      const page = await openCompared();
      await removeInTable(page, 'Florida');
      await page.user.click(button(page, 'Close'));
      await settled();
      expect(focused()?.textContent).to.equal(HEADING);
    });
  });

  describe('events', () => {
    it('report the compared plans, also the pair without a choice, and that nothing is compared any more', async () => {
      const page = openShopper();
      const seen = spyOnEvents('compare-change');
      await show(page);
      const both = ['compare-change', { planIds: [planIds.Gold, planIds.Florida] }];
      expect(seen).to.deep.equal([both]);
      await removeInTable(page, 'Gold');
      expect(seen.slice(1)).to.deep.equal([['compare-change', { planIds: [] }]]);
    });

    it('report each choice once, and nothing when prices change', async () => {
      const page = await openCompared({ saved: ['Gold', 'Florida', 'Third'] });
      const seen = spyOnEvents('compare-change');
      await choose(page, 'Gold', 'Third');
      answerExtraHelp('yes', Symbol('test'));
      await settled();
      expect(seen).to.deep.equal([['compare-change', { planIds: [planIds.Gold, planIds.Third] }]]);
    });
  });

  it('keeps drugs, doctors and names inside shadow roots, out of events and of the address', async () => {
    const page = openShopper({ saved: ['Gold', 'Florida', 'Third'] });
    const seen = spyOnEvents('compare-change', 'navigate', 'item-removed', 'popup-open');
    await show(page);
    await choose(page, 'Gold', 'Florida');
    await pressFold(page);
    const table = inside(page.screen.getByShadowRole('table'));
    expect(table.getByText('Dr. Robin Sample')).to.exist;
    await page.user.click(table.getByRole('link', { name: 'Gold' }));
    await removeInTable(page, 'Gold');
    const personal = /Robin Sample|Atorvastatin|Eliquis|Jardiance|Marta|demo-consumer/;
    expect(seen.length).to.be.greaterThan(3);
    expect(JSON.stringify(seen)).not.to.match(personal);
    expect(page.visited.join()).not.to.match(personal);
    expect(page.log.join()).not.to.match(personal);
    expect(document.documentElement.outerHTML).not.to.match(personal);
  });

  it('sends no request of its own', async () => {
    const page = openShopper();
    await page.place('shopper-profile-plans');
    await ready();
    await settled();
    const count = requestsTo(page.service, '/').length;
    await page.place(COMPARE);
    await settled();
    expect(columns(page)).to.deep.equal(['Gold', 'Florida']);
    expect(requestsTo(page.service, '/')).to.have.lengthOf(count);
  });

  it('has no axe violation, and the roles of a table although its rows are blocks at 320 px', async () => {
    const page = await openCompared();
    page.container.style.inlineSize = '288px';
    await pressFold(page);
    await settled();
    const table = page.screen.getByShadowRole('table');
    expect(getComputedStyle(table).display).to.equal('block');
    expect(inside(table).getAllByRole('columnheader')).to.have.lengthOf(3);
    for (const row of inside(table).getAllByRole('row')) expect(row.getAttribute('role')).to.equal('row');
    expect(table.scrollWidth).to.be.at.most(table.clientWidth);
    await eventually(() =>
      expect(
        inside(table)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ).to.include('Plan 1 $30.00 + Part B premium'),
    );
    const { violations } = await axe.run(page.container);
    expect(violations.map(({ id }) => id)).to.be.empty;
  });
});
