import { spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from './find.mjs';
import { keyboardOf } from './keys.mjs';
import { openDriver } from './webdriver.mjs';

const MINI_BROWSERS = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib']
  .flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => `${folder}/${name}`),
  )
  .map((folder) => `${folder}/MiniBrowser`);

/** The driver, a browser for it, and a screen, because GTK gives no window focus without one. */
export function findWebKit() {
  const programs = {
    driver: findProgram('WebKitWebDriver'),
    browser: findProgram(...MINI_BROWSERS),
    screen: findProgram('Xvfb'),
  };
  return Object.values(programs).every(Boolean) ? programs : undefined;
}

/** Hides the toolbar, so that the window can be as narrow as a phone. */
const WINDOW_STYLE = `headerbar, headerbar * { min-width: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }
headerbar image { -gtk-icon-transform: scale(0); margin: 0 -8px; }`;

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const SCREEN = { width: 1600, height: 1200 };

/** A virtual screen, and its name once it exists. */
async function startScreen(program) {
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await new Promise((resolve, reject) => {
    screen.stdio[3].once('data', (data) => resolve([String(data).trim()]));
    screen.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { screen, name: `:${number}` };
}

const VIEWPORT = { width: 800, height: 600 };
const RESIZE_MS = 5000;
const LEAVING_MS = 30_000;

/**
 * Sizes the window so that its page has this size. It stays in the middle of the screen under the pointer,
 * because without a window manager the window below the pointer has focus.
 */
async function setViewport(driver, { width, height }) {
  const rect = await driver.send('GET', '/window/rect');
  const [innerWidth, innerHeight] = await driver.evaluate('return [innerWidth, innerHeight]');
  const outer = { width: width + rect.width - innerWidth, height: height + rect.height - innerHeight };
  const x = Math.round((SCREEN.width - outer.width) / 2);
  const y = Math.round((SCREEN.height - outer.height) / 2);
  if (innerWidth === width && innerHeight === height && rect.x === x && rect.y === y) return;
  await driver.send('POST', '/window/rect', { x, y, ...outer });
  const deadline = Date.now() + RESIZE_MS;
  while ((await driver.evaluate('return innerWidth')) !== width)
    if (Date.now() > deadline) throw new Error(`The window does not become ${width} wide`);
}

async function pressWithControl({ keyboard }, key) {
  await keyboard.down('Control');
  await keyboard.press(key);
  await keyboard.up('Control');
}

const turnWheel = ({ driver }, { x, y, deltaX, deltaY }) =>
  driver.send('POST', '/actions', {
    actions: [{ type: 'wheel', id: 'wheel', actions: [{ type: 'scroll', x, y, deltaX, deltaY }] }],
  });

/** Commands of the DevTools protocol that tests use, implemented with WebDriver. */
const commands = {
  'Emulation.setDeviceMetricsOverride': ({ driver }, size) => setViewport(driver, size),
  'Emulation.clearDeviceMetricsOverride': ({ driver }) => setViewport(driver, VIEWPORT),
  'Emulation.setScrollbarsHidden': () => undefined,
  'Input.dispatchKeyEvent': (page, { type, key }) => type === 'keyDown' && pressWithControl(page, key),
  'Input.dispatchMouseEvent': turnWheel,
  'Input.insertText': ({ driver }, { text }) =>
    driver.evaluate("return document.execCommand('insertText', false, arguments[0])", [text]),
  'Page.resetNavigationHistory': () => undefined,
};

const BLANK = 'about:blank';

/** Leaves the page. A command during that would fail. */
async function leavePage(driver) {
  await driver.send('POST', '/url', { url: BLANK });
  const place = () => driver.evaluate('return location.href').catch(() => undefined);
  const deadline = Date.now() + LEAVING_MS;
  while ((await place()) !== BLANK)
    if (Date.now() > deadline) throw new Error('The window does not leave its page');
}

/** Runs one test file after the other, because it has one window. */
class WebKitLauncher {
  name = 'WebKit';
  // The runner sends keys through the keyboard of a puppeteer page, so the page of this launcher has one.
  type = 'puppeteer';
  concurrency = 1;
  commands = commands;
  #programs;
  #started;
  #sessionId;
  #stop = [];

  constructor(programs) {
    this.#programs = programs;
  }

  async #start() {
    const { screen, name } = await startScreen(this.#programs.screen);
    const port = await freePort();
    const settings = mkdtempSync(path.join(tmpdir(), 'webkit-'));
    mkdirSync(path.join(settings, 'gtk-3.0'));
    writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), WINDOW_STYLE);
    const process_ = spawn(this.#programs.driver, ['-p', String(port)], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: name,
        GDK_BACKEND: 'x11',
        NO_AT_BRIDGE: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        XDG_CONFIG_HOME: settings,
      },
    });
    this.#stop = [
      () => process_.kill(),
      () => screen.kill(),
      () => rmSync(settings, { recursive: true, force: true }),
    ];
    const driver = await openDriver(`http://127.0.0.1:${port}`, {
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: this.#programs.browser, args: ['--automation'] },
    });
    this.#stop.unshift(() => driver.send('DELETE', ''));
    return { driver, keyboard: keyboardOf(driver) };
  }

  async startSession(id, url) {
    this.#started ??= this.#start();
    this.page = await this.#started;
    this.#sessionId = id;
    await setViewport(this.page.driver, VIEWPORT);
    await this.page.driver.send('POST', '/url', { url });
  }

  isActive(id) {
    return id === this.#sessionId;
  }

  getPage() {
    return this.page;
  }

  getBrowserUrl() {
    return this.page.driver.send('GET', '/url');
  }

  async stopSession() {
    this.#sessionId = undefined;
    await leavePage(this.page.driver);
    return {};
  }

  async stop() {
    for (const stop of this.#stop) await stop();
  }
}

export const webKitLauncher = (programs) => new WebKitLauncher(programs);
