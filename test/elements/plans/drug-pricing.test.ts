import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import { popupAtom } from '../../../src/state/popups/popups';
import { read } from '../../../src/state/store';
import { changePlan } from '../../support/responses';
import { cardOf, factOf, textsOf } from '../../support/cards';
import { eventually } from '../../support/clock';
import { focused, press } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, spyOnEvents, type TestPage } from '../../support/page';

const PLANS = 'shopper-profile-plans';
const PPO = 'H5521016000';
const AETNA = /Aetna Medicare Premier/;
const SEE = 'See drug prices: Aetna Medicare Premier (PPO)';
const EDIT = /^Edit drug list/;
const [ATORVASTATIN, ELIQUIS, JARDIANCE] = ['60505257908', '00003089421', '00597015230'] as const;

const drugFields = {
  coveredDrugs: [ATORVASTATIN, ELIQUIS],
  drugTier: { [ATORVASTATIN]: 1, [ELIQUIS]: '3', 99999999999: 2 },
  costsDuringInitialCoveragePeriod: { [ATORVASTATIN]: 0, [ELIQUIS]: '$1,047.50', 99999999999: 3 },
};

const deductible = (benefitDescription?: string) => ({
  planBenefits:
    benefitDescription === undefined ? [] : [{ benefitName: 'Part D Deductible', benefitDescription }],
});

/** A consumer whose card has its drugs panel open. */
async function openPanel(
  fields: object = {},
  options: PageOptions = {},
  drugs?: object[],
): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  changePlan(page.service, PPO, { ...drugFields, ...deductible('$250'), ...fields });
  if (drugs) Object.assign(page.service.state.drugsAndPharmacyDetails, { drugInfoDetails: drugs });
  await page.place(PLANS);
  const card = await cardOf(page.screen, AETNA);
  await page.user.click(inside(card).getByRole('button', { name: /^(Your drugs|Medicamentos)/ }));
  // The content of the panels loads when the first one opens.
  await eventually(() => expect(card.querySelector('.card-panel > :not(.panel-title, .lines)')).to.exist);
  return page;
}

const seeButton = ({ screen }: TestPage) => screen.queryByShadowRole('button', { name: SEE });

async function openPrices(...page: Parameters<typeof openPanel>): Promise<[HTMLElement, TestPage]> {
  const opened = await openPanel(...page);
  await opened.user.click(seeButton(opened)!);
  return [await eventually(() => opened.screen.getByShadowRole('dialog')), opened];
}

/** The popup's text for each drug. */
const rows = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('tbody tr')].map((row) => [
    row.querySelector('[scope=row]')!.textContent,
    row.querySelector('.verdict')!.textContent,
    ...textsOf(row.querySelectorAll('td[data-label]')).slice(1),
  ]);

describe('drug pricing popup', () => {
  afterEach(leaveTestPage);

  it('is there when a plan is given, and only then (DRUGS-23, MODEL-09, MODEL-16)', async () => {
    const page = await openPanel();
    expect(page.screen.queryByShadowRole('dialog')).to.be.null;
    expect(read(popupAtom('drugPricing'))).to.be.null;
    const seen = spyOnEvents('popup-open', 'popup-close');
    await page.user.click(seeButton(page)!);
    const dialog = await eventually(() => page.screen.getByShadowRole('dialog'));
    expect(read(popupAtom('drugPricing'))?.about.key).to.equal('H5521016000/2027');
    expect(inside(dialog).getByText('Aetna Medicare Premier (PPO)')).to.exist;
    await press('Escape');
    await eventually(() => expect(page.screen.queryByShadowRole('dialog')).to.be.null);
    expect(read(popupAtom('drugPricing'))).to.be.null;
    expect(seen.map(([name, detail]) => [name, detail])).to.deep.equal([
      ['popup-open', { popup: 'drug-pricing' }],
      ['popup-close', { popup: 'drug-pricing' }],
    ]);
  });

  it('has a row for each saved drug: covered or not, tier, cost (DRUGS-24 … DRUGS-27, PRICE-14, OPEN-B06)', async () => {
    const [dialog] = await openPrices();
    expect(rows(dialog)).to.deep.equal([
      ['Atorvastatin calcium 20 mg tablet', 'Covered', '1', '$0'],
      ['Eliquis 5 mg tablet', 'Covered', '3', '$1,047.50'],
      ['Jardiance 10 mg tablet', 'Not covered', 'N/A', 'N/A'],
    ]);
    const signs = [...dialog.querySelectorAll('.verdict path')].map((path) => path.getAttribute('d'));
    expect(signs).to.have.length(3);
    expect(signs[1]).to.equal(signs[0]);
    expect(signs[2]).not.to.equal(signs[0]);
  });

  it('is a table with a header for each column and row (DRUGS-24)', async () => {
    const [dialog] = await openPrices(deductible('$615'));
    const headers = (role: string) =>
      inside(dialog)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect(inside(dialog).getByRole('table')).to.exist;
    expect(headers('columnheader')).to.deep.equal([
      'Drug',
      'Covered?',
      'Tier',
      'You pay for a 30-day fill, after the deductible',
    ]);
    expect(headers('rowheader')).to.have.length(3);
  });

  it('speaks of the deductible only where there is one (DRUGS-31)', async () => {
    const [dialog] = await openPrices(deductible('$0'));
    expect(inside(dialog).getByRole('columnheader', { name: 'You pay for a 30-day fill' })).to.exist;
  });

  it('says that the pharmacy is not in the network, as the card does (PLANS-32)', async () => {
    const says = /^Your pharmacy is not in this plan’s network. Drug coverage may differ/;
    const [outside] = await openPrices({ isShowPharmacyMessage: true });
    expect(inside(outside).getByText(says)).to.exist;
    leaveTestPage();
    const [within] = await openPrices({ isShowPharmacyMessage: false });
    expect(inside(within).queryByText(says)).to.be.null;
  });

  it('says N/A for tier 0 and for what cannot be read (PRICE-06, PRICE-07)', async () => {
    const [dialog] = await openPrices({
      drugTier: { [ATORVASTATIN]: 0, [ELIQUIS]: 'high' },
      costsDuringInitialCoveragePeriod: { [ATORVASTATIN]: 'free', [ELIQUIS]: { amount: 3 } },
    });
    expect(rows(dialog).map(([, , ...facts]) => facts)).to.deep.equal([
      ['N/A', 'N/A'],
      ['N/A', 'N/A'],
      ['N/A', 'N/A'],
    ]);
  });

  it('copes with drugs without a dosage, without a code, and two of one code (OPEN-B06)', async () => {
    const drugs = [
      { drugName: 'Plain', nationalDrugCode: ELIQUIS },
      { drugName: 'Codeless', drugDosage: '5 mg' },
      { drugName: 'Plain', nationalDrugCode: ELIQUIS, drugDosage: '2.5 mg' },
    ];
    const [dialog] = await openPrices({}, {}, drugs);
    expect(rows(dialog)).to.deep.equal([
      ['Plain', 'Covered', '3', '$1,047.50'],
      ['Codeless 5 mg', 'Could not be checked', 'N/A', 'N/A'],
      ['Plain 2.5 mg', 'Covered', '3', '$1,047.50'],
    ]);
  });

  it('leads to the drug list from every row (DRUGS-28, OPEN-B07)', async () => {
    const [dialog, page] = await openPrices();
    const links = inside(dialog).getAllByRole('link', { name: EDIT });
    expect(links.map((link) => link.getAttribute('aria-label'))).to.deep.equal([
      'Edit drug list: Atorvastatin calcium 20 mg tablet',
      'Edit drug list: Eliquis 5 mg tablet',
      'Edit drug list: Jardiance 10 mg tablet',
    ]);
    await page.user.click(links[0]!);
    expect(page.visited).to.deep.equal(['/health-plans/estimate-drug-costs.html']);
  });

  it('leads there once, below the table, where the site wants it so, and nowhere without a route (OPEN-B07)', async () => {
    const [once] = await openPrices({}, { config: { drugs: { editLinkOnce: true } } });
    expect(inside(once).getAllByRole('link', { name: EDIT })).to.have.length(1);
    const [none] = await openPrices({}, { config: { routes: { drugCostEstimator: '' } } });
    expect(inside(none).queryByRole('link')).to.be.null;
  });

  for (const [value, shown] of [
    ['$615', '$615'],
    ['$615.00', '$615'],
    ['$100 for tiers 3 to 5', '$100 for tiers 3 to 5'],
    ['$0', 'No drug deductible (all tiers)'],
    ['$0.00', 'No drug deductible (all tiers)'],
    ['0', 'No drug deductible (all tiers)'],
    [' ', 'No drug deductible (all tiers)'],
    [undefined, 'No drug deductible (all tiers)'],
  ] as const) {
    it(`says "${shown}" below for a deductible of ${value ?? 'nothing'} (DRUGS-29 … DRUGS-32, MODEL-13, OPEN-B08)`, async () => {
      const [dialog] = await openPrices(deductible(value));
      expect(factOf(dialog, 'Drug deductible')).to.deep.equal([shown]);
      const last = dialog.querySelector('tbody tr:last-of-type')!;
      const below = inside(dialog).getByText('Drug deductible');
      expect(last.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING).to.be.above(0);
    });
  }

  it('gives focus back to the button, and leaves the panel open for it (PLANS-35)', async () => {
    const [dialog, page] = await openPrices();
    await page.user.click(inside(dialog).getByText('Drug deductible'));
    await page.user.click(inside(dialog).getByRole('button', { name: 'Close' }));
    await eventually(() => expect(page.screen.queryByShadowRole('dialog')).to.be.null);
    await eventually(() => expect((focused() as HTMLElement).ariaLabel).to.equal(SEE));
  });

  it('is not offered without drugs, nor by plans without drug pricing (DRUGS-23)', async () => {
    const isOffered = async (...page: Parameters<typeof openPanel>): Promise<boolean> => {
      const opened = await openPanel(...page);
      expect(opened.screen.getByShadowRole('button', { name: /^Your drugs/, expanded: true })).to.exist;
      return seeButton(opened) !== null;
    };
    expect(await isOffered({}, {}, [])).to.be.false;
    expect(await isOffered({ isShowDrugPricing: false })).to.be.false;
    expect(await isOffered({ isShowDrugPricing: undefined })).to.be.true;
  });

  it('fits a narrow screen without sideways scroll (WCAG 1.4.10)', async () => {
    const long = 'M'.repeat(60);
    const [dialog] = await openPrices({ planName: `Aetna Medicare Premier (PPO)` }, {}, [
      { drugName: long, nationalDrugCode: ELIQUIS },
    ]);
    dialog.style.inlineSize = '288px';
    expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
  });

  it('speaks Spanish', async () => {
    const page = await openPanel({}, { config: { locale: 'es' } });
    await page.user.click(page.screen.getByShadowRole('button', { name: /^Ver precios de medicamentos/ }));
    const dialog = await eventually(() => page.screen.getByShadowRole('dialog'));
    expect(inside(dialog).getByRole('heading', { name: /^Cuánto cuestan/ })).to.exist;
    expect(rows(dialog)[2]).to.deep.equal([
      'Jardiance 10 mg tablet',
      'No cubierto',
      'No se aplica',
      'No se aplica',
    ]);
  });
});

describe('drugs panel of a card', () => {
  afterEach(leaveTestPage);

  for (const [locale, text] of [
    ['en', 'Could not be checked'],
    ['es', 'No se pudo comprobar'],
  ] as const) {
    it(`says that no drug could be checked where the plan has no list of covered drugs (${locale}, PLANS-31)`, async () => {
      const page = await openPanel({ inNetwork: true, coveredDrugs: undefined }, { config: { locale } });
      const verdicts = (await cardOf(page.screen, AETNA)).querySelectorAll('.card-panel .verdict');
      expect(textsOf(verdicts)).to.deep.equal(Array.from({ length: 3 }, () => text));
    });
  }

  it('copes with whatever the lists hold (PLANS-31, OPEN-B06)', async () => {
    const drugs = [
      { drugName: 'Plain', nationalDrugCode: ELIQUIS },
      { drugName: 'Plain', nationalDrugCode: ELIQUIS, drugDosage: '2.5 mg' },
      { drugName: 'Codeless' },
      { drugName: 'Tier zero', nationalDrugCode: JARDIANCE },
    ];
    const page = await openPanel(
      {
        inNetwork: true,
        coveredDrugs: [ELIQUIS, JARDIANCE],
        drugTier: { [ELIQUIS]: '3', [JARDIANCE]: 0, other: 5 },
      },
      {},
      drugs,
    );
    const card = await cardOf(page.screen, AETNA);
    const list = card.querySelector('.card-panel ul')!;
    expect(textsOf(list.children)).to.deep.equal([
      'Plain Covered Tier 3 · $1,047.50 for a 30-day fill, after the deductible',
      'Plain 2.5 mg Covered Tier 3 · $1,047.50 for a 30-day fill, after the deductible',
      'Codeless Could not be checked This drug was saved without a drug code.',
      'Tier zero Covered Tier N/A',
    ]);
  });
});
