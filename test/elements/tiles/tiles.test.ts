import { expect } from 'chai';
import { holdResponses } from '../../support/responses';
import { removePlan, textsOf } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { focused, press } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { arriveAt, back, currentLinks, linkIn, placeViews, takesSpace } from '../../support/views';

const TILES = 'shopper-profile-tiles';
const NAV = 'shopper-profile-nav';
const PLANS = 'shopper-profile-plans';

type Options = Parameters<typeof openTestPage>[0];

async function showTiles(page: TestPage, attributes = ''): Promise<HTMLElement> {
  placeViews(page);
  const tiles = await page.place(TILES, attributes);
  await ready();
  await settled();
  return tiles;
}

async function openTiles(options: Options = { scenario: 'consumer' }) {
  const page = openTestPage(options);
  arriveAt('');
  return { ...page, tiles: await showTiles(page) };
}

const names = (tiles: HTMLElement): (string | null)[] =>
  inside(tiles)
    .getAllByShadowRole('link')
    .map((link) => link.querySelector('.visually-hidden')!.textContent);

describe('shopper-profile-tiles', () => {
  afterEach(leaveTestPage);

  it('lists plans, drugs and doctors, each with its count (SHELL-49)', async () => {
    const { screen, tiles } = await openTiles();
    const list = screen.getByShadowRole('list', { name: 'What you have saved' });
    expect(inside(list).getAllByShadowRole('listitem')).to.have.length(3);
    expect(names(tiles)).to.deep.equal([
      'Your plans for 2027, 6 saved',
      'Your drugs, 3 saved',
      'Your doctors and dentists, 2 saved',
    ]);
    for (const name of names(tiles)) expect(linkIn(screen, name!)).to.exist;
    expect(textsOf(tiles.shadowRoot!.querySelectorAll('.count'))).to.deep.equal(['6', '3', '2']);
  });

  it('shows the three counts alone on a page, as text: no element is there to lead to (SHELL-49)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    arriveAt('');
    const tiles = await page.place(TILES);
    await ready();
    await settled();
    const list = inside(tiles).getByShadowRole('list', { name: 'What you have saved' });
    const words = inside(list)
      .getAllByShadowRole('listitem')
      .map((item) => item.innerText);
    expect(words.map((text) => /, (\d+) saved/.exec(text)?.[1])).to.deep.equal(['6', '3', '2']);
    expect(inside(tiles).queryAllByShadowRole('link')).to.be.empty;
    for (const item of inside(list).getAllByShadowRole('listitem'))
      expect(getComputedStyle(item.firstElementChild!).textDecorationLine).to.equal('none');
  });

  it('makes a tile a link as soon as the element of its view is there (SHELL-49)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    arriveAt('');
    const tiles = await page.place(TILES);
    await ready();
    await page.place('shopper-profile-drugs');
    await settled();
    const links = inside(tiles)
      .getAllByShadowRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal([`${location.pathname}${location.search}#drugs`]);
    expect(inside(tiles).getAllByShadowRole('listitem')).to.have.length(3);
  });

  it('counts what a guest keeps in this browser (SHELL-49)', async () => {
    const { tiles } = await openTiles({ scenario: 'guest' });
    expect(names(tiles)[0]).to.equal('Your plans for 2027, 3 saved');
  });

  it('follows a removal immediately (DEL-12)', async () => {
    const page = await openTiles();
    holdResponses(page.service, '/plans');
    await removePlan(page);
    await eventually(() => expect(names(page.tiles)[0]).to.equal('Your plans for 2027, 5 saved'));
  });

  it('says no number while it is not known, and keeps its height', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    const { arrive } = holdResponses(page.service, '/all');
    page.container.style.inlineSize = '1000px'; // Enough for one line per tile in any font.
    placeViews(page);
    const tiles = await page.place(TILES);
    await settled();
    expect(linkIn(page.screen, 'Your plans')).to.exist;
    const { height } = tiles.getBoundingClientRect();
    arrive();
    await eventually(() => expect(linkIn(page.screen, 'Your plans for 2027, 6 saved')).to.exist);
    expect(tiles.getBoundingClientRect().height).to.be.closeTo(height, 1);
  });

  it('leads to each view by a real link; a plain click stays on the page (SHELL-02, SHELL-49)', async () => {
    const { screen, user, visited } = await openTiles();
    const seen = spyOnEvents('view-change');
    const link = linkIn(screen, /^Your drugs/);
    expect(link.getAttribute('href')).to.equal(`${location.pathname}${location.search}#drugs`);
    await user.click(link);
    expect(location.hash).to.equal('#drugs');
    expect(seen).to.deep.equal([['view-change', { view: 'drugs' }]]);
    expect(visited).to.be.empty;
  });

  it('leads there by keyboard, too', async () => {
    const { screen } = await openTiles();
    const seen = spyOnEvents('view-change');
    linkIn(screen, /^Your drugs/).focus();
    await press('Tab');
    await press('Enter');
    await settled();
    expect(seen).to.deep.equal([['view-change', { view: 'providers' }]]);
  });

  it('is part of the plans view where a nav leads back (SHELL-02)', async () => {
    const page = await openTiles();
    await page.place(NAV);
    await settled();
    await page.user.click(linkIn(inside(page.tiles), /^Your drugs/));
    await settled();
    expect(takesSpace(page.tiles)).to.be.false;
    await back();
    await settled();
    expect(takesSpace(page.tiles)).to.be.true;
  });

  it('stays where nothing else leads back, marks the view and says it (SHELL-02)', async () => {
    const page = await openTiles();
    const plans = await page.place(PLANS);
    await settled();
    expect(currentLinks(page.screen)).to.have.length(1);
    const link = linkIn(page.screen, /^Your drugs/);
    await page.user.click(link);
    await settled();
    expect(takesSpace(plans)).to.be.false;
    expect(takesSpace(page.tiles)).to.be.true;
    expect(link.getAttribute('aria-current')).to.equal('page');
    expect(focused()).to.equal(link);
    expect(inside(page.tiles).getByShadowRole('status').textContent).to.equal(
      'Your drugs are now on the screen.',
    );
    await page.user.click(linkIn(page.screen, /^Your plans/));
    expect(takesSpace(plans)).to.be.true;
  });

  it('stands in a row or below each other, never two and one, and fits 320 px', async () => {
    for (const lang of ['en', 'es']) {
      for (const width of [240, 320, 400, 470, 500, 760, 1100]) {
        const page = openTestPage({ scenario: 'consumer' });
        page.container.style.inlineSize = `${width}px`;
        await showTiles(page, `lang="${lang}"`);
        const links = await eventually(() => {
          const found = page.screen.getAllByShadowRole('link');
          expect(found).to.have.length(3);
          return found;
        });
        const rows = new Set(links.map((link) => link.getBoundingClientRect().top));
        expect(rows.size, `${width} px`).to.equal(width < 540 ? 3 : 1);
        expect(page.container.scrollWidth, `${width} px`).to.equal(width);
        for (const link of links) expect(link.getBoundingClientRect().height).to.be.at.least(44);
      }
    }
  });
});
