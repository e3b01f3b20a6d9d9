import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import { answerExtraHelp } from '../../../src/state/shopper/extra-help';
import { factOf } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { focused } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready, type TestPage } from '../../support/page';
import {
  asked,
  changePlan,
  changePlanLists,
  holdResponses,
  replaceResponse,
  setEnrollments,
} from '../../support/responses';

const ACTIVE_PLAN = 'shopper-profile-active-plan';
const YEAR_CHANGE = 'shopper-profile-year-change';
const PLAN_ID = 'H1206003000';
const PLANS = 'shopper-profile-plans';
const PLAN_NAME = 'Aetna Medicare Signature (HMO-POS)';
const SAME = {
  planBenefits: [],
  annualDrugCost: 100,
  lisAnnualDrugCost: 100,
  monthlyPremium: 0,
  inNetwork: true,
};

/** Changes the active plan in the list of 2027 alone. */
const changeNext = (page: TestPage, fields: Record<string, unknown>): void => {
  changePlanLists(page.service, (plans) =>
    plans.map((plan) =>
      plan.planId === PLAN_ID && String(plan.planYear) === '2027' ? { ...plan, ...fields } : plan,
    ),
  );
};

/** A page on which the active plan is the same in both years. */
function openSame(options: PageOptions = {}): TestPage {
  const page = openTestPage({ scenario: 'consumer', ...options });
  const codes = page.service.state.drugsAndPharmacyDetails.drugInfoDetails.map(
    ({ nationalDrugCode }) => nationalDrugCode,
  );
  const doctors = page.service.state.providersDetails.providerIdList.map(({ providerId }) => providerId);
  changePlan(page.service, PLAN_ID, {
    ...SAME,
    coveredDrugs: codes,
    drugTier: Object.fromEntries(codes.map((code) => [code, 1])),
    providerCoverage: Object.fromEntries(doctors.map((id) => [id, true])),
  });
  return page;
}

async function show(page: TestPage, isCompared = true): Promise<void> {
  await page.place(ACTIVE_PLAN);
  if (isCompared) await page.place(YEAR_CHANGE);
  await ready();
  await settled();
  await eventually(
    () =>
      expect(page.container.querySelector(ACTIVE_PLAN)!.shadowRoot!.querySelector('.ahead-space')).to.be.null,
  );
}

const card = ({ screen }: TestPage): HTMLElement =>
  inside(screen.getByShadowRole('region', { name: /^(Your active|Su plan)/ })).getByRole('article');

/** The part about the next year, by its term. */
const rowOf = (page: TestPage, term = 'If you keep this plan in 2027'): HTMLElement | null =>
  inside(card(page)).queryByText(term)?.parentElement ?? null;

const textsIn = (row: HTMLElement | null, selector: string): string[] =>
  [...(row?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);

const isCount = (text: string): boolean => / (of|de) \d/.test(text);

/** What changes, one text per line. */
const said = (page: TestPage, term?: string): string[] =>
  textsIn(rowOf(page, term), 'li').filter((text) => !isCount(text));

/** How many drugs and doctors are covered. */
const counts = (page: TestPage): string[] => textsIn(rowOf(page), 'li').filter(isCount);

/** The lines that have the sign of a warning. */
const warnings = (page: TestPage, term?: string): string[] =>
  textsIn(rowOf(page, term), 'li:is([data-extent="some"], [data-extent="none"]):has(svg) > strong');

/** What a year costs: label, amount, and what it consists of. */
const cost = (page: TestPage): string[] => textsIn(rowOf(page), '.ahead-cost > *');

/** What a year costs in another plan: title, plan, amount, and difference. */
const beside = (page: TestPage): string[] | undefined => {
  const part = rowOf(page)?.querySelector('.ahead-beside');
  return part ? [...part.children].map(({ textContent }) => textContent) : undefined;
};

const button = (page: TestPage, name: string) =>
  inside(card(page)).getByRole('button', { name: `${name}: ${PLAN_NAME}` });

describe('the next year on the card of the active plan', () => {
  afterEach(leaveTestPage);

  it('lists lost drugs and doctors, the new premium, and the number of other changes', async () => {
    const page = openSame();
    const [, two] = page.service.state.drugsAndPharmacyDetails.drugInfoDetails;
    const { drugInfoDetails } = page.service.state.drugsAndPharmacyDetails;
    changeNext(page, {
      coveredDrugs: drugInfoDetails.filter((drug) => drug !== two).map((drug) => drug.nationalDrugCode),
      providerCoverage: {},
      annualDrugCost: 130,
      monthlyPremium: '$6.50',
      inNetwork: false,
    });
    changeNext(page, {
      providerCoverage: Object.fromEntries(
        page.service.state.providersDetails.providerIdList.map(({ providerId }, index) => [
          providerId,
          index > 0,
        ]),
      ),
    });
    await show(page);
    expect(said(page)).to.deep.equal([
      `No longer covered: ${two!.drugName}`,
      'No longer in network: Dr. Robin Sample',
      'Monthly premium $6.50 instead of $0',
      '2 other changes',
    ]);
    expect(counts(page)).to.deep.equal(['Your drugs: 2 of 3 covered', 'Your doctors: 1 of 2 in network']);
    expect(warnings(page)).to.deep.equal([...counts(page), 'Monthly premium $6.50 instead of $0']);
    expect(rowOf(page)!.dataset.loss).to.equal('true');
    expect(factOf(card(page), 'Monthly premium')).to.deep.equal(['$0 + Part B premium']);
  });

  it('names two drugs and counts the others', async () => {
    const page = openSame();
    const drugs = page.service.state.drugsAndPharmacyDetails.drugInfoDetails;
    changeNext(page, { coveredDrugs: [] });
    await show(page);
    expect(drugs).to.have.length(3);
    expect(said(page)).to.deep.equal([
      `No longer covered: ${drugs[0]!.drugName}, ${drugs[1]!.drugName} and 1 more`,
    ]);
  });

  it('has a button that leads to the details: focus moves to the plan’s heading there', async () => {
    const page = openSame();
    changeNext(page, { monthlyPremium: 6.5 });
    await show(page);
    const region = page.screen.getByShadowRole('region', { name: PLAN_NAME });
    await page.user.click(button(page, 'See all changes'));
    expect(focused()).to.equal(inside(region).getByRole('heading', { name: PLAN_NAME }));
  });

  it('is not there without year-change on the page', async () => {
    const page = openSame();
    changeNext(page, { monthlyPremium: 6.5 });
    await show(page, false);
    expect(rowOf(page)).to.be.null;
    expect(inside(card(page)).queryByRole('button')).to.be.null;
  });

  it('leads to the changes while year-change is on the page, and otherwise to the plan’s page for the year', async () => {
    const page = openSame();
    changeNext(page, { monthlyPremium: 6.5 });
    await show(page);
    expect(button(page, 'See all changes')).to.exist;
    page.container.querySelector(YEAR_CHANGE)!.remove();
    await eventually(() => expect(inside(card(page)).queryByRole('button', { name: /^See all/ })).to.be.null);
    const link = inside(card(page)).getByRole('link', { name: `See details for 2027: ${PLAN_NAME}` });
    expect(link.getAttribute('href')).to.match(/\/H1206003000\/2027$/);
    expect(said(page)).to.deep.equal(['Monthly premium $6.50 instead of $0']);
  });

  it('is there with the attribute alone, and requests no list twice', async () => {
    const page = openSame();
    changeNext(page, { monthlyPremium: 6.5 });
    await page.place(ACTIVE_PLAN, 'next-year');
    await ready();
    await eventually(() => expect(said(page)).to.deep.equal(['Monthly premium $6.50 instead of $0']));
    expect(inside(card(page)).queryByRole('button', { name: /^See all/ })).to.be.null;
    const lists = asked(page.service).filter((call) => call.includes('product-details/'));
    expect(lists.filter((call) => call.includes('/MAPD/'))).to.have.length(2);
    expect(new Set(lists).size).to.equal(lists.length);
  });

  it('names drugs and doctors that are not covered today either', async () => {
    const page = openSame();
    const [one, two, three] = page.service.state.drugsAndPharmacyDetails.drugInfoDetails;
    changePlan(page.service, PLAN_ID, { coveredDrugs: [one!.nationalDrugCode, two!.nationalDrugCode] });
    changeNext(page, { coveredDrugs: [one!.nationalDrugCode] });
    await show(page);
    expect(counts(page)).to.deep.equal(['Your drugs: 1 of 3 covered', 'Your doctors: 2 of 2 in network']);
    expect(said(page).slice(0, 2)).to.deep.equal([
      `No longer covered: ${two!.drugName}`,
      `Not covered: ${three!.drugName}`,
    ]);
    expect(warnings(page)).to.deep.equal(['Your drugs: 1 of 3 covered']);
    expect(rowOf(page)!.querySelector('[data-extent="all"]')?.textContent).to.equal(counts(page)[1]);
    leaveTestPage();
    const same = openSame();
    changePlan(same.service, PLAN_ID, { coveredDrugs: [one!.nationalDrugCode] });
    await show(same);
    expect(said(same)[0]).to.equal(`Not covered: ${two!.drugName}, ${three!.drugName}`);
    expect(rowOf(same)!.dataset.loss, 'not a loss of the next year').to.be.undefined;
    leaveTestPage();
    const none = openSame();
    changePlan(none.service, PLAN_ID, { coveredDrugs: [] });
    await show(none);
    expect(counts(none)[0]).to.equal('Your drugs: 0 of 3 covered');
    expect(said(none).join()).not.to.contain('Not covered');
  });

  it('counts nothing that could not be checked', async () => {
    const page = openSame();
    changeNext(page, { providerCoverage: {}, monthlyPremium: 6.5 });
    await show(page);
    expect(counts(page)).to.deep.equal(['Your drugs: 3 of 3 covered']);
  });

  describe('the cost of the year', () => {
    const LOW = 'H8145006000';
    const OTHER = 'H5521016000';
    const LOW_NAME = 'Humana Gold Choice H8145-006 (PFFS)';
    const LOWEST = 'Lowest of 2 other saved plans of this kind';
    const PRICE = { monthlyPremium: 10, annualDrugCost: 100.4, isShowDrugPricing: true, inNetwork: true };
    const change = (page: TestPage, fields: Record<string, Record<string, unknown>>): void => {
      changePlanLists(page.service, (plans) =>
        plans.map((plan) => ({ ...plan, ...fields[String(plan.planId)] })),
      );
    };

    /** The consumer's two other saved plans of 2027 cover all drugs. */
    function openWithSaved(fields: Record<string, unknown> = {}): TestPage {
      const page = openSame();
      const coveredDrugs = page.service.state.drugsAndPharmacyDetails.drugInfoDetails.map(
        ({ nationalDrugCode }) => nationalDrugCode,
      );
      change(page, { [LOW]: { ...PRICE, coveredDrugs }, [OTHER]: { ...PRICE, coveredDrugs, ...fields } });
      changeNext(page, { monthlyPremium: 6.5 });
      return page;
    }

    it('is that of the plan, and of the lowest of the other saved plans, to which it leads', async () => {
      const page = openWithSaved({ monthlyPremium: 12 });
      await page.place(PLANS);
      await show(page);
      expect(cost(page)).to.deep.equal([
        'Premiums + drugs a year',
        'About $178',
        'Premiums $78 + drugs $100',
      ]);
      expect(beside(page)).to.deep.equal([LOWEST, LOW_NAME, 'About $220, about $42 more']);
      await page.user.click(inside(card(page)).getByRole('button', { name: LOW_NAME }));
      expect(focused()?.closest(`[data-card="${LOW}/2027"]`)).to.exist;
    });

    it('names no lowest plan if two cost the same, but leads to them', async () => {
      const page = openWithSaved();
      await page.place(PLANS);
      await show(page);
      expect(beside(page)).to.deep.equal(['See your 2 other saved plans of this kind']);
      await page.user.click(inside(card(page)).getByRole('button', { name: /^See your 2 other/ }));
      expect(focused()?.closest('[data-card$="/2027"]')).to.exist;
    });

    it('waits for the saved plans of another list', async () => {
      const page = openWithSaved({ monthlyPremium: 12 });
      const other = page.service.state.plansDetails.plans.find(({ planId }) => planId === OTHER);
      Object.assign(other!, { planType: 'MA' });
      const held = holdResponses(page.service, '/plan-years/2027/products/MA/');
      for (const tag of [PLANS, ACTIVE_PLAN, YEAR_CHANGE] as const) await page.place(tag);
      const region = await page.screen.findByShadowRole('region', { name: PLAN_NAME });
      await eventually(() => expect(inside(region).getByRole('table')).to.exist);
      await eventually(() => expect(beside(page)).to.deep.equal([]));
      expect(cost(page)).to.deep.equal([]);
      held.arrive();
      held.holdNoMore();
      await eventually(() =>
        expect(beside(page)).to.deep.equal([LOWEST, LOW_NAME, 'About $220, about $42 more']),
      );
    });

    it('is a text where the page has no list of plans', async () => {
      const page = openWithSaved({ monthlyPremium: 12 });
      await show(page);
      await eventually(() =>
        expect(beside(page)).to.deep.equal([LOWEST, LOW_NAME, 'About $220, about $42 more']),
      );
      expect(inside(card(page)).queryByRole('button', { name: LOW_NAME })).to.be.null;
    });

    it('is beside that of the plan with an approved application, and a loss is no warning', async () => {
      const page = openTestPage({ scenario: 'member' });
      await page.place(PLANS);
      await show(page);
      await eventually(() =>
        expect(beside(page)?.slice(0, 2)).to.deep.equal(['Your approved plan for 2027', LOW_NAME]),
      );
      expect(beside(page)?.slice(2)).to.deep.equal(['About $618, about $4,518 less']);
      expect(warnings(page)[0]).to.match(/^Your drugs: /);
      expect(said(page)[0]).to.equal('No longer covered: Eliquis');
      expect(rowOf(page)!.dataset.loss).to.be.undefined;
      leaveTestPage();
      const consumer = openTestPage({ scenario: 'consumer' });
      await consumer.place(PLANS);
      await show(consumer);
      expect(rowOf(consumer)!.dataset.loss).to.equal('true');
    });

    it('is beside no lowest one if the plan with an approved application is not saved', async () => {
      const page = openTestPage({ scenario: 'member' });
      page.service.state.plansDetails.plans = page.service.state.plansDetails.plans.filter(
        ({ planId }) => planId !== LOW,
      );
      const coveredDrugs = page.service.state.drugsAndPharmacyDetails.drugInfoDetails.map(
        ({ nationalDrugCode }) => nationalDrugCode,
      );
      change(page, { [OTHER]: { coveredDrugs, inNetwork: true } });
      await page.place(PLANS);
      await show(page);
      await eventually(() => expect(beside(page)).to.deep.equal(['See your other saved plan of this kind']));
      expect(rowOf(page)!.dataset.loss).to.be.undefined;
    });

    it('does not speak of keeping a plan that ends', async () => {
      const page = openSame();
      changeNext(page, { monthlyPremium: 6.5 });
      const { memberEnrolledPlans, plansDetails } = page.service.state;
      for (const plan of [...memberEnrolledPlans, ...plansDetails.plans])
        if (plan.planId === PLAN_ID) Object.assign(plan, { terminationDate: '2026-12-31' });
      await page.place(ACTIVE_PLAN, 'next-year');
      await ready();
      await eventually(() => expect(said(page, 'In 2027')).to.have.length(1));
      expect(rowOf(page)).to.be.null;
    });

    it('does not show for a plan that ends, if an application for the next year was sent and not denied', async () => {
      const page = openTestPage({ scenario: 'applications' });
      await page.place(PLANS);
      await page.place(ACTIVE_PLAN, 'next-year');
      await ready();
      await eventually(() => expect(inside(card(page)).getByText('Active until December 31, 2026')).to.exist);
      expect(card(page).querySelector('.ahead')).to.be.null;
      leaveTestPage();
      const unfinished = openTestPage({ scenario: 'applications' });
      const sent = { planId: LOW, planYear: '2027', planType: 'MAPD' };
      setEnrollments(unfinished.service, { ...sent, isSubmitted: false });
      await unfinished.place(PLANS);
      await unfinished.place(ACTIVE_PLAN, 'next-year');
      await eventually(() => expect(said(unfinished, 'In 2027')).not.to.be.empty);
      leaveTestPage();
      const denied = openTestPage({ scenario: 'applications' });
      const number = { questionKey: 'medicareClaimNumber', userInput: '1EG4-TE5-MK73' };
      const formData = JSON.stringify([{ step: 'medicare-information', keyLables: [number] }]);
      setEnrollments(denied.service, { ...sent, isSubmitted: true, confirmationNo: 'SAMPLE-1', formData });
      replaceResponse(denied.service, '/applications/status/v1', {
        data: { applications: [{ applicationState: { code: 12 }, imageIdentifier: 'SAMPLE-1' }] },
      });
      await denied.place(PLANS);
      await denied.place(ACTIVE_PLAN, 'next-year');
      await eventually(() => expect(said(denied, 'In 2027')).not.to.be.empty);
    });

    it('has no saved plans of another kind, such as the drug plans', async () => {
      const page = openWithSaved();
      page.service.state.plansDetails.plans = page.service.state.plansDetails.plans.filter(
        ({ planId }) => planId !== LOW && planId !== OTHER,
      );
      await page.place(PLANS);
      await show(page);
      expect(cost(page)[1]).to.equal('About $178');
      expect(beside(page)).to.be.undefined;
    });

    it('is not there if the premium of the next year is unknown', async () => {
      const page = openSame();
      changeNext(page, { monthlyPremium: undefined, annualDrugCost: 130 });
      await show(page);
      expect(cost(page)).to.deep.equal([]);
      expect(said(page)).to.deep.equal(['Drug costs about $30 more a year']);
    });
  });

  it('reserves its height while it loads', async () => {
    const page = openSame();
    const [one, two] = page.service.state.drugsAndPharmacyDetails.drugInfoDetails;
    changePlan(page.service, PLAN_ID, { coveredDrugs: [one!.nationalDrugCode, two!.nationalDrugCode] });
    const [doctor, ...others] = page.service.state.providersDetails.providerIdList;
    changeNext(page, {
      monthlyPremium: 6.5,
      inNetwork: false,
      providerCoverage: Object.fromEntries([
        [doctor!.providerId, false],
        ...others.map(({ providerId }) => [providerId, true]),
      ]),
    });
    await page.place(PLANS);
    const held = holdResponses(page.service, '/plan-years/2027/');
    await page.place(ACTIVE_PLAN);
    await page.place(YEAR_CHANGE);
    await eventually(() =>
      expect(factOf(card(page), 'Monthly premium')).to.deep.equal(['$0 + Part B premium']),
    );
    await eventually(() =>
      expect(rowOf(page)!.textContent).to.equal('If you keep this plan in 2027Loading plan details'),
    );
    expect(inside(card(page)).queryByRole('button')).to.be.null;
    const before = card(page).getBoundingClientRect().height;
    held.arrive();
    held.holdNoMore();
    await eventually(() => expect(said(page)).to.have.length(4));
    expect(counts(page)).to.have.length(2);
    expect(card(page).getBoundingClientRect().height).to.be.closeTo(before, 1);
  });

  it('is not there if a request failed (ERR-07)', async () => {
    const page = openSame();
    const ask = page.service.fetch.bind(page.service);
    page.service.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const response = await ask(input, init);
      return url.includes('/plan-years/2027/') ? new Response('', { status: 500 }) : response;
    };
    await show(page);
    expect(page.screen.getByShadowRole('region', { name: PLAN_NAME }).textContent).to.contain(
      'We could not compare 2026 and 2027',
    );
    expect(rowOf(page)).to.be.null;
  });

  it('states that the plan was not found, but not whom to ask', async () => {
    const page = openSame();
    changePlanLists(page.service, (plans) =>
      plans.filter(({ planId, planYear }) => planId !== PLAN_ID || String(planYear) !== '2027'),
    );
    await show(page);
    expect(rowOf(page)).to.be.null;
    expect(said(page, 'In 2027')).to.deep.equal(['Not found in the plans of Cook County']);
    expect(warnings(page, 'In 2027')).to.deep.equal(['Not found in the plans of Cook County']);
    await page.user.click(button(page, 'More about 2027'));
    expect(focused()?.textContent).to.equal(PLAN_NAME);
  });

  it('points to the letter of a plan that was not found, if the page has no changes', async () => {
    const page = openSame();
    changePlanLists(page.service, (plans) =>
      plans.filter(({ planId, planYear }) => planId !== PLAN_ID || String(planYear) !== '2027'),
    );
    await page.place(ACTIVE_PLAN, 'next-year');
    await eventually(() =>
      expect(rowOf(page, 'In 2027')?.textContent).to.contain('See your plan’s letter about 2027.'),
    );
    expect(inside(card(page)).queryByRole('link', { name: /2027/ })).to.be.null;
  });

  it('claims nothing about 2027 if only the plan of 2026 was not found', async () => {
    const page = openSame({ fail: { call: 'planDetails', kind: 500 } });
    changePlanLists(page.service, (plans) =>
      plans.filter(({ planId, planYear }) => planId !== PLAN_ID || String(planYear) !== '2026'),
    );
    await show(page);
    expect(page.screen.getByShadowRole('region', { name: PLAN_NAME }).textContent).to.contain(
      'We did not find this plan for 2026',
    );
    expect(rowOf(page)).to.be.null;
  });

  it('states how many facts do not change, unless a value is known in one year only', async () => {
    const page = openSame();
    await show(page);
    expect(said(page).join()).to.match(/^No change in the \d+ facts that we could compare$/);
    expect(warnings(page)).to.deep.equal([]);
    expect(button(page, 'More about 2027')).to.exist;
    leaveTestPage();
    const unknown = openSame();
    changeNext(unknown, { monthlyPremium: undefined });
    await show(unknown);
    expect(rowOf(unknown)).to.be.null;
  });

  it('includes Extra Help in the premium as the table does', async () => {
    const page = openSame();
    changePlan(page.service, PLAN_ID, { '100Percent': 2 });
    changeNext(page, { '100Percent': 3 });
    await show(page);
    answerExtraHelp('yes', Symbol('test'));
    await eventually(() =>
      expect(said(page)).to.deep.equal(['Monthly premium $3.00 instead of $2.00 with Extra Help']),
    );
  });

  it('is not there before October, and not for a plan that has ended', async () => {
    const page = openSame({ date: '2026-09-30' });
    changeNext(page, { monthlyPremium: 6.5 });
    await show(page);
    expect(rowOf(page)).to.be.null;
    leaveTestPage();
    const member = openTestPage({ scenario: 'member', date: '2027-01-20' });
    const [ended] = member.service.state.memberEnrolledPlans;
    member.service.state.memberEnrolledPlans.push({
      ...ended!,
      planYear: '2027',
      effectiveDate: '2027-01-01',
    });
    Object.assign(ended!, { terminationDate: '2026-12-31' });
    await show(member);
    expect(member.screen.getByShadowRole('heading', { name: 'What changed on January 1' })).to.exist;
    expect(card(member).textContent).not.to.match(/in 202\d/i);
  });

  it('marks names of drugs and doctors as private (contract §5)', async () => {
    const page = openSame({ config: { privacy: { maskMarkers: ['.private-name'] } } });
    changeNext(page, { coveredDrugs: [] });
    await show(page);
    const listed = [
      ...counts(page).slice(0, 1),
      ...said(page).slice(0, 1),
      ...counts(page).slice(1),
      ...said(page).slice(1),
    ];
    expect(rowOf(page)!.querySelector('dd > .private-name')?.textContent).to.equal(listed.join(''));
    expect(said(page).join()).to.contain('No longer covered: ');
  });

  it('in Spanish', async () => {
    const page = openSame({ config: { locale: 'es' } });
    const [one, two] = page.service.state.drugsAndPharmacyDetails.drugInfoDetails;
    changeNext(page, { coveredDrugs: [], monthlyPremium: 6.5, annualDrugCost: 130 });
    await show(page);
    expect(said(page, 'Si conserva este plan en 2027')).to.deep.equal([
      `Ya sin cobertura: ${one!.drugName}, ${two!.drugName} y 1 más`,
      'Prima mensual de $6.50 en lugar de $0',
      '1 cambio más',
    ]);
    expect(button(page, 'Ver todos los cambios')).to.exist;
  });

  it('has a target of 44 px, and fits 320 px', async () => {
    const page = openSame();
    changeNext(page, { coveredDrugs: [], monthlyPremium: 6.5 });
    page.container.style.inlineSize = '320px';
    await show(page);
    const { width, height } = button(page, 'See all changes').getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(44);
    expect(page.container.scrollWidth).to.equal(320);
  });
});
