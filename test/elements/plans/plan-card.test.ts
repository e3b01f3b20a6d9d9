import { expect } from 'chai';
import { setResource } from '../../support/resources';
import { replaceResponse, changePlan, forgetPlanNames, setEnrollments } from '../../support/responses';
import { cardOf, cardsShown, factOf, textsOf } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, type TestPage } from '../../support/page';
import type { PageOptions } from '../../../demo/page';
import { tollFreeNumber } from '../../../src/state/load/page-resources';

const PLANS = 'shopper-profile-plans';
const PPO = 'H5521016000';
const AETNA = /Aetna Medicare Premier/;

/** The page of a consumer with changed fields in the responses of one plan. */
async function pageWith(fields: object, options: PageOptions = {}, planId = PPO): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  changePlan(page.service, planId, { ...fields });
  await page.place(PLANS);
  await cardsShown(page.screen, 6);
  return page;
}
const cardWith = async (fields: object, name = AETNA, planId = PPO): Promise<HTMLElement> =>
  cardOf((await pageWith(fields, {}, planId)).screen, name);

const benefit = (benefitName: string, benefitDescription: string) => ({ benefitName, benefitDescription });
const bullets = (card: HTMLElement) =>
  textsOf(inside(card).getByRole('list', { name: 'Plan highlights' }).children);
const panelButton = (card: HTMLElement, name: string) =>
  inside(card).getByRole('button', { name: new RegExp(`^${name}: `) });
/** Opens a panel and waits for its content, which loads when the first one opens. */
const open = async ({ user }: TestPage, card: HTMLElement, name: string): Promise<void> => {
  await user.click(panelButton(card, name));
  await eventually(() => {
    expect(card.querySelector('.lines')).to.be.null;
  });
};
/** Rows of the open panel of a card. */
const rows = (card: HTMLElement) => {
  const id = card.querySelector('[aria-expanded="true"]')?.getAttribute('aria-controls');
  const panel = id && (card.getRootNode() as ShadowRoot).getElementById(id);
  return panel ? textsOf(panel.querySelectorAll('li')) : undefined;
};

const MAXIMUM = 'Most you pay for care a year';

describe('plan card', () => {
  afterEach(leaveTestPage);

  describe('special needs', () => {
    for (const [snpType, tag] of [
      ['C&S', 'Medicaid required'],
      ['Chronic', 'Chronic condition required'],
      ['Institutional', 'Nursing home level of care required'],
      ['Institutional - IESNP', 'Nursing home level of care required'],
    ] as const) {
      it(`says what a plan of type ${snpType} requires (PLANS-18, ERR-09)`, async () => {
        const card = await cardWith({ snpType }, /DEVOTED C-SNP/, 'H7151005000');
        expect(inside(card).getByText(tag)).to.exist;
      });
    }

    it('says nothing for other plans, nor for a kind that is not known (PLANS-18)', async () => {
      const page = await pageWith({ snpType: 'Lunar' }, {}, 'H7151005000');
      for (const name of [AETNA, /DEVOTED C-SNP/]) {
        expect((await cardOf(page.screen, name)).textContent).not.to.contain('required');
      }
    });
  });

  describe('premium', () => {
    for (const [premium, shown] of [
      [24, '$24.00'],
      ['$1,250.50', '$1,250.50'],
      [0, '$0'],
      [undefined, '$0'],
      ['null', '$0'],
      ['N/A', '$0'],
    ] as const) {
      it(`${String(premium)} shows as ${shown} (PLANS-19, PRICE-01 … PRICE-03)`, async () => {
        const card = await cardWith({ monthlyPremium: premium });
        expect(factOf(card, 'Monthly premium')).to.deep.equal([`${shown} + Part B premium`]);
      });
    }

    it('falls back to the formatted one (DATA-16)', async () => {
      const card = await cardWith({ monthlyPremium: undefined, monthlyPremiumFormatted: '$31.40' });
      expect(factOf(card, 'Monthly premium')).to.deep.equal(['$31.40 + Part B premium']);
    });
  });

  describe('second benefit', () => {
    const all = [
      benefit('Tier 1 Preferred Generic', '$2 copay'),
      benefit('Prescription Drugs', '$0 to 25%'),
      benefit('Out of Pocket Maximum', '$2,800'),
    ];
    const without = async (...names: string[]) => {
      const page = openTestPage({ scenario: 'consumer' });
      replaceResponse(page.service, '/plan-benefits.json', {});
      changePlan(page.service, PPO, {
        planBenefits: all.filter(({ benefitName }) => !names.includes(benefitName)),
      });
      await page.place(PLANS);
      return cardOf(page.screen, AETNA);
    };

    it('is the plan’s own where it has one (PLANS-20, PLANS-21)', async () => {
      const card = await cardWith({ planBenefits: all });
      expect(factOf(card, 'Urgent care')).to.deep.equal(['$45 copay']);
      expect(factOf(card, MAXIMUM)).to.deep.equal(['$2,800']);
    });

    it('is the plan’s rider where the content has none (PLANS-21)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      replaceResponse(page.service, '/plan-benefits.json', {});
      changePlan(page.service, PPO, { rider: { benefitName: 'Fitness', helpText: 'Included' } });
      await page.place(PLANS);
      expect(factOf(await cardOf(page.screen, AETNA), 'Fitness')).to.deep.equal(['Included']);
    });

    it('is the out-of-pocket maximum otherwise (PLANS-21, PRICE-08, PRICE-12)', async () => {
      expect(factOf(await without(), MAXIMUM)).to.deep.equal(['$2,800']);
    });

    it('then prescription drugs (PLANS-21)', async () => {
      expect(factOf(await without('Out of Pocket Maximum'), 'Prescription drugs')).to.deep.equal([
        '$0 to 25%',
      ]);
    });

    it('then the first drug tier (PLANS-21)', async () => {
      const card = await without('Out of Pocket Maximum', 'Prescription Drugs');
      expect(factOf(card, 'Tier 1 preferred generic')).to.deep.equal(['$2 copay']);
    });

    it('refers to the plan details when nothing is known (PRICE-08)', async () => {
      const card = await without('Out of Pocket Maximum', 'Prescription Drugs', 'Tier 1 Preferred Generic');
      expect(factOf(card, MAXIMUM)).to.deep.equal(['See plan details']);
    });

    it('of a drug plan is never the out-of-pocket maximum (PLANS-21)', async () => {
      const card = await cardWith({ planBenefits: all }, /Humana Premier Rx/, 'S5884163000');
      expect(factOf(card, MAXIMUM)).to.be.undefined;
      expect(factOf(card, 'Prescription drugs')).to.deep.equal(['$0 to 25%']);
    });

    it('is read from the plan’s first network where it has no words of its own (PRICE-12)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      replaceResponse(page.service, '/plan-benefits.json', {});
      await page.place(PLANS);
      expect(factOf(await cardOf(page.screen, AETNA), MAXIMUM)).to.deep.equal(['$5,000']);
    });

    it('leaves out what the content hides from the profile (PRICE-13)', async () => {
      const page = openTestPage({ scenario: 'guest' });
      await page.place(PLANS);
      const card = await cardOf(page.screen, /HumanaChoice Florida/);
      expect(factOf(card, 'Rides')).to.be.undefined;
      expect(factOf(card, MAXIMUM)).to.deep.equal(['$4,150']);
    });
  });

  describe('highlights', () => {
    const marketingInformation = [
      { rank: 3, shortBullets: 'Third, $5 and $1,000.50 off', iconFileName: 'dental.svg' },
      { rank: '1', shortBullets: 'First' },
      { rank: 2, shortBullets: 'Second', iconFileName: 'heart-of-accident.svg' },
      { shortBullets: 'Without a rank' },
      { rank: 4 },
      { rank: 5, shortBullets: ' ' },
      ...[6, 7, 8, 9].map((rank) => ({ rank, shortBullets: `Number ${rank}` })),
    ];

    it('have a rank and a text, in order of rank, at most five (PLANS-22 … PLANS-25)', async () => {
      expect(bullets(await cardWith({ marketingInformation }))).to.deep.equal([
        'First',
        'Second',
        'Third, $5 and $1,000.50 off',
        'Number 6',
        'Number 7',
      ]);
    });

    it('are at most six for a drug plan (PLANS-25)', async () => {
      const card = await cardWith({ marketingInformation }, /Humana Premier Rx/, 'S5884163000');
      expect(bullets(card)).to.have.length(6);
    });

    it('have their dollar amounts in bold (PLANS-26)', async () => {
      const card = await cardWith({ marketingInformation });
      const item = inside(card).getByRole('list', { name: 'Plan highlights' }).children[2]!;
      expect(textsOf(item.querySelectorAll('strong'))).to.deep.equal(['$5', '$1,000.50']);
    });

    it('have an icon each, a common one where the name says nothing (PLANS-27)', async () => {
      const card = await cardWith({ marketingInformation });
      const items = [...inside(card).getByRole('list', { name: 'Plan highlights' }).children];
      expect(items.slice(0, 3).map((item) => item.querySelector('svg')!.dataset.icon)).to.deep.equal([
        'default',
        'default',
        'dental',
      ]);
    });

    it('are text and never markup (PLANS-22)', async () => {
      const text = '<img src=x onerror="alert(1)"> $5';
      const card = await cardWith({ marketingInformation: [{ rank: 1, shortBullets: text }] });
      expect(bullets(card)).to.deep.equal([text]);
    });

    it('take no space where there are none (PLANS-22)', async () => {
      const card = await cardWith({ marketingInformation: [] });
      expect(inside(card).queryByRole('list', { name: 'Plan highlights' })).to.be.null;
    });
  });

  describe('doctors', () => {
    const name = 'Your doctors';

    it('are all listed, each with its own coverage (PLANS-28)', async () => {
      const page = await pageWith({});
      const card = await cardOf(page.screen, AETNA);
      await open(page, card, name);
      expect(rows(card)).to.deep.equal([
        'Dr. Robin Sample In network',
        'Specimen Heart Clinic Not in network',
      ]);
    });

    it('of whom the plan says nothing could not be checked (PLANS-28, CONST-17)', async () => {
      const page = await pageWith({ providerCoverage: { 9000000101: 'false' } });
      const card = await cardOf(page.screen, AETNA);
      await open(page, card, name);
      expect(rows(card)).to.deep.equal([
        'Dr. Robin Sample Not in network',
        'Specimen Heart Clinic Could not be checked The plan’s data did not name this doctor or dentist.',
      ]);
    });

    it('have no panel on a drug plan (PLANS-29)', async () => {
      const page = await pageWith({});
      const card = await cardOf(page.screen, /Humana Premier Rx/);
      expect(inside(card).queryByRole('button', { name })).to.be.null;
    });

    it('have a panel on the plan types that the page configures (PLANS-28)', async () => {
      const page = await pageWith({}, { config: { providerCoverageTypes: ['SNP'] } });
      expect(inside(await cardOf(page.screen, AETNA)).queryByRole('button', { name })).to.be.null;
      expect(panelButton(await cardOf(page.screen, /DEVOTED/), name)).to.exist;
    });

    it('who are dentists count as covered on plans of the dental list (PLANS-28)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      page.service.state.providersDetails.providerIdList.push({
        providerId: '9000000303',
        providerAddressId: '1',
        providerName: 'Tooth House',
        providerSpecialty: '',
        providerAddress: '',
        providerCoverageType: 'dental',
        type: 'place',
      });
      replaceResponse(page.service, '/dental-provider-covered-plans.json', {
        properties: { elements: { planIds: { value: [PPO] } } },
      });
      changePlan(page.service, PPO, { providerCoverage: {} });
      await page.place(PLANS);
      const card = await cardOf(page.screen, AETNA);
      await open(page, card, name);
      await eventually(() => expect(rows(card)?.at(-1)).to.equal('Tooth House In network'));
    });
  });

  it('asks people on a private fee-for-service plan to ask their doctors (PLANS-30)', async () => {
    const page = await pageWith({});
    const note = /Ask your doctors if they accept Medicare patients/;
    expect((await cardOf(page.screen, /PFFS/)).textContent).to.match(note);
    expect((await cardOf(page.screen, AETNA)).textContent).not.to.match(note);
  });

  describe('drugs', () => {
    const name = 'Your drugs';
    const inNetwork = { inNetwork: true, isPharmacyCovered: true };

    it('are covered or not, with tier and cost by drug code (PLANS-31, PRICE-06, PRICE-14)', async () => {
      const page = await pageWith(inNetwork);
      const card = await cardOf(page.screen, AETNA);
      await open(page, card, name);
      expect(rows(card)).to.deep.equal([
        'Atorvastatin calcium Covered Tier 1 · $0 for a 30-day fill, after the deductible',
        'Eliquis Not covered',
        'Jardiance Covered Tier 3 · $47.28 for a 30-day fill, after the deductible',
      ]);
    });

    it('name no deductible if the plan has none (PRICE-07)', async () => {
      const page = await pageWith({
        ...inNetwork,
        planBenefits: [benefit('Part D Deductible', '$0')],
      });
      const card = await cardOf(page.screen, AETNA);
      await open(page, card, name);
      expect(rows(card)).to.include('Jardiance Covered Tier 3 · $47.28 for a 30-day fill');
    });

    it('without a tier, or with tier 0, show that there is none (PRICE-07)', async () => {
      const page = await pageWith({ ...inNetwork, drugTier: { 60505257908: 0 } });
      const card = await cardOf(page.screen, AETNA);
      await open(page, card, name);
      expect(rows(card)).to.include.members([
        'Atorvastatin calcium Covered Tier N/A · $0 for a 30-day fill, after the deductible',
        'Jardiance Covered Tier N/A · $47.28 for a 30-day fill, after the deductible',
      ]);
    });

    const message = /Your pharmacy is not in this plan’s network/;

    for (const [why, fields] of [
      ['the plan says to', { inNetwork: true, isShowPharmacyMessage: true }],
      ['the pharmacy is out of network', { inNetwork: false, isShowPharmacyMessage: undefined }],
    ] as const) {
      it(`give way to a word on the pharmacy when ${why} (PLANS-32)`, async () => {
        const page = await pageWith(fields, { config: { phones: { tollFree: '1-800-555-0142' } } });
        const card = await cardOf(page.screen, AETNA);
        await open(page, card, name);
        expect(card.textContent).to.match(message).and.to.contain('(TTY 711)');
        const phone = inside(card).getByRole('link', { name: '1-800-555-0142' });
        expect(phone.getAttribute('href')).to.equal('tel:18005550142');
        expect(rows(card)).to.be.empty;
      });
    }

    it('still say what the plan covers on the card, and what it does not cover in the panel (PLANS-31, PLANS-32)', async () => {
      const page = await pageWith({ isShowPharmacyMessage: true, coveredDrugs: ['60505257908'] });
      const card = await cardOf(page.screen, AETNA);
      const button = panelButton(card, name);
      expect(button.textContent).to.equal(
        'Your drugs: 1 of 3 covered. Not covered: Eliquis, Jardiance. Pharmacy not in network (Aetna Medicare Premier (PPO))',
      );
      await open(page, card, name);
      expect(inside(card).getByText('This plan does not cover Eliquis, Jardiance.')).to.exist;
      expect(card.textContent).to.match(message);
    });

    it('have the sign of their count, besides the warning about the pharmacy (PLANS-31, PLANS-32)', async () => {
      for (const [count, sign] of [
        [3, 'all'],
        [2, 'some'],
        [0, 'none'],
      ] as const) {
        const page = openTestPage({ scenario: 'consumer' });
        const { drugInfoDetails } = page.service.state.drugsAndPharmacyDetails;
        const codes = drugInfoDetails.map(({ nationalDrugCode }) => nationalDrugCode);
        changePlan(page.service, PPO, { isShowPharmacyMessage: true, coveredDrugs: codes.slice(0, count) });
        await page.place(PLANS);
        const button = panelButton(await cardOf(page.screen, AETNA), name);
        const lines = [...button.querySelectorAll<HTMLElement>('[data-extent]')];
        expect(
          lines.map((line) => [line.dataset.extent, line.querySelector('.coverage-answer')!.textContent]),
        ).to.deep.equal([
          [sign, `${String(count)} of 3 covered`],
          ['some', 'Pharmacy not in network'],
        ]);
        leaveTestPage();
      }
    });

    it('have their signs in one column, below the labels of the rows (PLANS-28, PLANS-31)', async () => {
      const page = await pageWith({ isShowPharmacyMessage: true });
      const card = await cardOf(page.screen, AETNA);
      const edges = [...card.querySelectorAll('.coverage-sign')].map(
        (sign) => sign.getBoundingClientRect().left,
      );
      expect(edges).to.have.lengthOf(3);
      expect(new Set(edges).size).to.equal(1);
      const label = card.querySelector('[data-row="deductible"] dt')!;
      expect(edges[0]).to.be.closeTo(label.getBoundingClientRect().left, 0.5);
    });

    it('say nothing of coverage there if the plan has no list of drugs (PLANS-32)', async () => {
      const page = await pageWith({ isShowPharmacyMessage: true, coveredDrugs: undefined });
      const card = await cardOf(page.screen, AETNA);
      await open(page, card, name);
      expect(card.textContent)
        .to.match(message)
        .and.not.to.match(/covered|does not cover/);
    });

    it('name the toll-free number there as soon as it is known, in an open panel too (CONST-08, OPEN-A054)', async () => {
      const page = await pageWith({ inNetwork: false, isPharmacyCovered: true });
      const card = await cardOf(page.screen, AETNA);
      await open(page, card, name);
      for (const number of ['1-800-555-0143', '1-800-555-0144']) {
        setResource(tollFreeNumber, '', number);
        expect(await inside(card).findByRole('link', { name: number })).to.exist;
      }
    });

    it('give way to it not when the plan says otherwise (PLANS-32)', async () => {
      const page = await pageWith({ inNetwork: false, isShowPharmacyMessage: false });
      const card = await cardOf(page.screen, AETNA);
      await open(page, card, name);
      expect(card.textContent).not.to.match(message);
      expect(rows(card)).to.have.length(3);
    });

    it('give way to it without a link where no phone number is known (PLANS-32)', async () => {
      const page = await pageWith(
        { inNetwork: false },
        { config: { endpoints: { tollFree: null }, phones: { tollFree: '' } } },
      );
      const card = await cardOf(page.screen, AETNA);
      await open(page, card, name);
      expect(card.textContent).to.match(message).and.to.contain('TTY 711');
      expect(inside(card).queryAllByRole('link')).to.have.length(1);
    });

    it('say when none is saved (PLANS-31)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      page.service.state.drugsAndPharmacyDetails.drugInfoDetails = [];
      await page.place(PLANS);
      const card = await cardOf(page.screen, AETNA);
      await open(page, card, name);
      expect(inside(card).getByText('You have not saved a drug yet.')).to.exist;
    });

    describe('of a plan without drug coverage', () => {
      for (const [locale, label, value, tag, panel] of [
        ['en', 'Yearly drug cost', 'No drug coverage', 'No drug coverage', 'This plan does not cover drugs.'],
        [
          'es',
          'Costo anual de medicamentos',
          'Sin cobertura',
          'Sin cobertura de medicamentos',
          'Este plan no cubre medicamentos.',
        ],
      ] as const) {
        it(`are said not to be covered, instead of a cost (${locale}, PLANS-31, PLANS-34)`, async () => {
          const page = openTestPage({ scenario: 'consumer', config: { locale } });
          const saved = page.service.state.plansDetails.plans.find(({ planId }) => planId === PPO);
          Object.assign(saved ?? {}, { planType: 'MA' });
          replaceResponse(page.service, '/products/MA/', {
            data: { plans: [{ planId: PPO, planName: 'Patriot No Rx', monthlyPremium: 0 }] },
          });
          await page.place(PLANS);
          const card = await eventually(() =>
            page.screen.getByShadowRole('article', { name: /Patriot No Rx/ }),
          );
          await eventually(() => expect(factOf(card, label)).to.deep.equal([value]));
          expect(inside(card).getByText(tag, { selector: '.tag' })).to.exist;
          await open(page, card, locale === 'en' ? name : 'Medicamentos');
          expect(inside(card).getByText(panel)).to.exist;
          expect(new Set(textsOf(card.querySelectorAll('.verdict')))).to.deep.equal(
            new Set([locale === 'en' ? 'Not covered' : 'No cubierto']),
          );
          expect(inside(card).queryByRole('button', { name: /drug prices|precios/ })).to.be.null;
        });
      }
    });

    describe('cost in a year', () => {
      const label = 'Estimated yearly drug cost';
      it('says that it is the price of the saved drugs where none is covered (PLANS-34)', async () => {
        const [, , some] =
          factOf(await cardWith({ inNetwork: true, coveredDrugs: ['60505257908'] }), label) ?? [];
        expect(some).to.be.undefined;
        const [, , none] = factOf(await cardWith({ inNetwork: true, coveredDrugs: [] }), label) ?? [];
        expect(none).to.equal('The full price of 3 drugs that are not covered');
      });

      it('says nothing of coverage that could not be checked, nor where the pharmacy message stands for it (PLANS-32, PLANS-34)', async () => {
        for (const fields of [
          { inNetwork: true, coveredDrugs: undefined },
          { isShowPharmacyMessage: true, coveredDrugs: [] },
        ])
          expect(factOf(await cardWith(fields), label)).to.have.length(2);
      });

      for (const [fields, shown] of [
        [{ annualDrugCost: 240 }, ['$240.00', 'About $20 a month, plus premium']],
        [{ annualDrugCost: 250 }, ['$250.00', 'About $20.83 a month, plus premium']],
        [{ annualDrugCost: '$1,200.00' }, ['$1,200.00', 'About $100 a month, plus premium']],
        [{ annualDrugCost: 0 }, ['$0', 'About $0 a month, plus premium']],
        [
          { annualDrugCost: undefined, estimatedAnnualDrugCost: 120 },
          ['$120.00', 'About $10 a month, plus premium'],
        ],
        [{ annualDrugCost: undefined }, ['See plan details']],
        [{ annualDrugCost: 240, isShowDrugPricing: false }, ['See plan details']],
      ] as const) {
        it(`shows ${JSON.stringify(shown)} for ${JSON.stringify(fields)} (PLANS-34, PRICE-02, PRICE-04, PRICE-05)`, async () => {
          expect(factOf(await cardWith(fields), label)).to.deep.equal(shown);
        });
      }
    });
  });

  describe('panels', () => {
    const doctors = 'Your doctors';
    const isOpen = (card: HTMLElement, name: string) => panelButton(card, name).ariaExpanded === 'true';

    it('open and close with their button (PLANS-28, PLANS-31)', async () => {
      const page = await pageWith({});
      const card = await cardOf(page.screen, AETNA);
      expect(isOpen(card, doctors)).to.be.false;
      await open(page, card, doctors);
      expect(isOpen(card, doctors)).to.be.true;
      await open(page, card, doctors);
      expect(isOpen(card, doctors)).to.be.false;
      expect(card.textContent).not.to.contain('Dr. Robin Sample');
    });

    it('open each by itself, so that two plans can be compared (PLANS-35, contract §7)', async () => {
      const page = await pageWith({});
      const card = await cardOf(page.screen, AETNA);
      const other = await cardOf(page.screen, /DEVOTED/);
      await open(page, card, doctors);
      await open(page, other, 'Your drugs');
      await open(page, card, 'Your drugs');
      expect([isOpen(card, doctors), isOpen(card, 'Your drugs'), isOpen(other, 'Your drugs')]).to.deep.equal([
        true,
        true,
        true,
      ]);
      await open(page, card, doctors);
      expect([isOpen(card, doctors), isOpen(card, 'Your drugs'), isOpen(other, 'Your drugs')]).to.deep.equal([
        false,
        true,
        true,
      ]);
    });

    it('close with a click outside of the cards, inside and outside of the element (PLANS-35, POP-19)', async () => {
      const page = await pageWith({});
      const card = await cardOf(page.screen, AETNA);
      for (const outside of [
        page.screen.getByShadowRole('heading', { name: 'Your plans' }),
        page.container,
        document.body,
      ]) {
        await open(page, card, doctors);
        expect(isOpen(card, doctors)).to.be.true;
        await page.user.click(outside);
        await eventually(() => expect(isOpen(card, doctors)).to.be.false);
      }
    });

    it('stay open with a click inside their card (PLANS-35)', async () => {
      const page = await pageWith({});
      const card = await cardOf(page.screen, AETNA);
      await open(page, card, doctors);
      await page.user.click(inside(card).getByText('Dr. Robin Sample'));
      await settled();
      expect(isOpen(card, doctors)).to.be.true;
    });
  });

  it('leads to the plan’s details at its place and year (PLANS-33)', async () => {
    const page = await pageWith({});
    const link = inside(await cardOf(page.screen, AETNA)).getByRole('link', { name: /^View plan details/ });
    expect(link.getAttribute('href')).to.equal('/health-plans/details.html/60614/031/H5521016000/2027');
  });

  it('names the plan by its number when its name is missing (PLANS-17)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    forgetPlanNames(page.service);
    changePlan(page.service, PPO, { planName: undefined });
    await page.place(PLANS);
    expect(await cardOf(page.screen, /^Plan H5521-016-000$/)).to.exist;
  });

  describe('status', () => {
    const statusWith = async (...enrollments: object[]) => {
      const page = openTestPage({ scenario: 'consumer' });
      setEnrollments(page.service, ...enrollments);
      await page.place(PLANS);
      return (await cardOf(page.screen, AETNA)).textContent;
    };
    const enrollment = { planId: PPO, planYear: '2027' };

    it('is computed from the enrollments (PLANS-43)', async () => {
      expect(await statusWith({ ...enrollment, isSubmitted: true, status: 'Approved' })).to.contain(
        'Application: Submitted',
      );
      expect(await statusWith({ ...enrollment, isSubmitted: false })).to.contain('Application: In progress');
    });

    it('is none for a plan without one, in another year or of another plan (PLANS-43)', async () => {
      const text = await statusWith({ ...enrollment, planYear: '2026' }, { ...enrollment, planId: 'H1' });
      expect(text).not.to.contain('Application:');
    });

    it('is computed again when the profile is read again (PLANS-43)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      setEnrollments(page.service, { ...enrollment, isSubmitted: false });
      await page.place(PLANS);
      const card = await cardOf(page.screen, AETNA);
      expect(card.textContent).to.contain('In progress');
      setEnrollments(page.service);
      await window.shopperProfile!.refresh!();
      await eventually(() => expect(card.textContent).not.to.contain('Application:'));
    });
  });
});
