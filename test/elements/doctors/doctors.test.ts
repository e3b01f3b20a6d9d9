import { expect } from 'chai';
import { eventually, settled } from '../../support/clock';
import { focused } from '../../support/keys';
import { leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { placeNav, takesSpace } from '../../support/views';

const DOCTORS = 'shopper-profile-doctors';
const HEADING = 'Your doctors and dentists';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;
type Wire = Record<string, string>;

const provider = (changes: Wire = {}): Wire => ({
  providerId: '1',
  providerAddressId: '1',
  providerName: 'Dr. Sam Ple',
  ...changes,
});

/** A consumer with these providers, or those of the scenario. */
async function openDoctors(options: Options = {}, providers?: Wire[], attributes = ''): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  if (providers) Object.assign(page.service.state.providersDetails, { providerIdList: providers });
  await page.place(DOCTORS, attributes);
  await ready();
  await settled();
  return page;
}

const rows = ({ screen }: TestPage) => screen.queryAllByShadowRole('listitem');
const textsOf = (row: HTMLElement) => [...row.querySelectorAll('p')].map(({ textContent }) => textContent);
const names = (page: TestPage) => rows(page).map((row) => textsOf(row)[0]);
const question = ({ screen }: TestPage) => screen.getByShadowText(/\?$/).textContent;

describe('shopper-profile-doctors', () => {
  afterEach(leaveTestPage);

  it('has a heading, at the level that the author wants, and a button to add (DOCS-01, DOCS-02, SHELL-03)', async () => {
    const page = await openDoctors({}, undefined, 'heading-level="3"');
    expect(page.screen.getByShadowRole('heading', { name: HEADING }).tagName).to.equal('H3');
    expect(page.screen.getByShadowRole('region', { name: HEADING })).to.exist;
    expect(page.screen.getByShadowRole('button', { name: 'Add a doctor or dentist' })).to.exist;
  });

  it('lists every saved provider, in their order, with specialty and address (DOCS-03, DOCS-05, MODEL-07)', async () => {
    const page = await openDoctors();
    expect(rows(page).map(textsOf)).to.deep.equal([
      ['Dr. Robin Sample', 'Family medicine', '100 Example Street, Chicago, IL 60614'],
      ['Specimen Heart Clinic', 'Cardiology', '200 Example Street, Chicago, IL 60614'],
    ]);
  });

  it('leaves out the lines of which nothing is known (DOCS-05, OPEN-B10)', async () => {
    const page = await openDoctors({}, [provider(), provider({ providerId: '2', specialty: 'Dentist' })]);
    expect(rows(page).map(textsOf)).to.deep.equal([['Dr. Sam Ple'], ['Dr. Sam Ple', 'Dentist']]);
  });

  it('lists a guest’s own, and what a cloaked user looks at (DOCS-03)', async () => {
    for (const scenario of ['guest', 'cloaked'] as const) {
      const page = await openDoctors({ scenario });
      expect(names(page)).to.deep.equal(['Dr. Robin Sample', 'Specimen Heart Clinic']);
    }
  });

  it('says in words what the drawing shows (DOCS-08, DOCS-09, OPEN-B11)', async () => {
    const page = await openDoctors({}, [
      provider({ providerId: '1', providerCoverageType: 'dental', type: 'person' }),
      provider({ providerId: '2', providerCoverageType: 'behavioral' }),
      provider({ providerId: '3', providerCoverageType: 'medical' }),
      provider({ providerId: '4', providerCoverageType: 'medical', type: 'place' }),
      provider({ providerId: '5', providerCoverageType: 'vision' }),
    ]);
    expect(page.screen.getAllByShadowRole('img').map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Dental care',
      'Behavioral health',
      'Medical care',
      'Medical facility',
      'Health care',
    ]);
  });

  it('names the provider in the buttons of each row, in the shadow root only (DOCS-06, DOCS-07)', async () => {
    const page = await openDoctors();
    for (const name of ['Dr. Robin Sample', 'Specimen Heart Clinic']) {
      expect(page.screen.getByShadowRole('button', { name: `Edit ${name}` }).textContent).to.equal('Edit');
      expect(page.screen.getByShadowRole('button', { name: `Remove ${name}` }).textContent).to.equal(
        'Remove',
      );
    }
    expect(document.documentElement.outerHTML).not.to.match(/Robin Sample|Specimen|Example Street/);
  });

  it('has no button to remove for those who may not (OPEN-B66)', async () => {
    const page = await openDoctors({ scenario: 'cloaked', config: { cloaked: { readOnly: true } } });
    expect(rows(page)).to.have.length(2);
    expect(page.screen.queryAllByShadowRole('button', { name: /^Remove/ })).to.be.empty;
  });

  describe('the question', () => {
    it('is whether they accept Medicare, with a private fee-for-service plan (DOCS-10, OPEN-B12)', async () => {
      expect(question(await openDoctors())).to.equal('Do your doctors accept Medicare?');
    });

    it('is whether they are in network, without one (DOCS-11)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const details = page.service.state.plansDetails;
      details.plans = details.plans.filter(({ planId }) => planId === 'H5521016000');
      await page.place(DOCTORS);
      await ready();
      await settled();
      expect(question(page)).to.equal('Are your doctors in network?');
    });

    it('stands beside a link to the saved plans (DOCS-13, OPEN-B13)', async () => {
      const page = await openDoctors();
      await placeNav(page, '#providers');
      await page.user.click(page.screen.getByShadowRole('link', { name: 'See your saved plans' }));
      expect(location.hash).to.equal('#plans');
      expect(page.visited).to.be.empty;
    });

    it('stands beside a link to all plans when none is saved (DOCS-13, OPEN-B13)', async () => {
      const page = await openDoctors({ scenario: 'empty' });
      const seen = spyOnEvents('navigate');
      const link = page.screen.getByShadowRole('link', { name: 'Browse all plans' });
      await page.user.click(link);
      expect(page.visited).to.deep.equal([link.getAttribute('href')]);
      expect(seen).to.have.length(1);
      expect(page.screen.queryByShadowRole('link', { name: 'See your saved plans' })).to.be.null;
    });
  });

  describe('with nothing saved', () => {
    it('shows a message, and offers to save one (DOCS-12)', async () => {
      const page = await openDoctors({ scenario: 'empty' });
      expect(page.screen.getByShadowRole('heading', { name: 'You have no saved doctors or dentists' })).to
        .exist;
      expect(page.screen.getByShadowRole('button', { name: 'Save a doctor or dentist' })).to.exist;
      expect(page.screen.queryByShadowRole('list')).to.be.null;
    });

    it('offers the import, and not once a doctor is saved (DOCS-04, OPEN-B09)', async () => {
      const empty = await openDoctors({ scenario: 'empty' });
      expect(empty.screen.getByShadowRole('button', { name: 'Import your doctors and dentists' })).to.exist;
      const filled = await openDoctors();
      expect(filled.screen.queryByShadowRole('button', { name: /^Import/ })).to.be.null;
    });
  });

  describe('while no one knows', () => {
    it('is loading, and reports it (MODEL-26)', async () => {
      const page = openTestPage({
        scenario: 'consumer',
        fail: { call: 'profile', kind: 'timeout' },
        config: { loading: { callWaitMs: 3_600_000 } },
      });
      await page.place(DOCTORS);
      const region = await page.screen.findByShadowRole('region', { name: HEADING });
      expect(region.ariaBusy).to.equal('true');
      await eventually(() =>
        expect(page.screen.getByShadowRole('status').textContent).to.equal(
          'Loading your doctors and dentists',
        ),
      );
      expect(page.screen.queryByShadowRole('button')).to.be.null;
    });

    it('says when the profile could not be read, and tries again, loading in the meantime', async () => {
      const page = await openDoctors({ fail: { call: 'profile', kind: 500 } });
      expect(page.screen.getByShadowRole('alert').textContent).to.contain('We cannot show');
      expect(page.screen.queryByShadowText('You have no saved doctors or dentists')).to.be.null;
      page.service.setFailures([]);
      await page.user.click(page.screen.getByShadowRole('button', { name: 'Try again' }));
      await eventually(() => expect(focused()?.textContent).to.equal(HEADING));
      expect(page.screen.queryByShadowText('You have no saved doctors or dentists')).to.be.null;
      await eventually(() => expect(rows(page)).to.have.length(2));
      await eventually(() =>
        expect(page.screen.getByShadowRole('status').textContent).to.equal('2 saved doctors and dentists'),
      );
    });
  });

  it('belongs to the providers view, where views are switched (SHELL-02)', async () => {
    const page = await openDoctors();
    const element = page.container.querySelector<HTMLElement>(DOCTORS)!;
    const goTo = await placeNav(page);
    await eventually(() => expect(takesSpace(element)).to.be.false);
    await goTo('providers');
    await eventually(() => expect(focused()?.textContent).to.equal(HEADING));
    await eventually(() => expect(takesSpace(element)).to.be.true);
  });

  it('counts a provider that is saved twice once (MODEL-07)', async () => {
    const page = await openDoctors({}, [provider(), provider(), provider({ providerAddressId: '2' })]);
    expect(page.screen.getByShadowText('2 saved doctors and dentists')).to.exist;
  });

  it('fits 320 px, however long the names are', async () => {
    const page = await openDoctors({}, [
      provider({
        providerName: 'Maximilianalexandraconstantinopolis-Wolfeschlegelsteinhausen Family Practice',
        providerAddress: '100 Example Street, Suite 1200, Some-Very-Long-Town-Name, IL 60614',
      }),
    ]);
    page.container.style.inlineSize = '320px';
    expect(page.container.scrollWidth).to.equal(320);
  });
});
