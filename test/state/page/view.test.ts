import { expect } from 'chai';
import { read } from '../../../src/state/store';
import { goToView, hasNavAtom, joinAsNav, offeredViewsAtom, originAtom } from '../../../src/state/page/view';
import { eventually, settled } from '../../support/clock';
import { leaveTestPage, spyOnEvents, type TestPage } from '../../support/page';
import { follow } from '../../support/views';
import { join, shown, visit, type Visit } from '../../support/view-visits';

/** The view that shows first. */
function firstView(arrival: Visit, config = {}): string | null {
  visit(arrival, config);
  join();
  const view = shown();
  leaveTestPage();
  return view;
}

const site = location.origin;
const pharmacy = `${site}/health-plans/uhc-pharmacy.html`;

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

  for (const origin of [
    'https://www.example.com',
    'http://localhost:1',
    location.origin.replace('://', '://www.'),
  ])
    it(`is not a page of ${origin}: only this site’s own pages count (SHELL-35, OPEN-A028)`, () => {
      visit({ referrer: `${origin}/health-plans/uhc-pharmacy.html` });
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

describe('the view to start with (LOAD-44 … LOAD-46, OPEN-A021)', () => {
  afterEach(leaveTestPage);

  it('is plans when nothing says otherwise', () => {
    expect(firstView({})).to.equal('plans');
    expect(firstView({ hash: '#' })).to.equal('plans');
    expect(firstView({ hash: '#garbage' })).to.equal('plans');
  });

  it('is named by the address (LOAD-44)', () => {
    expect(firstView({ hash: '#providers' })).to.equal('providers');
    expect(firstView({ hash: '#Drugs' })).to.equal('drugs');
  });

  for (const [row, path] of [
    ['LOAD-45', '/health-plans/uhc-pharmacy.html'],
    ['LOAD-46', '/health-plans/estimate-drug-costs.html'],
  ] as const)
    it(`is drugs for those who come from ${path}, unless the address goes first (${row})`, () => {
      const arrival = { hash: '#providers', referrer: site + path };
      expect(firstView(arrival)).to.equal('drugs');
      expect(firstView(arrival, { initialView: { hashFirst: true } })).to.equal('providers');
    });

  it('is no change: no event, no entry in the history, the address stays', () => {
    visit({ hash: '#providers', referrer: pharmacy });
    const seen = spyOnEvents('view-change');
    const entries = history.length;
    join();
    expect(seen).to.be.empty;
    expect(history.length).to.equal(entries);
    expect(location.hash).to.equal('#providers');
  });
});

describe('a view without an element on the page (contract, "Views without their element")', () => {
  afterEach(leaveTestPage);

  /** These tags have no code. Only their presence counts. */
  const elements = { plans: 'shopper-profile-plans', drugs: 'shopper-profile-drugs' };
  const add = ({ container }: TestPage, view: keyof typeof elements): Element =>
    container.appendChild(document.createElement(elements[view]));

  function arrive(arrival: Visit, config = {}): TestPage {
    const page = visit(arrival, config);
    add(page, 'plans');
    join();
    return page;
  }

  for (const [name, arrival] of Object.entries<Visit>({
    'the address': { hash: '#drugs' },
    'the page before': { referrer: pharmacy },
  }))
    it(`does not show when ${name} names it: the first one with an element does, until it comes (LOAD-44, LOAD-45)`, async () => {
      const page = arrive(arrival);
      expect(shown()).to.equal('plans');
      expect(location.hash).to.equal(arrival.hash ?? '');
      const seen = spyOnEvents('view-change');
      const drugs = add(page, 'drugs');
      await eventually(() => expect(shown()).to.equal('drugs'));
      drugs.remove();
      await eventually(() => expect(shown()).to.equal('plans'));
      expect(seen).to.deep.equal([
        ['view-change', { view: 'drugs' }],
        ['view-change', { view: 'plans' }],
      ]);
    });

  it('does not take the shopper away from where they have gone in the meantime', async () => {
    const page = arrive({ hash: '#drugs' });
    goToView('plans');
    add(page, 'drugs');
    await eventually(() => expect(read(offeredViewsAtom)).to.include('drugs'));
    expect(shown()).to.equal('plans');
  });

  it('is not gone to by a link of the page either', async () => {
    arrive({});
    await follow('#providers');
    await settled();
    expect(shown()).to.equal('plans');
  });
});

describe('elements that switch views', () => {
  afterEach(leaveTestPage);

  it('know the views of the page before they have joined: their links come with their first paint (SHELL-04)', () => {
    const { container } = visit({});
    container.innerHTML =
      '<shopper-profile-plans></shopper-profile-plans><shopper-profile-drugs></shopper-profile-drugs>';
    expect(read(offeredViewsAtom)).to.deep.equal(['plans', 'drugs']);
  });

  it('leave all views to show where there are none of them (SHELL-02)', async () => {
    visit({ hash: '#drugs' });
    const seen = spyOnEvents('view-change');
    expect(shown()).to.equal(null);
    goToView('plans');
    await settled();
    expect(shown()).to.equal(null);
    expect(location.hash).to.equal('#plans');
    expect(seen).to.be.empty;
  });

  it('keep the view until the last of them has left; then all show again', () => {
    visit({});
    const [leaveFirst, leaveSecond] = [join(), join()];
    goToView('drugs');
    leaveFirst();
    expect(shown()).to.equal('drugs');
    leaveSecond();
    expect(shown()).to.equal(null);
  });

  it('come back to where the shopper has gone in the meantime, wherever they came from (LOAD-45)', () => {
    visit({ referrer: pharmacy });
    const leave = join();
    expect(shown()).to.equal('drugs');
    goToView('providers');
    leave();
    join();
    expect(shown()).to.equal('providers');
  });

  it('start by the address of each page', () => {
    visit({ hash: '#drugs' });
    join();
    goToView('providers');
    leaveTestPage();
    visit({});
    join();
    expect(shown()).to.equal('plans');
  });

  it('know whether one of them leads back to every view', () => {
    visit({});
    join();
    expect(read(hasNavAtom)).to.be.false;
    const leave = join(joinAsNav);
    expect(read(hasNavAtom)).to.be.true;
    expect(shown()).to.equal('plans');
    leave();
    expect(read(hasNavAtom)).to.be.false;
    expect(shown()).to.equal('plans');
  });
});

describe('going to a view', () => {
  afterEach(leaveTestPage);

  it('names it in the address, and reports it once for each change (SHELL-02)', async () => {
    visit({});
    join();
    join();
    const seen = spyOnEvents('view-change');
    goToView('drugs');
    await settled();
    expect(location.hash).to.equal('#drugs');
    goToView('drugs');
    goToView('providers');
    await settled();
    expect(seen).to.deep.equal([
      ['view-change', { view: 'drugs' }],
      ['view-change', { view: 'providers' }],
    ]);
  });

  it('has the new view and address when the host is notified of it', () => {
    visit({});
    join();
    const heard: unknown[] = [];
    const listener = (): void => void heard.push([shown(), location.hash]);
    document.addEventListener('shopper-profile-view-change', listener, { once: true });
    goToView('providers');
    expect(heard).to.deep.equal([['providers', '#providers']]);
  });

  it('adds nothing to the history for the view that shows already', async () => {
    visit({});
    join();
    const entries = history.length;
    goToView('plans');
    await settled();
    expect(history.length).to.equal(entries);
  });

  it('logs that the view has no main element on the page (ERRB-15)', async () => {
    const page = visit({});
    join();
    goToView('drugs');
    await eventually(() => expect(page.log.join()).to.contain('Element not found to scroll & focus'));
  });
});
