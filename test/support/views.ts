/** What shows of a page with views, as a shopper sees it. */
import { defineTag } from '../../demo/page';
import type { View } from '../../src/domain/shopper/view';
import { eventually, settled } from './clock';
import { cdp } from './devtools';
import { inside, whenLeaving, type Screen, type TestPage } from './page';

const ENTRIES = 5;
const isChromium = navigator.userAgent.includes('Chrom');
let pushed = 0;

const address = location.href.split('#')[0]!;

/**
 * Until a page has loaded, a change of its hash takes the place of the present entry of the history, and Back leaves the
 * page.
 */
before(async () => {
  if (document.readyState !== 'complete')
    await new Promise((done) => {
      window.addEventListener('load', done, { once: true });
    });
  await new Promise((done) => {
    setTimeout(done);
  });
});

/**
 * Each test starts with a short history. Files share the pages of the browser, and a full history (50 entries) drops those
 * that a page has added without a click of the shopper: Back would leave the page.
 */
beforeEach(async () => {
  // The browser refuses while it is still about the last step of the test before.
  await eventually(() => cdp('Page.resetNavigationHistory'));
  // A test that goes back once too often fails by itself, instead of taking the whole file away.
  // WebKit allows 100 of them in ten seconds; where the history cannot be taken away, it is long enough after the first test.
  for (let entry = pushed; entry < ENTRIES; entry += 1) history.pushState(null, '', address);
  if (!isChromium) pushed = ENTRIES;
});

/** The page is at this hash, in an entry of the history of its own; the address is put back when it is left. */
export function arriveAt(hash: string): void {
  history.pushState(null, '', address + hash);
  whenLeaving(() => {
    history.replaceState(null, '', address);
  });
}

/**
 * Changes the address as a link or the browser does, and waits until the page has been notified of it; what it is notified of an
 * earlier change does not count.
 */
export async function travel(change: () => void): Promise<void> {
  const before = location.href;
  const arrived = new Promise<void>((done) => {
    const listen = ({ newURL }: HashChangeEvent): void => {
      if (newURL === before) return;
      window.removeEventListener('hashchange', listen);
      done();
    };
    window.addEventListener('hashchange', listen);
  });
  change();
  await arrived;
}

/** Two entries of the history may have one address: then there is nothing to be notified of. */
function traverse(change: () => void): Promise<void> {
  const before = location.href;
  const isThere = new Promise<void>((done) => {
    const arrive = (): void => {
      if (location.href === before) done();
    };
    window.addEventListener('popstate', arrive, { once: true });
    whenLeaving(() => {
      window.removeEventListener('popstate', arrive);
    });
  });
  return Promise.race([travel(change), isThere]);
}

export const back = (): Promise<void> => traverse(() => history.back());
export const forward = (): Promise<void> => traverse(() => history.forward());
export const follow = (hash: string): Promise<void> => travel(() => (location.href = address + hash));

/** Whether the element takes any space. */
export const takesSpace = (element: HTMLElement): boolean => element.getBoundingClientRect().height > 0;

export const linkIn = (screen: Screen, name: string | RegExp): HTMLAnchorElement =>
  screen.getByShadowRole('link', { name });

/** Names of the links to the view that shows. */
export const currentLinks = (screen: Screen): string[] =>
  screen
    .queryAllByShadowRole('link', { current: 'page' })
    .map(({ textContent }) => textContent.replace(/^\d+/, ''));

/** Every view has its element, as far as others can tell: for tests about the ways to them. */
export function placeViews({ container }: Pick<TestPage, 'container'>): void {
  container.append(document.createElement('shopper-profile-page')); // which no one defines
}

const NAV = 'shopper-profile-nav';
const linksOfViews: Record<View, RegExp> = {
  plans: /^Your plans/,
  drugs: /^Your drugs/,
  providers: /^Your doctors and dentists/,
};

/**
 * From now on the page shows one view at a time, that of the hash first. The nav stands outside of the box of the test page,
 * where no query finds it. Returns how the shopper goes from view to view.
 */
export async function placeNav({ user }: TestPage, hash = ''): Promise<(view: View) => Promise<void>> {
  arriveAt(hash);
  placeViews({ container: document.body });
  await defineTag(NAV);
  const nav = document.createElement(NAV);
  nav.withoutExtraHelp = true;
  document.body.append(nav);
  await settled();
  return async (view) => {
    await user.click(linkIn(inside(nav), linksOfViews[view]));
    await settled();
  };
}
