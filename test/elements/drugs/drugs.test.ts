import { expect } from 'chai';
import type { PageOptions } from '../../../demo/page';
import { profileAtom } from '../../../src/state/profile/profile-state';
import { savedDrugsCountAtom } from '../../../src/state/saved-items/saved-items';
import { openPopup, popupAtom } from '../../../src/state/popups/popups';
import { read } from '../../../src/state/store';
import { factOf, textsOf } from '../../support/cards';
import { requestsTo } from '../../support/responses';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { focused, press } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { placeNav } from '../../support/views';

const DRUGS = 'shopper-profile-drugs';
const PLANS = 'shopper-profile-plans';
const ESTIMATOR = '/health-plans/estimate-drug-costs.html';
const ALL = ['Atorvastatin calcium', 'Eliquis', 'Jardiance'];

type WireDrug = Record<string, unknown>;

const setDrugs = ({ service }: TestPage, ...drugs: WireDrug[]): void => {
  Object.assign(service.state.drugsAndPharmacyDetails, { drugInfoDetails: drugs });
};

const rows = ({ screen }: TestPage): HTMLElement[] => screen.queryAllByShadowRole('listitem');
const names = (page: TestPage): string[] => rows(page).map((row) => row.querySelector('p')!.textContent);
const row = (page: TestPage, name: string): HTMLElement =>
  rows(page).find((item) => item.querySelector('p')?.textContent === name)!;
const button = ({ screen }: TestPage, name: string | RegExp) => screen.getByShadowRole('button', { name });
const status = ({ screen }: TestPage): string => screen.getByShadowRole('status').textContent;

/** The page of a shopper with these drugs, or with those of the scenario, once it shows them. */
async function openDrugs(options: PageOptions = {}, drugs?: WireDrug[], attributes = ''): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  if (drugs) setDrugs(page, ...drugs);
  await page.place(DRUGS, attributes);
  await ready();
  await settled();
  return page;
}

const dialogOf = ({ screen }: TestPage) => eventually(() => screen.getByShadowRole('dialog'));
const noDialog = ({ screen }: TestPage) =>
  eventually(() => expect(screen.queryByShadowRole('dialog')).to.be.null);

async function askToRemove(page: TestPage, name: string): Promise<HTMLElement> {
  await page.user.click(inside(row(page, name)).getByRole('button', { name: /^Remove / }));
  return dialogOf(page);
}

async function remove(page: TestPage, name: string): Promise<void> {
  const dialog = await askToRemove(page, name);
  await page.user.click(inside(dialog).getByRole('button', { name: 'Remove from saved drugs' }));
}

const writes = ({ service }: TestPage) =>
  service.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/drugs'));

describe('saved drugs', () => {
  afterEach(leaveTestPage);

  describe('list', () => {
    it('has a heading and a button for more (DRUGS-01, DRUGS-02, DRUGS-03, OPEN-B01)', async () => {
      const page = await openDrugs();
      expect(page.screen.getByShadowRole('heading', { level: 2, name: 'Your drugs' })).to.exist;
      expect(button(page, 'Add or edit drugs')).to.exist;
    });

    it('is in the order of the dosage texts; the saved order stays (DRUGS-05, OPEN-B03)', async () => {
      const page = await openDrugs({}, [
        { drugName: 'None' },
        { drugName: 'Second', drugDosage: 'b 5 mg' },
        { drugName: 'First', drugDosage: 'A 10 mg' },
      ]);
      expect(names(page)).to.deep.equal(['First', 'Second', 'None']);
      expect(read(profileAtom).drugs.map(({ drugName }) => drugName)).to.deep.equal([
        'None',
        'Second',
        'First',
      ]);
    });

    it('says how a drug is taken (DRUGS-06 … DRUGS-09, MODEL-06)', async () => {
      const page = await openDrugs();
      expect(names(page)).to.deep.equal(ALL);
      const eliquis = row(page, 'Eliquis');
      expect(factOf(eliquis, 'Dosage')).to.deep.equal(['Eliquis 5 mg tablet']);
      expect(factOf(eliquis, 'Quantity')).to.deep.equal(['2 per day']);
      expect(factOf(eliquis, 'Refills')).to.deep.equal(['Refill every 30 days']);
      expect(factOf(eliquis, 'Supply length')).to.deep.equal(['30-day supply']);
    });

    for (const [fields, quantity, refills] of [
      [{ drugQuantity: '2', drugFrequency: 'week', drugSupplyLength: '90' }, '2 per week', 'every 90 days'],
      [{ drugQuantity: 0.5, drugFrequency: 'Month', drugSupplyLength: 1 }, '0.5 per month', 'every day'],
      [{ drugQuantity: 1, drugFrequency: 'dose', drugSupplyLength: 14 }, '1 per dose', 'every 14 days'],
      [{ drugQuantity: 4 }, '4', undefined],
      [{ drugQuantity: 0, drugFrequency: 'Day', drugSupplyLength: 0 }, undefined, undefined],
      [{ drugFrequency: 'Day', drugSupplyLength: 'soon' }, undefined, undefined],
    ] as const) {
      it(`words ${JSON.stringify(fields)} (DRUGS-07, DRUGS-08, CONST-24, CONST-25, OPEN-B04)`, async () => {
        const page = await openDrugs({}, [{ drugName: 'Sample', drugDosage: '5 mg', ...fields }]);
        const sample = row(page, 'Sample');
        expect(factOf(sample, 'Quantity')).to.deep.equal(quantity && [quantity]);
        expect(factOf(sample, 'Refills')).to.deep.equal(refills && [`Refill ${refills}`]);
        expect(sample.textContent).not.to.match(/undefined|NaN|null/);
      });
    }

    it('leaves out what cannot be read, and shows markup as text (MODEL-26)', async () => {
      const page = await openDrugs({}, [
        { drugName: '<b>Sample</b>', drugDosage: { mg: 5 }, drugQuantity: [], drugFrequency: 7 },
        { drugFrequency: 'nameless' },
        null as never,
      ]);
      expect(names(page)).to.deep.equal(['<b>Sample</b>']);
      expect(row(page, '<b>Sample</b>').querySelectorAll('dd')).to.have.length(0);
    });

    it('shows two drugs of one name, and the same one only once (MODEL-06)', async () => {
      const twice = { drugName: 'Metformin', nationalDrugCode: '1', drugDosage: '500 mg' };
      const page = await openDrugs({}, [twice, { ...twice, drugDosage: '850 mg' }, { ...twice }]);
      expect(
        page.screen.getAllByShadowRole('button', { name: /^Remove / }).map((b) => b.ariaLabel),
      ).to.deep.equal(['Remove Metformin 500 mg', 'Remove Metformin 850 mg']);
    });

    it('comes from this browser for guests (DRUGS-16)', async () => {
      expect(names(await openDrugs({ scenario: 'guest' }))).to.deep.equal(ALL);
    });

    it('leads to the drug cost estimator, when the host lets it (DRUGS-02, OPEN-B70)', async () => {
      const page = await openDrugs();
      const seen = spyOnEvents('navigate');
      await page.user.click(button(page, 'Add or edit drugs'));
      expect(seen).to.deep.equal([['navigate', { name: 'drugCostEstimator', url: ESTIMATOR }]]);
      expect(page.visited).to.deep.equal([ESTIMATOR]);
    });

    it('has no controls that lead nowhere (DRUGS-02, DRUGS-12)', async () => {
      const routes = { drugCostEstimator: '', pharmacy: '', planSummary: '', zipEntry: '' };
      const page = await openDrugs({ config: { routes } });
      expect(page.screen.queryByShadowRole('link')).to.be.null;
      expect(page.screen.queryByShadowRole('button', { name: 'Add or edit drugs' })).to.be.null;
    });
  });

  describe('pharmacy, plans and import', () => {
    it('names the saved pharmacy and leads to another one (DRUGS-12, DRUGS-16)', async () => {
      const page = await openDrugs();
      expect(page.screen.getByShadowText('Your pharmacy: Sample Corner Pharmacy')).to.exist;
      const link = page.screen.getByShadowRole('link', { name: 'Change pharmacy' });
      expect(link.getAttribute('href')).to.equal('/health-plans/uhc-pharmacy.html');
    });

    it('offers to choose a pharmacy where none is known (DRUGS-12, DRUGS-16)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      page.service.state.drugsAndPharmacyDetails.pharmacyObj = null;
      await page.place(DRUGS);
      await ready();
      expect(await page.screen.findByShadowRole('link', { name: 'Choose a pharmacy' })).to.exist;
      expect(page.screen.queryByShadowText(/Your pharmacy/)).to.be.null;
    });

    for (const [date, text, year] of [
      ['2026-09-30', 'Browse plans', '2026'],
      ['2026-10-01', 'Browse 2027 plans', '2027'],
      ['2026-12-31', 'Browse 2027 plans', '2027'],
      ['2027-01-01', 'Browse plans', '2027'],
    ] as const) {
      it(`leads to the plans on ${date} with "${text}" (DRUGS-13 … DRUGS-15, OPEN-B05)`, async () => {
        const page = await openDrugs({ date });
        const link = page.screen.getByShadowRole('link', { name: text });
        expect(link.getAttribute('href')).to.contain(`planYear=${year}`);
      });
    }

    it('keeps the import from everyone, though it is there (DRUGS-04, OPEN-B02)', async () => {
      const page = await openDrugs();
      const { shadowRoot } = page.container.querySelector(DRUGS)!;
      const hidden = shadowRoot!.querySelector('[hidden]')!;
      expect(hidden.textContent).to.equal('Import your drugs');
      expect(getComputedStyle(hidden).display).to.equal('none');
      expect(page.screen.queryByShadowRole('button', { name: 'Import your drugs' })).to.be.null;
    });
  });

  describe('without drugs', () => {
    it('invites to add them and leads to the estimator (DRUGS-03, DRUGS-10, DRUGS-11, ERR-13, OPEN-B01)', async () => {
      const page = await openDrugs({}, []);
      expect(page.screen.getByShadowRole('heading', { level: 2, name: 'Add your drugs' })).to.exist;
      expect(page.screen.getByShadowRole('heading', { level: 3, name: 'You have no saved drugs' })).to.exist;
      expect(rows(page)).to.be.empty;
      await page.user.click(button(page, 'Estimate your drug costs'));
      await page.user.click(button(page, 'Add drugs'));
      expect(page.visited).to.deep.equal([ESTIMATOR, ESTIMATOR]);
    });
  });

  describe('while it is not known, and when it cannot be', () => {
    it('shows neither drugs nor their absence (DRUGS-10)', async () => {
      const page = openTestPage({ scenario: 'consumer', delays: { profile: 1000 } });
      startFakeClock();
      await page.place(DRUGS);
      await settled();
      await eventually(() => expect(status(page)).to.equal('Loading your drugs'));
      expect(page.screen.queryByShadowText('You have no saved drugs')).to.be.null;
      await pass(1000);
      await eventually(() => expect(names(page)).to.deep.equal(ALL));
      await eventually(() => expect(status(page)).to.equal('3 saved drugs'));
    });

    it('offers to try again, and never says that there are none in the meantime (ERR-13)', async () => {
      const page = await openDrugs({ fail: { call: 'profile', kind: 500 } });
      const alert = page.screen.getAllByShadowRole('alert').find(({ textContent }) => textContent !== '')!;
      expect(alert.textContent).to.contain('We cannot show your drugs right now');
      page.service.setFailures([]);
      const seen: string[] = [];
      const { shadowRoot } = page.container.querySelector(DRUGS)!;
      const observer = new MutationObserver(() => seen.push(shadowRoot!.textContent));
      observer.observe(shadowRoot!, { childList: true, subtree: true, characterData: true });
      await page.user.click(button(page, 'Try again'));
      await eventually(() => expect(focused()?.textContent).to.equal('Your drugs'));
      await eventually(() => expect(names(page)).to.deep.equal(ALL));
      observer.disconnect();
      expect(seen.join()).not.to.contain('You have no saved drugs');
    });
  });

  describe('removing one', () => {
    it('asks first, and says how it is taken (DRUGS-17 … DRUGS-20, OPEN-B71)', async () => {
      const page = await openDrugs();
      const seen = spyOnEvents('popup-open', 'popup-close');
      expect(page.screen.queryByShadowRole('dialog')).to.be.null;
      const dialog = await askToRemove(page, 'Jardiance');
      expect(inside(dialog).getByRole('heading', { name: 'Remove this drug?' })).to.exist;
      expect(textsOf(dialog.querySelectorAll('dd'))).to.deep.equal([
        'Jardiance 10 mg tablet',
        '1 per day',
        'Refill every 30 days',
        '30-day supply',
      ]);
      expect(textsOf(dialog.querySelectorAll('.dialog-foot button'))).to.deep.equal([
        'Remove from saved drugs',
        'Keep this drug',
      ]);
      expect(seen).to.deep.equal([['popup-open', { popup: 'remove-drug' }]]);
    });

    it('says why in words about drugs when the popup stays after a failure (DEL-17)', async () => {
      const page = await openDrugs();
      await askToRemove(page, 'Jardiance');
      const popup = read(popupAtom('removal'))!;
      openPopup('removal', { ...popup.about, hasFailed: true }, popup.openedBy);
      const dialog = await dialogOf(page);
      await eventually(() =>
        expect(inside(dialog).getByRole('alert').textContent).to.equal(
          'The drug was not removed. You can try again, or keep it.',
        ),
      );
    });

    it('changes nothing when it is kept (DRUGS-22)', async () => {
      const page = await openDrugs();
      const calls = page.service.requests.length;
      const dialog = await askToRemove(page, 'Eliquis');
      await page.user.click(inside(dialog).getByRole('button', { name: 'Keep this drug' }));
      await noDialog(page);
      expect(names(page)).to.deep.equal(ALL);
      expect(page.service.requests).to.have.length(calls);
      await eventually(() =>
        expect((focused() as HTMLElement).ariaLabel).to.equal('Remove Eliquis 5 mg tablet'),
      );
    });

    it('can be kept with Escape (OPEN-B71)', async () => {
      const page = await openDrugs();
      await askToRemove(page, 'Eliquis');
      await press('Escape');
      await noDialog(page);
      expect(names(page)).to.deep.equal(ALL);
    });

    it('takes it and its count away before the service is called (DRUGS-21, DEL-06 … DEL-08)', async () => {
      const page = await openDrugs({ delays: { profileWrite: 1000 } });
      const counts: number[] = [];
      const ask = page.service.fetch.bind(page.service);
      page.service.fetch = (...call) => {
        counts.push(read(savedDrugsCountAtom));
        return ask(...call);
      };
      startFakeClock();
      await remove(page, 'Eliquis');
      await settled();
      expect(names(page)).to.deep.equal(['Atorvastatin calcium', 'Jardiance']);
      expect(new Set(counts)).to.deep.equal(new Set([2]));
      const dialog = await dialogOf(page);
      const busy = inside(dialog).getByRole('button', { name: 'Removing…' });
      await page.user.click(busy);
      await settled();
      expect(writes(page)).to.have.length(1);
    });

    it('sends the others as they were, reads them again, says it and tells the host (DEL-13 … DEL-15, DEL-20)', async () => {
      const page = await openDrugs();
      const seen = spyOnEvents('item-removed', 'item-restored', 'popup-close');
      await remove(page, 'Eliquis');
      await noDialog(page);
      await eventually(() =>
        expect(status(page)).to.equal('Drug removed. 2 drugs are left. You can undo this.'),
      );
      expect(seen).to.have.deep.members([
        ['popup-close', { popup: 'remove-drug' }],
        ['item-removed', { kind: 'drug', count: 2 }],
      ]);
      expect(JSON.stringify(writes(page).map(({ body }) => body)))
        .to.contain('Jardiance')
        .and.not.contain('Eliquis');
      await eventually(() => expect(requestsTo(page.service, '/drugs').at(-1)!.method).to.equal('GET'));
      expect(names(page)).to.deep.equal(['Atorvastatin calcium', 'Jardiance']);
      await eventually(() => expect(focused()).to.equal(button(page, 'Undo')));
    });

    it('leaves the invitation to add drugs after the last one (DRUGS-03, DRUGS-10)', async () => {
      const page = await openDrugs({}, [{ drugName: 'Only' }]);
      await remove(page, 'Only');
      expect(await page.screen.findByShadowRole('heading', { name: 'Add your drugs' })).to.exist;
      await eventually(() =>
        expect(status(page)).to.equal('Drug removed. 0 drugs are left. You can undo this.'),
      );
    });

    it('removes a guest’s from this browser, without a call (DEL-13)', async () => {
      const page = await openDrugs({ scenario: 'guest' });
      await remove(page, 'Eliquis');
      await eventually(() => expect(status(page)).to.contain('Drug removed.'));
      expect(writes(page)).to.be.empty;
      expect(localStorage.getItem('shopperProfile.guestProfile'))
        .to.contain('Jardiance')
        .and.not.contain('Eliquis');
    });

    for (const kind of [500, 404, 'timeout'] as const) {
      it(`puts it back in its place, closes, and reports it to everyone (${kind}) (DEL-10, DEL-17)`, async () => {
        const page = await openDrugs({ fail: { call: 'profileWrite', kind } });
        const seen = spyOnEvents('item-removed', 'item-restored');
        if (kind === 'timeout') startFakeClock();
        await remove(page, 'Eliquis');
        if (kind === 'timeout') await pass(60_000);
        await noDialog(page);
        const words = 'We could not confirm that the drug was removed. It is back in your list.';
        await eventually(() => expect(status(page)).to.equal(words));
        const message = page.screen.getByShadowText(words);
        expect(message.getBoundingClientRect().height).to.be.above(10);
        expect(names(page)).to.deep.equal(ALL);
        expect(seen).to.deep.equal([['item-restored', { kind: 'drug', count: 3 }]]);
        await eventually(() => expect((focused() as HTMLElement).ariaLabel).to.match(/^Remove Jardiance/));
      });
    }

    it('stands, though the drugs cannot be read again (DEL-19)', async () => {
      const page = await openDrugs({ delays: { profileWrite: 1000 } });
      startFakeClock();
      await remove(page, 'Eliquis');
      await settled();
      page.service.setFailures({ call: 'profile', kind: 500 });
      await pass(1000);
      await eventually(() => expect(status(page)).to.contain('Drug removed.'));
      expect(names(page)).to.deep.equal(['Atorvastatin calcium', 'Jardiance']);
    });

    it('opens the popup in the element that was asked, not in its twin (DRUGS-18)', async () => {
      const page = await openDrugs();
      const second = await page.place(DRUGS);
      await settled();
      await page.user.click(inside(second).getByShadowRole('button', { name: /^Remove Eliquis/ }));
      await eventually(() => expect(second.shadowRoot!.querySelector('dialog')).to.exist);
      expect(page.container.querySelector(DRUGS)!.shadowRoot!.querySelector('dialog')).to.be.null;
    });

    it('is not for customer service that may only look (OPEN-B66, ROLES-25)', async () => {
      const looking = await openDrugs({ scenario: 'cloaked', config: { cloaked: { readOnly: true } } });
      expect(names(looking)).not.to.be.empty;
      expect(looking.screen.queryByShadowRole('button', { name: /^Remove/ })).to.be.null;
      const acting = await openDrugs({ scenario: 'cloaked' });
      expect(acting.screen.getAllByShadowRole('button', { name: /^Remove/ })).to.have.length(
        names(acting).length,
      );
    });
  });

  describe('the way back', () => {
    it('puts the drug back in its place, for the service too, and reports it (DEL-10)', async () => {
      const page = await openDrugs();
      await remove(page, 'Eliquis');
      const undo = await page.screen.findByShadowRole('button', { name: 'Undo' });
      expect(page.screen.getByShadowText('Eliquis 5 mg tablet removed.')).to.exist;
      const seen = spyOnEvents('item-removed', 'item-restored');
      await page.user.click(undo);
      await eventually(() => expect(status(page)).to.equal('The drug is back in your list.'));
      expect(names(page)).to.deep.equal(ALL);
      expect(
        page.service.state.drugsAndPharmacyDetails.drugInfoDetails.map(({ drugName }) => drugName),
      ).to.deep.equal(ALL);
      expect(seen).to.deep.equal([['item-restored', { kind: 'drug', count: 3 }]]);
      await eventually(() => expect(focused()?.localName).to.equal('li'));
      expect(focused()?.textContent).to.contain('Eliquis');
      expect(page.screen.queryByShadowRole('button', { name: 'Undo' })).to.be.null;
    });

    it('says it to everyone when it fails, and can be tried again', async () => {
      const page = await openDrugs();
      await remove(page, 'Eliquis');
      const undo = await page.screen.findByShadowRole('button', { name: 'Undo' });
      page.service.setFailures({ call: 'profileWrite', kind: 500 });
      await page.user.click(undo);
      await eventually(() => expect(status(page)).to.contain('We could not put the drug back.'));
      expect(page.screen.getByShadowRole('status').className).to.equal('error-text');
      page.service.setFailures([]);
      await page.user.click(await page.screen.findByShadowRole('button', { name: 'Undo' }));
      await eventually(() => expect(names(page)).to.deep.equal(ALL));
    });

    it('has no time limit (WCAG 2.2.1)', async () => {
      const page = await openDrugs();
      startFakeClock();
      await remove(page, 'Eliquis');
      await eventually(() => button(page, 'Undo'));
      await pass(60 * 60_000);
      expect(page.screen.queryByShadowRole('button', { name: 'Undo' })).to.exist;
    });
  });

  describe('on the page', () => {
    it('is a part of the drugs view', async () => {
      const page = await openDrugs();
      const goTo = await placeNav(page);
      const drugs = page.container.querySelector(DRUGS)!;
      expect(drugs.getBoundingClientRect().height).to.equal(0);
      await goTo('drugs');
      await eventually(() => expect(drugs.getBoundingClientRect().height).to.be.above(0));
    });

    it('breaks a long word instead of leaving its place', async () => {
      const long = 'M'.repeat(80);
      const page = openTestPage({ scenario: 'consumer' });
      setDrugs(page, { drugName: long, drugDosage: long, drugQuantity: 1, drugFrequency: long });
      page.container.style.inlineSize = '320px';
      await page.place(DRUGS);
      await eventually(() => expect(rows(page)).to.have.length(1));
      expect(page.container.scrollWidth).to.equal(320);
      await askToRemove(page, long);
      const dialog = await dialogOf(page);
      expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
    });

    it('reserves the space of three drugs while it loads (layout shift)', async () => {
      const page = openTestPage({ scenario: 'consumer', delays: { profile: 1000 } });
      startFakeClock();
      page.container.style.inlineSize = '1000px';
      const element = await page.place(DRUGS);
      await settled();
      const loading = element.getBoundingClientRect().height;
      await pass(1000);
      await eventually(() => expect(names(page)).to.deep.equal(ALL));
      expect(element.getBoundingClientRect().height).to.be.within(loading * 0.5, loading * 1.1);
    });

    it('keeps drugs and pharmacy out of events, addresses, the log and the light DOM (contract §5)', async () => {
      const page = await openDrugs();
      const seen = spyOnEvents(
        'navigate',
        'item-removed',
        'item-restored',
        'popup-open',
        'popup-close',
        'error',
      );
      await remove(page, 'Eliquis');
      await noDialog(page);
      await page.user.click(button(page, 'Add or edit drugs'));
      const everything = [seen, page.visited, page.log, document.documentElement.outerHTML];
      expect(seen).not.to.be.empty;
      expect(JSON.stringify(everything)).not.to.match(/Eliquis|Jardiance|Corner Pharmacy|00003089421/);
    });

    it('speaks Spanish', async () => {
      const page = await openDrugs({ config: { locale: 'es' } });
      expect(page.screen.getByShadowRole('heading', { name: 'Sus medicamentos' })).to.exist;
      expect(factOf(row(page, 'Eliquis'), 'Cantidad')).to.deep.equal(['2 por día']);
      await page.user.click(button(page, 'Eliminar Eliquis 5 mg tablet'));
      const dialog = await dialogOf(page);
      await page.user.click(
        inside(dialog).getByRole('button', { name: 'Eliminar de los medicamentos guardados' }),
      );
      expect(await page.screen.findByShadowRole('button', { name: 'Deshacer' })).to.exist;
    });

    it('brings the costs on plan cards up to date (DEL-15)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(PLANS);
      await page.place(DRUGS);
      await ready();
      const lists = () => requestsTo(page.service, '/planinfo/product-details/').length;
      const before = lists();
      await eventually(() => expect(row(page, 'Eliquis')).to.exist);
      await remove(page, 'Eliquis');
      await eventually(() => expect(lists()).to.be.above(before));
    });
  });
});
