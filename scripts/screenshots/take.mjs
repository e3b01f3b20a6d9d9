/** Takes pictures of pages after they have settled. */
import { pictureName } from './list.mjs';

const HEIGHT = 900;
/** Longer pages are cropped, because their end only repeats cards. */
const MOST_HEIGHT = 4000;
const READY_TIMEOUT = 60_000;
/** A busy tab is never idle. */
const IDLE_TIMEOUT = 1000;
/** Default text sizes of browsers, in px. */
const TEXT_SIZES = { standard: 16, fixed: 13 };

/**
 * Waits until no request is pending and the page is idle. On a busy machine, the next request can start long after the
 * last one.
 */
async function waitForQuiet(page) {
  let [before, now] = [-1, 0];
  while (before !== now) {
    before = now;
    await page.waitForNetworkIdle({ idleTime: 200, timeout: READY_TIMEOUT });
    now = await page.evaluate(async (timeout) => {
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout }));
      await idle();
      await idle();
      return performance.getEntriesByType('resource').length;
    }, IDLE_TIMEOUT);
  }
}

/** Whether every place for the toll-free number has it. The number comes 2 s after the load flow (CONST-03). */
function hasNumber() {
  const roots = [document];
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  return roots
    .flatMap((root) => [...root.querySelectorAll('.help-number')])
    .every((place) => place.querySelector('[href^="tel:"]'));
}

/** Waits until the load flow has ended, the toll-free number and the fonts have loaded, and no request is pending. */
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
  await page.waitForFunction(hasNumber, { timeout: READY_TIMEOUT });
}

/** Ends animations and hides the caret. Returns the height of the page once it no longer changes. */
const rest = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const heightNow = () => document.documentElement.scrollHeight;
    document.activeElement?.blur();
    window.scrollTo(0, 0);
    // A head that stays in view is drawn in a layer of its own, which may cover half of the line below it.
    const roots = [document];
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    for (const head of roots.flatMap((root) => [...root.querySelectorAll('.comparison thead')]))
      head.style.position = 'static';
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

/** Emulates the media settings of the visit. Returns a function that sets the text size. */
async function emulate(page, { media, textSize = 1 }) {
  const devtools = await page.createCDPSession();
  const features = { 'prefers-reduced-motion': 'reduce', ...media?.features };
  await devtools.send('Emulation.setEmulatedMedia', {
    media: media?.type ?? '',
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
  // Only one of several tabs is in front. The others would get no frames.
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  const { standard, fixed } = TEXT_SIZES;
  return () =>
    devtools.send('Page.setFontSizes', {
      fontSizes: { standard: standard * textSize, fixed: fixed * textSize },
    });
}

/**
 * Loads the page of a visit in its own browser context, and passes a picture for each width to `keep`.
 * @param {(name: string, png: Uint8Array) => void} keep
 */
export async function takeVisit({ browser, base, visit, keep }) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(READY_TIMEOUT);
    await page.setViewport({ width: visit.widths[0], height: HEIGHT });
    // Prevents the toast, because it covers a part of the page and disappears after some time. docs/pictures has a
    // picture of it.
    await page.evaluateOnNewDocument(() => {
      // Runs after the demo has cleared the storage, and before the elements read it.
      document.addEventListener('readystatechange', () => {
        sessionStorage.setItem('shopperProfile.toastShown', 'true');
      });
    });
    const setTextSize = await emulate(page, visit);
    await setTextSize();
    const address = new URL(visit.path, base);
    for (const [key, value] of Object.entries(visit.query)) address.searchParams.set(key, value);
    address.hash = visit.hash ?? '';
    const response = await page.goto(address.href, { waitUntil: 'load' });
    if (!response?.ok()) throw new Error(`${address.href} answered ${response?.status()}`);
    await settle(page);
    for (const selector of visit.presses ?? []) await page.locator(`>>> ${selector}`).click();
    if (visit.media?.type === 'print')
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    for (const width of visit.widths) {
      // Taking a picture resets the text size.
      await setTextSize();
      await page.setViewport({ width, height: HEIGHT });
      await waitForQuiet(page);
      const top = await page.evaluate(() => window.scrollY);
      // Uses a window as high as the page, so that content that sticks to its edge covers nothing else.
      const wholeHeight = Math.min(await rest(page), MOST_HEIGHT);
      await page.setViewport({ width, height: visit.isOneWindow ? HEIGHT : wholeHeight });
      await waitForQuiet(page);
      await rest(page);
      if (visit.isOneWindow) await page.evaluate((y) => window.scrollTo(0, y), top);
      keep(
        pictureName(visit, width),
        await page.screenshot({ captureBeyondViewport: false, optimizeForSpeed: true }),
      );
    }
  } finally {
    await context.close();
  }
}
