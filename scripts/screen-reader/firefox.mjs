/** Firefox on the desktop of the screen reader, with nothing that opens by itself. */
import { execFileSync } from 'node:child_process';
import { launch } from 'puppeteer-core';

/** `findPrograms` looks for it. */
const FONT = 'DejaVu Sans';

const PREFERENCES = {
  // Puppeteer's own preferences keep screen readers out.
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.newtab.preload': false,
  'browser.shell.checkDefaultBrowser': false,
  'termsofuse.bypassNotification': true,
  'ui.prefersReducedMotion': 1,
  // Orca reads by the line, and lines end where the font ends them: one font, regardless of what is installed.
  'browser.display.use_document_fonts': 0,
  'font.default.x-western': 'sans-serif',
  'font.name.sans-serif.x-western': FONT,
  'font.name.serif.x-western': FONT,
  'font.name.monospace.x-western': FONT,
};

/** @returns the page that shows `url`, with focus in the page and not in the address bar, as after a start by a link */
export async function openFirefox({ program, env, url }) {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: false,
    env,
    defaultViewport: null,
    args: ['--kiosk', url],
    extraPrefsFirefox: PREFERENCES,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const [page] = await browser.pages();
  return { page, close: () => browser.close() };
}

/** X11’s names of keys that have another name on a keyboard. */
const KEYSYMS = { Enter: 'Return', Space: 'space' };

/** Presses `Shift+Tab` as the keyboard of the desktop does. */
export function pressKey(xdotool, env, keys) {
  const keysyms = keys.split('+').map((key) => KEYSYMS[key] ?? (key.length === 1 ? key.toLowerCase() : key));
  execFileSync(xdotool, ['key', keysyms.join('+').replace('Shift', 'shift').replace('Control', 'ctrl')], {
    env,
  });
}
