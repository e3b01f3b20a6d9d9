import { expect } from 'chai';
import { initialViewAtom, originAtom } from '../../src/state/view';
import { read, write } from '../../src/state/store';
import { leaveTestPage, openTestPage, whenLeaving, type TestPage } from '../support/page';

const address = location.href;

interface Visit {
  hash?: string;
  referrer?: string;
  /** What a page before has left in session storage. */
  stored?: string;
}

/** A page that is visited in this way; nothing of it has been read yet. */
function visit({ hash = '', referrer = '', stored }: Visit, config = {}): TestPage {
  const page = openTestPage({ config });
  whenLeaving(() => {
    history.replaceState(null, '', address);
    Reflect.deleteProperty(document, 'referrer');
  });
  history.replaceState(null, '', `${address.split('#')[0]!}${hash}`);
  Object.defineProperty(document, 'referrer', { configurable: true, get: () => referrer });
  if (stored !== undefined) sessionStorage.setItem('shopperProfile.origin', stored);
  return page;
}

const site = 'https://www.example.com';

describe('where the shopper came from (contract §7)', () => {
  afterEach(leaveTestPage);

  it('is what the configuration says, then session storage, then the page before', () => {
    const referrer = `${site}/plan-recommendation-engine.html/result`;
    const stored = 'drug-cost-estimator';
    visit({ referrer, stored }, { origin: 'pharmacy-search' });
    expect(read(originAtom)).to.equal('pharmacy-search');
    leaveTestPage();
    visit({ referrer, stored });
    expect(read(originAtom)).to.equal('drug-cost-estimator');
    leaveTestPage();
    visit({ referrer });
    expect(read(originAtom)).to.equal('plan-recommendation');
    leaveTestPage();
    visit({});
    expect(read(originAtom)).to.equal(undefined);
  });

  it('is nothing when the name is none', () => {
    visit({ stored: 'somewhere' });
    expect(read(originAtom)).to.equal(undefined);
  });

  const pages: [site: 'AMP' | 'UMS', path: string, origin: string][] = [
    ['UMS', '/health-plans/uhc-pharmacy.html', 'pharmacy-search'],
    ['AMP', '/health-plans/aarp-pharmacy.html', 'pharmacy-search'],
    ['UMS', '/health-plans/estimate-drug-costs.html', 'drug-cost-estimator'],
    ['UMS', '/plan-recommendation-engine.html', 'plan-recommendation'],
    ['UMS', '/health-plans.html?zipcode=60614', 'plan-summary'],
  ];
  for (const [brand, path, origin] of pages)
    it(`finds ${origin} by the brand’s own route: ${path}`, () => {
      visit({ referrer: site + path }, { site: brand });
      expect(read(originAtom)).to.equal(origin);
    });

  it('does not find the page of the other brand', () => {
    visit({ referrer: `${site}/health-plans/aarp-pharmacy.html` }, { site: 'UMS' });
    expect(read(originAtom)).to.equal(undefined);
  });

  it('knows routes that the host has configured, and their session key', () => {
    visit({ referrer: `${site}/drugs/pharmacies` }, { routes: { pharmacy: '/drugs/pharmacies' } });
    expect(read(originAtom)).to.equal('pharmacy-search');
    leaveTestPage();
    visit({}, { storageKeys: { origin: 'shopperProfile.from' } });
    sessionStorage.setItem('shopperProfile.from', 'plan-summary');
    expect(read(originAtom)).to.equal('plan-summary');
  });
});

describe('the view of the page (LOAD-44 … LOAD-46, OPEN-A021)', () => {
  afterEach(leaveTestPage);

  it('is plans when nothing says otherwise', () => {
    visit({});
    expect(read(viewAtom)).to.equal('plans');
  });

  it('is named by the address (LOAD-44)', () => {
    visit({ hash: '#providers' });
    expect(read(viewAtom)).to.equal('providers');
    leaveTestPage();
    visit({ hash: '#garbage' });
    expect(read(viewAtom)).to.equal('plans');
  });

  for (const [row, path] of [
    ['LOAD-45', '/health-plans/uhc-pharmacy.html'],
    ['LOAD-46', '/health-plans/estimate-drug-costs.html'],
  ] as const)
    it(`is drugs for those who come from ${path}, unless the address goes first (${row})`, () => {
      const arrival = { hash: '#providers', referrer: site + path };
      visit(arrival);
      expect(read(viewAtom)).to.equal('drugs');
      leaveTestPage();
      visit(arrival, { initialView: { hashFirst: true } });
      expect(read(viewAtom)).to.equal('providers');
    });

  it('is where the shopper has gone to, then', () => {
    visit({ hash: '#drugs' });
    write(chosenViewAtom, 'plans');
    expect(read(viewAtom)).to.equal('plans');
    expect(read(initialViewAtom)).to.equal('drugs');
    write(chosenViewAtom, null);
    expect(read(viewAtom)).to.equal('drugs');
  });

  it('starts anew with each page', () => {
    visit({});
    write(chosenViewAtom, 'providers');
    leaveTestPage();
    visit({});
    expect(read(viewAtom)).to.equal('plans');
  });
});
