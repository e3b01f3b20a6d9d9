/* global window -- in the functions that the page evaluates */
import { chromeLauncher, puppeteerCore } from '@web/test-runner-chrome';
import { findProgram } from './find.mjs';

export const findFirefox = () =>
  findProgram(
    process.env.FIREFOX_PATH ?? 'firefox-esr',
    'firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );

const VIEWPORT = { width: 800, height: 600 };

/** Runs a script in Firefox's own privileged context, for actions that WebDriver has no command for. */
async function runInside(page, script) {
  const { connection } = page.browser();
  const { result: tree } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const { result } = await connection.send('script.evaluate', {
    // The tab of the test is the newest one.
    expression: `{ const tab = gBrowser.browsers.at(-1).browsingContext; ${script} }`,
    target: { context: tree.contexts[0].context },
    awaitPromise: true,
  });
  if (result.type === 'exception') throw new Error(result.exceptionDetails.text);
}

/** Preferences take effect in a page some time later. */
const drawn = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(window.requestAnimationFrame);
  });

const setFontSize = (page, standard) =>
  runInside(
    page,
    ['x-western', 'x-unicode']
      .map((script) => `Services.prefs.setIntPref('font.size.variable.${script}', ${standard});`)
      .join(''),
  );

/** More contrast is a system theme of high contrast, where pages keep their own colors (1: always). */
const CONTRAST = {
  'no-preference': `
    Services.prefs.clearUserPref('ui.useAccessibilityTheme');
    Services.prefs.clearUserPref('browser.display.document_color_use');`,
  more: `
    Services.prefs.setIntPref('browser.display.document_color_use', 1);
    Services.prefs.setIntPref('ui.useAccessibilityTheme', 1);`,
};

async function emulateMedia(page, { media = '', features = [] }) {
  const feature = (name) => features.find((one) => one.name === name)?.value;
  await runInside(
    page,
    `tab.mediumOverride = '${media}';
    tab.prefersColorSchemeOverride = '${feature('prefers-color-scheme') ?? 'none'}';
    tab.forcedColorsOverride = '${feature('forced-colors') ?? 'none'}';
    Services.prefs.setIntPref('ui.prefersReducedMotion', ${feature('prefers-reduced-motion') === 'reduce' ? 1 : 0});
    ${CONTRAST[feature('prefers-contrast') ?? 'no-preference']}`,
  );
  await drawn(page);
}

const blocked = new WeakMap();

async function block(page, urls) {
  if (!blocked.has(page)) {
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const isBlocked = blocked.get(page).some((url) => request.url().includes(url.replaceAll('*', '')));
      void (isBlocked ? request.abort() : request.continue());
    });
  }
  blocked.set(page, urls);
}

async function pressWithControl({ keyboard }, key) {
  await keyboard.down('Control');
  await keyboard.press(key);
  await keyboard.up('Control');
}

async function turnWheel({ mouse }, { x, y, deltaX, deltaY }) {
  await mouse.move(x, y);
  await mouse.wheel({ deltaX, deltaY });
}

/** Commands of the DevTools protocol that tests use, implemented for Firefox. */
const commands = {
  'Emulation.setDeviceMetricsOverride': (page, { width, height }) => page.setViewport({ width, height }),
  'Emulation.clearDeviceMetricsOverride': (page) => page.setViewport(VIEWPORT),
  'Emulation.setEmulatedMedia': emulateMedia,
  'Emulation.setScrollbarsHidden': () => undefined,
  'Input.dispatchKeyEvent': (page, { type, key }) => type === 'keyDown' && pressWithControl(page, key),
  'Input.dispatchMouseEvent': turnWheel,
  'Input.insertText': (page, { text }) =>
    page.evaluate((inserted) => window.document.execCommand('insertText', false, inserted), text),
  'Network.enable': () => undefined,
  'Network.setBlockedURLs': (page, { urls }) => block(page, urls),
  async 'Page.setFontSizes'(page, { fontSizes: { standard } }) {
    await setFontSize(page, standard);
    await drawn(page);
  },
  'Page.resetNavigationHistory': () => undefined,
};

/** Runs one test file after the other on one page, because only one of two windows can have focus. */
export const firefoxLauncher = (executablePath) =>
  Object.assign(
    chromeLauncher({
      puppeteer: puppeteerCore,
      concurrency: 1,
      launchOptions: {
        browser: 'firefox',
        executablePath,
        headless: true,
        args: ['--remote-allow-system-access'],
      },
    }),
    { commands },
  );
