/* global window */
/** How much the layout of pages shifts while their elements load, and where their first plan card is. */
import { loadModule } from '../../scripts/build/load-module.mjs';
import { delay, visit } from '../lib/visit.mjs';

const { groups } = await loadModule(`export { groups } from './elements/groups';`);

/** Delay of the scripts, so that every state before the finished page is drawn. */
const LATE_MS = 100;
const SETTLE_MS = 400;
const HEIGHTS = { 320: 640, 390: 844, 1280: 900 };

function watchShifts() {
  window.layoutShifts = [];
  const name = (node) => {
    if (!node) return '(gone)';
    const element = node.nodeType === 1 ? node : node.parentElement;
    return element ? [element.localName, ...element.classList].join('.') : node.nodeName;
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (!hadRecentInput) window.layoutShifts.push({ value, nodes: sources.map(({ node }) => name(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Distance in pixels from the top of the page to its first plan card, also inside `<shopper-profile-page>`.
 * Returns 0 without a card.
 */
function firstCardTop() {
  const roots = [window.document];
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  const plans = roots.find(({ host }) => host?.localName === 'shopper-profile-plans');
  const card = plans?.querySelector('article');
  return card ? Math.round(card.getBoundingClientRect().top + window.scrollY) : 0;
}

async function shiftOf({ browser, base }, path, scenario, width) {
  const session = { scenario, delay: LATE_MS };
  return visit({ browser, base, session, width, height: HEIGHTS[width] }, async (page, devtools) => {
    await page.evaluateOnNewDocument(watchShifts);
    await delay(devtools, '*/shopper-profile/*.js*', LATE_MS);
    await page.goto(new URL(path, base).href);
    await page.waitForNetworkIdle({ idleTime: SETTLE_MS });
    const shifts = await page.evaluate(() => window.layoutShifts);
    return {
      path,
      scenario,
      width,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      firstCard: await page.evaluate(firstCardTop),
      nodes: [...new Set(shifts.flatMap(({ nodes }) => nodes))],
    };
  });
}

const AMP = '/amp/profile.html';
const PAGES = [AMP, '/ums/profile.html', '/ums/one-tag.html'];
const VIEWS = ['#drugs', '#providers'].flatMap((hash) => PAGES.map((page) => page + hash));
/** A page with only this element, and content of the host below it. */
const alone = (profileElement) => `/bench/elements.html?tag=${profileElement}`;
const ALONE = Object.values(groups)
  .flatMap(({ elements }) => elements)
  .map(alone);
/** The height depends on the number of texts: none, one (guest) or two (consumer). */
const MEDIGAP = alone('medigap');
const SCENARIOS = {
  guest: [...PAGES, ...VIEWS, MEDIGAP],
  consumer: [...PAGES, ...VIEWS, ...ALONE],
  empty: [...PAGES, MEDIGAP],
  applications: [AMP],
  member: PAGES,
};

export async function measureLayout(bench, { few = (list) => list } = {}) {
  const results = [];
  for (const [scenario, paths] of few(Object.entries(SCENARIOS)))
    for (const path of few(paths))
      for (const width of few([320, 390, 1280])) results.push(await shiftOf(bench, path, scenario, width));
  return results;
}
