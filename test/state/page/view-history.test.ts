import { expect } from 'chai';
import type { View } from '../../../src/domain/shopper/view';
import { goToView, urlOfView } from '../../../src/state/page/view';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, spyOnEvents } from '../../support/page';
import { join, shown, visit } from '../../support/view-visits';
import { back, follow, forward, travel } from '../../support/views';

const pharmacy = `${location.origin}/health-plans/uhc-pharmacy.html`;

describe('going to a view', () => {
  afterEach(leaveTestPage);

  it('can be undone and done again by Back and Forward', async () => {
    visit({});
    join();
    const seen = spyOnEvents('view-change');
    goToView('drugs');
    goToView('providers');
    await settled();
    await back();
    expect(shown()).to.equal('drugs');
    await back();
    expect(shown()).to.equal('plans');
    await forward();
    expect(shown()).to.equal('drugs');
    expect(seen.map(([, detail]) => detail)).to.deep.equal(
      ['drugs', 'providers', 'drugs', 'plans', 'drugs'].map((view) => ({ view })),
    );
  });

  it('comes back to the view that showed, whatever the address said of it (LOAD-45)', async () => {
    visit({ hash: '#providers', referrer: pharmacy });
    join();
    expect(shown()).to.equal('drugs');
    goToView('providers');
    await settled();
    await back();
    expect(shown()).to.equal('drugs');
  });

  it('keeps the path, the query and what the host keeps in the entry of the history', async () => {
    visit({});
    history.replaceState({ of: 'the host' }, '', `${location.pathname}?zip=60614`);
    join();
    goToView('drugs');
    await settled();
    expect(location.search + location.hash).to.equal('?zip=60614#drugs');
    await back();
    expect(history.state).to.deep.equal({ of: 'the host' });
    expect(location.search).to.equal('?zip=60614');
  });
});

describe('each press of Back changes what shows, after the host has removed the element of the view', () => {
  afterEach(leaveTestPage);

  function openViews(): HTMLElement {
    const { container } = visit({});
    const tags = ['plans', 'drugs', 'doctors'].map((element) => `shopper-profile-${element}`);
    container.append(...tags.map((tag) => document.createElement(tag)));
    join();
    return container;
  }

  async function removeDrugs(container: HTMLElement): Promise<void> {
    container.querySelector('shopper-profile-drugs')!.remove();
    await eventually(() => expect(shown()).to.equal('plans'));
  }

  async function visitViews(...visited: View[]): Promise<void> {
    for (const view of visited) {
      goToView(view);
      await settled();
    }
  }

  /** The shopper goes from the plans to the drugs. Then the drugs element is removed, and the plans show again. */
  async function loseElement(): Promise<void> {
    const container = openViews();
    await visitViews('providers', 'plans', 'drugs');
    await removeDrugs(container);
  }

  it('and the shopper chooses the view that shows instead (SHELL-02)', async () => {
    await loseElement();
    await travel(() => {
      goToView('plans');
    });
    expect([shown(), location.hash]).to.deep.equal(['plans', '#plans']);
    await back();
    expect(shown()).to.equal('providers');
  });

  it('and the shopper goes to another view (SHELL-02)', async () => {
    await loseElement();
    goToView('providers');
    await settled();
    expect([shown(), location.hash]).to.deep.equal(['providers', '#providers']);
    await back();
    expect(shown()).to.equal('plans');
    await back();
    expect(shown()).to.equal('providers');
  });

  it('and has put an entry of its own into the history', async () => {
    await loseElement();
    history.pushState({ of: 'the host' }, '');
    goToView('plans');
    await settled();
    expect([shown(), location.hash, history.state]).to.deep.equal(['plans', '#plans', { of: 'the host' }]);
  });

  it('and the entry is another one of the same address', async () => {
    const container = openViews();
    await visitViews('providers', 'drugs', 'plans', 'drugs');
    await back();
    await back();
    expect(shown(), 'after the doctors').to.equal('drugs');
    await removeDrugs(container);
    await visitViews('plans');
    await back();
    expect(shown()).to.equal('providers');
  });
});

describe('links of the page itself', () => {
  afterEach(leaveTestPage);

  it('switch views by their hash', async () => {
    visit({});
    join();
    await follow('#providers');
    expect(shown()).to.equal('providers');
    await back();
    expect(shown(), 'where the shopper arrived').to.equal('plans');
  });

  it('change nothing when their hash names no view', async () => {
    visit({});
    join();
    goToView('drugs');
    await settled();
    const seen = spyOnEvents('view-change');
    for (const hash of ['#content', '#', '#toString', '#/drugs']) {
      await follow(hash);
      expect(shown(), hash).to.equal('drugs');
    }
    expect(seen).to.be.empty;
  });

  it('to a place of the page do not make Back forget the view', async () => {
    visit({});
    join();
    goToView('drugs');
    await settled();
    await follow('#content');
    goToView('providers');
    await settled();
    await back();
    expect(shown()).to.equal('drugs');
  });

  it('switch nothing any more when the elements that switch views have left', async () => {
    await settled(); // the focus that the previous test has requested comes late
    const page = visit({});
    join()();
    startFakeClock();
    await follow('#drugs');
    await pass(10);
    expect(shown()).to.equal(null);
    expect(page.log.join()).not.to.contain('Element not found');
  });
});

describe('a site whose own router uses the hash', () => {
  afterEach(leaveTestPage);

  for (const hash of ['#/profile', '#!/profile?tab=1', '#content'])
    it(`keeps ${hash}: views change without the address, and links lead to it`, async () => {
      visit({ hash });
      join();
      const entries = history.length;
      goToView('drugs');
      await settled();
      expect(shown()).to.equal('drugs');
      expect(location.hash).to.equal(hash);
      expect(history.length, 'no entry is added').to.be.at.most(entries);
      expect(urlOfView('plans')).to.equal(`${location.pathname}${location.search}${hash}`);
    });

  it('keeps the address as it is with views.address "none", also without a hash', async () => {
    visit({}, { views: { address: 'none' } });
    join();
    goToView('drugs');
    await settled();
    expect(shown()).to.equal('drugs');
    expect(location.hash).to.equal('');
    expect(urlOfView('plans')).to.equal(`${location.pathname}${location.search}`);
  });

  it('may use the name of a view for a page of its own with views.address "none"', async () => {
    visit({ hash: '#drugs' }, { views: { address: 'none' } });
    join();
    expect(shown()).to.equal('plans');
    await follow('#providers');
    expect(shown()).to.equal('plans');
  });
});
