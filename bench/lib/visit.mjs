/* global document, requestAnimationFrame, window */
/** Visits to pages. Each visit has its own shopper and an empty cache. */

const PLANS_TIMEOUT = 30_000;

/** Opens a demo session for a scenario and returns its cookies. */
async function sessionCookies(base, options) {
  const url = new URL('amp/profile.html', base);
  for (const [name, value] of Object.entries(options)) url.searchParams.set(name, value);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.headers.getSetCookie().flatMap((line) => {
    const [pair, ...attributes] = line.split('; ');
    if (attributes.includes('Max-Age=0')) return [];
    const [name, value] = pair.split(/=(.*)/);
    return [{ name, value, domain: 'localhost', path: '/' }];
  });
}

/** Measures when the plans are complete, and stores the time as `window.plansShownAt`. */
function watchPlans() {
  const all = (root, tag) => [...root.querySelectorAll(`shopper-profile-${tag}`)];
  const look = () => {
    const pages = all(document, 'page').flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const roots = [document, ...pages]
      .flatMap((root) => all(root, 'plans'))
      .map(({ shadowRoot }) => shadowRoot);
    const isComplete = (root) =>
      root?.querySelector('.plans[aria-busy="false"]') && !root.querySelector('.lines');
    if (roots.length > 0 && roots.every(isComplete)) window.plansShownAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Calls `use` with a new page. `session` chooses the shopper, as the demo's query does.
 * @param {{ browser: import('puppeteer-core').Browser, base: string, session?: Record<string, string>,
 *   width?: number, height?: number }} options
 */
export async function visit({ browser, base, session, width = 1280, height = 900 }, use) {
  const context = await browser.createBrowserContext();
  try {
    if (session) await context.setCookie(...(await sessionCookies(base, session)));
    const page = await context.newPage();
    await page.setViewport({ width, height, isMobile: false });
    await page.evaluateOnNewDocument(watchPlans);
    const devtools = await page.createCDPSession();
    return await use(page, devtools);
  } finally {
    await context.close();
  }
}

/** Milliseconds from the start of the navigation until all plans are shown. */
export async function plansShown(page) {
  const handle = await page.waitForFunction(() => window.plansShownAt, { timeout: PLANS_TIMEOUT });
  return handle.jsonValue();
}

/** Delays every response with a URL that matches the pattern by `ms`. */
export async function delay(devtools, urlPattern, ms) {
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern }] });
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    setTimeout(() => {
      // The page may be closed already.
      devtools.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
    }, ms);
  });
}
