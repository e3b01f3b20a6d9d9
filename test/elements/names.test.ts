import { expect } from 'chai';
import { changePlan } from '../support/responses';
import { cardOf, textsOf } from '../support/cards';
import { settled } from '../support/clock';
import { inside, leaveTestPage, openTestPage, ready, type TestPage } from '../support/page';

const eliquis = { drugName: 'Eliquis', drugQuantity: 1, drugFrequency: 'Day', nationalDrugCode: '1' };
const lake = { providerId: '7', providerName: 'Bruno Lake, DDS', providerCoverageType: 'dental' };

function openWith(drugs: object[], providers: object[]): TestPage {
  const page = openTestPage({ scenario: 'consumer' });
  Object.assign(page.service.state.drugsAndPharmacyDetails, { drugInfoDetails: drugs });
  Object.assign(page.service.state.providersDetails, { providerIdList: providers });
  return page;
}

async function place(page: TestPage, tag: 'plans' | 'drugs' | 'doctors'): Promise<void> {
  await page.place(`shopper-profile-${tag}`);
  await ready();
  await settled();
}

const buttons = ({ screen }: TestPage, name: RegExp): (string | null)[] =>
  screen.getAllByShadowRole('button', { name }).map((button) => button.getAttribute('aria-label'));

/** Names of the rows in a panel of a plan card. */
async function rows(page: TestPage, panel: string): Promise<string[]> {
  const card = await cardOf(page.screen, /Aetna Medicare Premier/);
  await page.user.click(inside(card).getByRole('button', { name: new RegExp(`^${panel}: `) }));
  await settled();
  return textsOf(card.querySelectorAll('.row-name'));
}

describe('saved items without a name', () => {
  afterEach(leaveTestPage);

  it('are drugs by their dosage (DRUGS-06)', async () => {
    const page = openWith([{ ...eliquis, drugName: null, drugDosage: 'Eliquis 5 mg' }], []);
    await place(page, 'drugs');
    expect(page.screen.queryByShadowText('You have no saved drugs')).to.be.null;
    // "5 mg" is an element of its own.
    expect(page.screen.getByShadowText(/^Eliquis/).textContent).to.equal('Eliquis 5 mg');
    expect(buttons(page, /^Remove/)).to.deep.equal(['Remove Eliquis 5 mg']);
  });

  it('are doctors by specialty or address (DOCS-05)', async () => {
    const page = openWith(
      [],
      [
        { ...lake, providerName: '', providerSpecialty: 'Dentist', providerAddress: '1 Main St' },
        { ...lake, providerId: '8', providerName: undefined, providerAddress: '2 Oak St' },
      ],
    );
    await place(page, 'doctors');
    expect(buttons(page, /^Remove/)).to.deep.equal(['Remove Dentist', 'Remove 2 Oak St']);
    expect(page.screen.getAllByShadowText('Dentist')).to.have.length(1);
  });
});

describe('saved items of one name', () => {
  afterEach(leaveTestPage);

  const strengths = [
    { ...eliquis, drugDosage: '5 mg' },
    { ...eliquis, drugDosage: '2.5 mg', nationalDrugCode: '2' },
  ];
  const addresses = [
    { ...lake, providerAddressId: '1', providerAddress: '1 Main St' },
    { ...lake, providerAddressId: '2', providerAddress: '2 Oak St' },
  ];

  it('are two lines on a plan card: strengths of a drug (PLANS-31)', async () => {
    const page = openWith(strengths, []);
    changePlan(page.service, 'H5521016000', { inNetwork: true });
    await place(page, 'plans');
    expect(await rows(page, 'Your drugs')).to.deep.equal(['Eliquis 5 mg', 'Eliquis 2.5 mg']);
  });

  it('are two lines on a plan card: addresses of a doctor (PLANS-28)', async () => {
    const page = openWith([], addresses);
    await place(page, 'plans');
    expect(await rows(page, 'Your doctors')).to.deep.equal([
      'Bruno Lake, DDS, 1 Main St',
      'Bruno Lake, DDS, 2 Oak St',
    ]);
  });

  it('have controls of their own: addresses of a doctor (DOCS-05, DOCS-07)', async () => {
    const page = openWith([], addresses);
    await place(page, 'doctors');
    expect(buttons(page, /^(Edit|Remove)/)).to.deep.equal([
      'Edit Bruno Lake, DDS, 1 Main St',
      'Remove Bruno Lake, DDS, 1 Main St',
      'Edit Bruno Lake, DDS, 2 Oak St',
      'Remove Bruno Lake, DDS, 2 Oak St',
    ]);
  });

  it('have controls of their own: one drug taken in two ways (DRUGS-06)', async () => {
    const page = openWith(
      [
        { ...eliquis, drugDosage: '5 mg' },
        { ...eliquis, drugDosage: '5 mg', drugQuantity: 2 },
      ],
      [],
    );
    await place(page, 'drugs');
    expect(buttons(page, /^Remove/)).to.deep.equal(['Remove Eliquis 5 mg (1)', 'Remove Eliquis 5 mg (2)']);
  });
});
