import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import { planLists } from '../../../src/state/plans/plan-resources';
import { serverTimeCameAtAtom } from '../../../src/state/page/dates';
import { valuesOf } from '../../../src/state/resource-states';
import { read, write } from '../../../src/state/store';
import { changePlan, requestsTo } from '../../support/responses';
import { cardOf, textsOf } from '../../support/cards';
import { eventually } from '../../support/clock';
import { setResource } from '../../support/resources';
import { inside, leaveTestPage, openTestPage, type TestPage } from '../../support/page';

const PLANS = 'shopper-profile-plans';
const PPO = 'H5521016000';
const AETNA = /Aetna Medicare Premier/;
const [ATORVASTATIN, ELIQUIS] = ['60505257908', '00003089421'] as const;

const drugs = [
  { drugName: 'Atorvastatin', nationalDrugCode: ATORVASTATIN },
  { drugName: 'Eliquis', nationalDrugCode: ELIQUIS },
  { drugName: 'Codeless' },
];

/** A consumer's page with three drugs. The third one has no code. */
async function openPlans(fields: object = {}, options: PageOptions = {}): Promise<[TestPage, HTMLElement]> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  changePlan(page.service, PPO, { inNetwork: true, coveredDrugs: [ATORVASTATIN], ...fields });
  Object.assign(page.service.state.drugsAndPharmacyDetails, { drugInfoDetails: drugs });
  await page.place(PLANS);
  return [page, await cardOf(page.screen, AETNA)];
}

/** Opens a panel, and returns its rows and what is below them. */
async function openPanel(
  page: TestPage,
  card: HTMLElement,
  name: RegExp,
): Promise<{ rows: string[]; below: string }> {
  await page.user.click(inside(card).getByRole('button', { name }));
  const list = await eventually(() => card.querySelector('.card-panel ul')!);
  await eventually(() => expect(list).to.exist);
  const below = list.nextElementSibling;
  const shown = below?.querySelector('.phone-text > :last-child') ?? below;
  return { rows: textsOf(list.children), below: shown?.textContent ?? '' };
}

const tollFree = { phones: { tollFree: '1-800-555-0142' } };
const noNumber = { endpoints: { tollFree: null }, phones: { tollFree: '' } };

describe('coverage that could not be checked', () => {
  afterEach(leaveTestPage);

  it('has its reason, next to drugs that are covered and not covered (PLANS-31, OPEN-B06)', async () => {
    const [page, card] = await openPlans({}, { config: tollFree });
    const { rows, below } = await openPanel(page, card, /^Your drugs/);
    expect(rows[0]).to.match(/^Atorvastatin Covered/);
    expect(rows.slice(1)).to.deep.equal([
      'Eliquis Not covered',
      'Codeless Could not be checked This drug was saved without a drug code.',
    ]);
    expect(below).to.equal('Call 1-800-555-0142 (TTY 711) to find out. Ask if the plan covers your drugs.');
    expect(inside(card).getByRole('link', { name: '1-800-555-0142' })).to.exist;
  });

  for (const [locale, drugsName, noList, noCode, below] of [
    [
      'en',
      /^Your drugs/,
      'Could not be checked We did not get the plan’s list of covered drugs.',
      'Could not be checked This drug was saved without a drug code.',
      'Talk to the plan before you enroll. Ask if the plan covers your drugs.',
    ],
    [
      'es',
      /^Medicamentos/,
      'No se pudo comprobar No recibimos la lista de medicamentos cubiertos de este plan.',
      'No se pudo comprobar Este medicamento se guardó sin su código.',
      'Hable con el plan antes de inscribirse. Pregunte si el plan cubre sus medicamentos.',
    ],
  ] as const)
    it(`says which list is missing, and what to do without any number (${locale}, PLANS-31)`, async () => {
      const [page, card] = await openPlans({ coveredDrugs: undefined }, { config: { locale, ...noNumber } });
      const panel = await openPanel(page, card, drugsName);
      expect(panel.rows).to.deep.equal([`Atorvastatin ${noList}`, `Eliquis ${noList}`, `Codeless ${noCode}`]);
      expect(panel.below).to.equal(below);
    });

  for (const [locale, name, reason, below] of [
    [
      'en',
      /^Your doctors/,
      'Could not be checked The plan’s data did not name this doctor or dentist.',
      'Call 1-800-555-0142 (TTY 711) to find out. Ask if your doctors and dentists are in the plan’s network.',
    ],
    [
      'es',
      /^Médicos/,
      'No se pudo comprobar Los datos del plan no mencionan a este médico o dentista.',
      'Llame al 1-800-555-0142 (TTY 711) para saberlo. Pregunte si sus médicos y dentistas están en la red del plan.',
    ],
  ] as const)
    it(`of a doctor has its reason, too (${locale}, PLANS-28, OPEN-A113)`, async () => {
      const [page, card] = await openPlans(
        { providerCoverage: { 9000000101: true } },
        { config: { locale, ...tollFree } },
      );
      const panel = await openPanel(page, card, name);
      expect(panel.rows[1]).to.equal(`Specimen Heart Clinic ${reason}`);
      expect(panel.below).to.equal(below);
    });

  it('names the number of the plan where an application has brought it, and requests none (PLANS-31)', async () => {
    const page = openTestPage({ scenario: 'consumer', config: tollFree });
    Object.assign(page.service.state.enrollmentsDetails, {
      enrollments: [
        {
          planId: PPO,
          planYear: '2027',
          planType: 'MAPD',
          isSubmitted: false,
          phoneNumber: '1-800-555-0177',
        },
      ],
    });
    changePlan(page.service, PPO, { inNetwork: true, coveredDrugs: undefined });
    await page.place(PLANS);
    const card = await cardOf(page.screen, AETNA);
    await openPanel(page, card, /^Your drugs/);
    expect(await inside(card).findByRole('link', { name: '1-800-555-0177' })).to.exist;
    expect(requestsTo(page.service, 'plan-contact')).to.be.empty;
  });

  it('is not spoken of where everything could be checked (PLANS-31)', async () => {
    const page = openTestPage({ scenario: 'consumer', config: tollFree });
    changePlan(page.service, PPO, { inNetwork: true, coveredDrugs: [ATORVASTATIN] });
    await page.place(PLANS);
    const card = await cardOf(page.screen, AETNA);
    await openPanel(page, card, /^Your drugs/);
    expect(card.textContent).not.to.contain('find out');
  });
});

describe('the names on the face of a card of what the plan leaves out (PLANS-28, PLANS-31)', () => {
  afterEach(leaveTestPage);

  const namesOn = (card: HTMLElement): string[] =>
    [...card.querySelectorAll('.coverage-missing')].map(({ textContent }) => textContent.trim());
  const saved = (names: readonly string[]) => [
    { drugName: 'Atorvastatin', nationalDrugCode: ATORVASTATIN },
    ...names.map((drugName, index) => ({ drugName, nationalDrugCode: `0000000000${String(index)}` })),
  ];
  const withDrugs = async (
    names: readonly string[],
    fields: object = {},
    options: PageOptions = {},
  ): Promise<HTMLElement> => {
    const page = openTestPage({ scenario: 'consumer', ...options });
    changePlan(page.service, PPO, {
      inNetwork: true,
      coveredDrugs: [ATORVASTATIN],
      providerCoverage: {},
      ...fields,
    });
    Object.assign(page.service.state.drugsAndPharmacyDetails, { drugInfoDetails: saved(names) });
    await page.place(PLANS);
    return cardOf(page.screen, AETNA);
  };

  for (const [names, expected] of [
    [[], []],
    [['Eliquis'], ['Not covered: Eliquis']],
    [['Eliquis', 'Jardiance'], ['Not covered: Eliquis, Jardiance']],
    [['Eliquis', 'Jardiance', 'Xarelto', 'Ozempic'], ['Not covered: Eliquis, Jardiance, 2 more']],
  ] as const)
    it(`are of drugs: ${expected.join('') || 'none, if all are covered'}`, async () => {
      expect(namesOn(await withDrugs(names))).to.deep.equal(expected);
    });

  it('are of doctors', async () => {
    const page = openTestPage({ scenario: 'consumer', date: '2026-11-20' });
    await page.place(PLANS);
    const card = await cardOf(page.screen, AETNA);
    expect(namesOn(card)).to.include('Not in network: Specimen Heart Clinic');
  });

  it('are not there if the plan leaves out all, because the count states that', async () => {
    expect(namesOn(await withDrugs(['Eliquis'], { coveredDrugs: [] }))).to.deep.equal([]);
  });

  it('leave out a drug that could not be checked (OPEN-B06)', async () => {
    const [, card] = await openPlans();
    expect(namesOn(card)[0]).to.equal('Not covered: Eliquis');
  });

  it('are in no attribute, and in no recording of the session', async () => {
    const privacy = { maskMarkers: ['.private-name'] };
    const card = await withDrugs(['Eliquis'], {}, { config: { privacy } });
    const node = card.querySelector('.coverage-missing')!;
    const attributes = [...card.querySelectorAll('*')].flatMap((one) => [...one.attributes]);
    expect(attributes.filter(({ value }) => value.includes('Eliquis'))).to.be.empty;
    expect(node.matches('.private-name')).to.equal(true);
  });
});

describe('the line that says when coverage was checked', () => {
  afterEach(leaveTestPage);

  const lines = (page: TestPage, text = /^Coverage checked/) =>
    textsOf(page.screen.queryAllByShadowText(text));

  it('stands once, below the last list that states coverage, by the date of the server (PLANS-28, PLANS-31)', async () => {
    const [page] = await openPlans({}, { date: '2026-11-23' });
    await eventually(() => expect(lines(page)).to.deep.equal(['Coverage checked November 23, 2026.']));
    const line = page.screen.getByShadowText(/^Coverage checked/);
    for (const list of page.screen.getAllByShadowRole('region', { name: /plans$/ }))
      if (list.className === 'group')
        expect(list.compareDocumentPosition(line)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is in Spanish on a Spanish page', async () => {
    const [page] = await openPlans({}, { date: '2026-11-23', config: { locale: 'es' } });
    await eventually(() =>
      expect(lines(page, /^Cobertura comprobada/)[0]).to.equal(
        'Cobertura comprobada el 23 de noviembre de 2026.',
      ),
    );
  });

  it('is not there where nothing could be checked, nor on lists without coverage', async () => {
    const page = openTestPage({ scenario: 'consumer', date: '2026-11-23' });
    page.service.state.providersDetails.providerIdList = [];
    Object.assign(page.service.state.drugsAndPharmacyDetails, {
      drugInfoDetails: [{ drugName: 'Codeless' }],
    });
    await page.place(PLANS);
    await cardOf(page.screen, AETNA);
    expect(lines(page)).to.be.empty;
  });

  it('is not there while the date of the server is unknown: the browser may be wrong', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    page.service.setFailures([
      { call: 'serverData', kind: 500 },
      { call: 'featureToggle', kind: 500 },
    ]);
    await page.place(PLANS);
    await cardOf(page.screen, AETNA);
    expect(lines(page)).to.be.empty;
  });

  it('names the day of the request, on a page that was left open overnight too', async () => {
    const [page] = await openPlans({}, { date: '2026-11-23T23:00' });
    write(serverTimeCameAtAtom, Date.now() - 3 * 3_600_000);
    await eventually(() => expect(lines(page)[0]).to.equal('Coverage checked November 24, 2026.'));
  });

  it('names the day on which the page came for lists that came with it', async () => {
    const [page] = await openPlans({}, { date: '2026-11-23T23:00' });
    write(serverTimeCameAtAtom, Date.now() - 3 * 3_600_000);
    for (const [key, plans] of valuesOf(read(planLists.states)))
      setResource(
        planLists,
        key,
        new Map([...plans].map(([id, plan]) => [id, { ...plan, requestedAt: undefined }])),
      );
    await eventually(() => expect(lines(page)[0]).to.equal('Coverage checked November 23, 2026.'));
  });
});
