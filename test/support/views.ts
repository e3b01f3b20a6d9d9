/** The views of a page, as a shopper sees them. */
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
 * Until a page has loaded, a change of its hash replaces the current history entry, and Back leaves the page.
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
  // The browser rejects this while it still processes the last step of the earlier test.
  await eventually(() => cdp('Page.resetNavigationHistory'));
  // With these entries, a test that goes back too often fails without ending the whole file. WebKit allows 100 of these
  // calls in ten seconds. Where they cannot be undone, the history is long enough after the first test.
  for (let entry = pushed; entry < ENTRIES; entry += 1) history.pushState(null, '', address);
  if (!isChromium) pushed = ENTRIES;
});

/** Sets the hash of the page in a new history entry. The URL is restored when the test leaves the page. */
export function arriveAt(hash: string): void {
  history.pushState(null, '', address + hash);
  whenLeaving(() => {
    history.replaceState(null, '', address);
  });
}

/**
 * Changes the URL as a link or the browser does, and waits for the event of this change, not of an earlier
 * one.
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

/** Two history entries may have one URL. Then no event follows. */
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

/** Every view has a registered element, for tests of the links to them. */
export function placeViews({ container }: Pick<TestPage, 'container'>): void {
  container.append(document.createElement('shopper-profile-page')); // No code defines these tags.
}

const NAV = 'shopper-profile-nav';
const linksOfViews: Record<View, RegExp> = {
  plans: /^Your plans/,
  drugs: /^Your drugs/,
  providers: /^Your doctors and dentists/,
};

/**
 * From now on the page shows one view at a time, that of the hash first. The nav is outside of the box of the test
 * page, so queries do not find it. Returns how the shopper goes from view to view.
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
