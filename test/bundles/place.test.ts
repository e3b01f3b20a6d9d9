import { expect } from 'chai';
import {
  brand,
  closeBundlePages,
  needBuild,
  openBundlePage,
  PLANS,
  scriptTag,
  until,
  type BundlePage,
  type PageOptions,
} from './page';

const OTHER_PAGE = '/test/bundles/other-page.html';
const KEY = 'shopperProfile.place';

const FAQ = 'shopper-profile-faq';
const body = `<h1>Profile</h1><${PLANS}></${PLANS}><${FAQ}></${FAQ}><div style="block-size: 800px"></div>`;
const configured = (config: object): string =>
  `<script type="application/json" data-shopper-profile-config>${JSON.stringify(config)}</script>`;

const cards = ({ window }: BundlePage): HTMLElement[] => [
  ...(window.document.querySelector(PLANS)?.shadowRoot?.querySelectorAll<HTMLElement>('article') ?? []),
];
const topOf = (page: BundlePage, index: number): number | undefined =>
  cards(page)[index]?.getBoundingClientRect().top;

const LAST = 5;
const BELOW_TOP = 40;

/** A stored scroll position that a test has changed, which leads to another place for the last card. */
const ELSEWHERE = 400;

/**
 * The browser restores the position itself if the cards load early enough. The stored one leads elsewhere, so
 * that tests can tell the two apart.
 */
function leadElsewhere(session: Map<string, string>): void {
  const stored = JSON.parse(session.get(KEY) ?? '[]') as [string, [string, number, number, number]][];
  session.set(
    KEY,
    JSON.stringify(stored.map(([entry, [...place]]) => [entry, [...place.slice(0, 3), ELSEWHERE]])),
  );
}

/** How far the last card is from the place in the stored position. */
const fromElsewhere = (page: BundlePage): number => Math.abs((topOf(page, LAST) ?? Infinity) - ELSEWHERE);

/** How far the last card is from where it was, in pixels. */
const distance = (page: BundlePage): number => Math.abs((topOf(page, LAST) ?? Infinity) - BELOW_TOP);

/** A page on which the last card is just below the top of the window. */
async function openAtLastCard(options: PageOptions = {}): Promise<BundlePage> {
  const page = await openBundlePage({
    scenario: 'consumer',
    body,
    ...options,
    head: `${scriptTag(brand)}${options.head ?? ''}`,
  });
  await until(() => cards(page).length > LAST);
  await until(
    () => page.window.document.querySelector(FAQ)?.shadowRoot?.querySelector('button') !== undefined,
  );
  page.window.scrollBy(0, (topOf(page, LAST) ?? 0) - BELOW_TOP);
  expect(page.window.scrollY).to.be.greaterThan(500);
  expect(topOf(page, LAST)).to.be.closeTo(BELOW_TOP, 1);
  return page;
}

const loads = (page: BundlePage): Promise<unknown> => {
  const frame = page.window.frameElement as HTMLIFrameElement;
  return new Promise((done) => {
    frame.addEventListener('load', done, { once: true });
  });
};

async function reload(page: BundlePage): Promise<void> {
  const loaded = loads(page);
  page.window.location.reload();
  await loaded;
}

/** Simulates "View plan details", and then Back. */
async function leaveAndComeBack(page: BundlePage): Promise<void> {
  const left = loads(page);
  page.window.location.assign(OTHER_PAGE);
  await left;
  expect(page.window.document.querySelector(PLANS)).to.equal(null);
  const back = loads(page);
  page.window.history.back();
  await back;
}

/** The cards show, and the page had time to scroll. */
async function settle(page: BundlePage): Promise<void> {
  await until(() => cards(page).length > LAST);
  await new Promise((done) => setTimeout(done, 500));
}

describe('the place of the shopper in the page', () => {
  before(needBuild);
  afterEach(closeBundlePages);

  for (const [name, leave] of [
    ['a reload', reload],
    ['Back from another page', leaveAndComeBack],
  ] as const) {
    it(`is found again after ${name}, although the cards come late`, async () => {
      const page = await openAtLastCard();
      await leave(page);
      await until(() => distance(page) <= 1);
    });

    it(`is what is stored, whatever the browser restores after ${name}`, async () => {
      const page = await openAtLastCard();
      page.onReload = () => {
        leadElsewhere(page.session);
      };
      await leave(page);
      await until(() => fromElsewhere(page) <= 1);
    });

    it(`is left to the site after ${name} with views.restorePlace false`, async () => {
      const page = await openAtLastCard({ head: configured({ views: { restorePlace: false } }) });
      const list = [...page.shadow(PLANS).querySelectorAll('article, li')];
      const entry = page.window.navigation.currentEntry?.key;
      const place = [PLANS, 0, list.indexOf(cards(page)[LAST]!), ELSEWHERE];
      page.session.set(KEY, JSON.stringify([[entry, place]]));
      await leave(page);
      await settle(page);
      expect(fromElsewhere(page)).to.be.greaterThan(100);
    });
  }

  it('is kept as numbers, with nothing that says who or what', async () => {
    const page = await openAtLastCard();
    await reload(page);
    const stored = JSON.parse(page.session.get(KEY) ?? '') as [string, unknown[]][];
    expect(stored.map(([, place]) => place)).to.deep.equal([[PLANS, 0, stored[0]?.[1][2], BELOW_TOP]]);
    expect(stored[0]?.[1][2]).to.be.a('number');
  });

  it('is not restored for a shopper who has pressed a key in the meantime', async () => {
    const page = await openAtLastCard();
    page.onReload = () => {
      leadElsewhere(page.session);
    };
    await reload(page);
    await until(() => {
      page.window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      return cards(page).length > 0;
    });
    await settle(page);
    expect(fromElsewhere(page)).to.be.greaterThan(100);
  });

  it('is left to a site that restores it itself, by history.scrollRestoration', async () => {
    const page = await openAtLastCard({
      prepare: ({ history }) => {
        history.scrollRestoration = 'manual';
      },
    });
    await reload(page);
    await settle(page);
    expect(page.window.scrollY).to.equal(0);
  });

  it('is the top of the page for a page that is opened again', async () => {
    const page = await openAtLastCard();
    const again = loads(page);
    page.window.location.assign(`${page.window.location.pathname}?again`);
    await again;
    await settle(page);
    expect(page.window.scrollY).to.equal(0);
  });
});
