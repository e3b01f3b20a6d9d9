/** Takes pictures of pages at rest. */
import { pictureName } from './list.mjs';

const HEIGHT = 900;
/** The rest of a longer page is left out: it repeats cards. */
const MOST_HEIGHT = 4000;
const READY_TIMEOUT = 60_000;
/** What browsers start with, in px. */
const TEXT_SIZES = { standard: 16, fixed: 13 };

/** Waits until no request is on its way and the page has no work: on a busy machine, the next request can start long after the last. */
async function waitForQuiet(page) {
  let [before, now] = [-1, 0];
  while (before !== now) {
    before = now;
    await page.waitForNetworkIdle({ idleTime: 200, timeout: READY_TIMEOUT });
    now = await page.evaluate(async () => {
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
      await idle();
      await idle();
      return performance.getEntriesByType('resource').length;
    });
  }
}

/** Waits until the load flow has ended, fonts are there and nothing is on its way any more. */
export async function settle(page) {
  await page.evaluate(
    (timeout) =>
      Promise.race([
        Promise.resolve(window.shopperProfile?.ready),
        new Promise((resolve) => setTimeout(resolve, timeout)),
      ]).then(() => document.fonts.ready.then(() => undefined)),
    READY_TIMEOUT,
  );
  await waitForQuiet(page);
}

/** Ends animations and takes the caret away; returns the height of the page once it does not change any more. */
const rest = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const heightNow = () => document.documentElement.scrollHeight;
    document.activeElement?.blur();
    window.scrollTo(0, 0);
    let height = -1;
    while (height !== heightNow()) {
      height = heightNow();
      await frame();
      await frame();
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
      await document.fonts.ready;
    }
    return height;
  });

/** Sets the ways of the visit to read a page; returns what sets its text size. */
async function emulate(page, { media, textSize = 1 }) {
  const devtools = await page.createCDPSession();
  const features = { 'prefers-reduced-motion': 'reduce', ...media?.features };
  await devtools.send('Emulation.setEmulatedMedia', {
    media: media?.type ?? '',
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
  // With several tabs at work only one is in front; the others would get no frames.
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  const { standard, fixed } = TEXT_SIZES;
  return () =>
    devtools.send('Page.setFontSizes', {
      fontSizes: { standard: standard * textSize, fixed: fixed * textSize },
    });
}

/**
 * Loads the page of a visit in a browser context of its own and hands over a picture for each width.
 * @param {(name: string, png: Uint8Array) => void} keep
 */
export async function takeVisit({ browser, base, visit, keep }) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(READY_TIMEOUT);
    await page.setViewport({ width: visit.widths[0], height: HEIGHT });
    // The toast covers a part of the page, and goes after some time; docs/pictures has one of it.
    await page.evaluateOnNewDocument(() => {
      // After the demo has emptied the storage, before the elements read it.
      document.addEventListener('readystatechange', () => {
        sessionStorage.setItem('shopperProfile.toastShown', 'true');
      });
    });
    const setTextSize = await emulate(page, visit);
    await setTextSize();
    const address = new URL(visit.path, base);
    for (const [key, value] of Object.entries(visit.query)) address.searchParams.set(key, value);
    const response = await page.goto(address.href, { waitUntil: 'load' });
    if (!response?.ok()) throw new Error(`${address.href} answered ${response?.status()}`);
    await settle(page);
    if (visit.media?.type === 'print')
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    for (const width of visit.widths) {
      // A picture ends the text size.
      await setTextSize();
      await page.setViewport({ width, height: HEIGHT });
      await waitForQuiet(page);
      // In a window as high as the page, so that what sticks to its end covers nothing else.
      const height = Math.min(await rest(page), MOST_HEIGHT);
      await page.setViewport({ width, height });
      await waitForQuiet(page);
      await rest(page);
      keep(
        pictureName(visit, width),
        await page.screenshot({ captureBeyondViewport: false, optimizeForSpeed: true }),
      );
    }
  } finally {
    await context.close();
  }
}
