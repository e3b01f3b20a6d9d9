/**
 * The pictures of docs/reference/elements.md: each piece by itself, as a page of the demo shows it to a shopper for whom it has
 * something to say. `npm run screenshots -- --pieces` takes them.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const WIDTH = 640;
const HEIGHT = 800;
/** The rest of a longer piece is left out. */
const MOST_HEIGHT = 640;
/** In the docs, pictures are 480 pixels wide. */
const SCALE = 1.5;
const MARGIN = 12;
const MOST_BYTES = 40_000;
const QUALITIES = [80, 65, 50, 35, 20];

/** Presses a button in whatever shadow root it is. */
const press = (name) => (page) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click();

const configure = (config) => (page) =>
  page.evaluate((partial) => window.shopperProfile.configure(partial), config);

/** What a piece needs to show something: a shopper, the pieces beside it, a window, something that happens. */
const SHOTS = {
  'account-ready': { then: configure({ isAccountSetupComplete: true }) },
  'active-plan': { scenario: 'member' },
  applications: { scenario: 'applications' },
  'confirm-identity': { scenario: 'telesales-member' },
  disclosures: { scenario: 'medsupp' },
  email: { beside: ['top-bar'], then: press('Email') },
  'find-plan': { scenario: 'empty' },
  help: { then: configure({ phones: { tollFree: '1-800-555-0100' } }) },
  import: { then: (page) => page.evaluate(() => window.shopperProfile.showImport()) },
  loading: {
    then: (page) =>
      page.evaluate(() =>
        window.shopperProfile.showLoading({ heading: 'One moment', message: 'We look for plans.' }),
      ),
  },
  medigap: { scenario: 'medsupp-new-york' },
  'mobile-prompt': { width: 390 },
  nav: { beside: ['plans', 'drugs', 'doctors'] },
  outage: { scenario: 'outage' },
  recommendation: { scenario: 'recommendation' },
  'recommendation-promo': { scenario: 'guest' },
  'sign-out': { beside: ['banner'], then: press('Sign out') },
  tiles: { beside: ['plans', 'drugs', 'doctors'] },
  timeout: { then: configure({ session: { timeout: 1, timeoutUnitMs: 1 } }) },
  toast: { scenario: 'guest', width: 1280 },
};

/** Where the piece shows: its popup, if it is one, else itself; nothing as long as there is nothing to see. */
const placeOf = (name) => {
  const piece = document.querySelector(`shopper-profile-${name}`);
  const boxes = [...(piece?.shadowRoot?.querySelectorAll('dialog[open], .toast') ?? []), piece];
  const found = boxes.map((box) => box?.getBoundingClientRect()).find((box) => box?.height > 0);
  return found && { x: found.x, y: found.y, width: found.width, height: found.height };
};

const addressOf = (base, name, { scenario = 'consumer', beside = [] }) => {
  const address = new URL('/builder/preview.html', base);
  const query = { site: 'AMP', lang: 'en', scenario, notes: 'no' };
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
  for (const piece of [name, ...beside]) address.searchParams.append('piece', piece);
  return address.href;
};

/** The best that is small enough. */
async function shoot(page, clip) {
  for (const quality of QUALITIES) {
    const bytes = await page.screenshot({ type: 'webp', quality, clip, captureBeyondViewport: false });
    if (bytes.length <= MOST_BYTES || quality === QUALITIES.at(-1)) return bytes;
  }
}

/** Takes the picture of one piece in a browser context of its own. */
export async function takePicture({ context, base, name, folder, settle }) {
  const shot = SHOTS[name] ?? {};
  const page = await context.newPage();
  await page.setViewport({ width: shot.width ?? WIDTH, height: HEIGHT, deviceScaleFactor: SCALE });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(addressOf(base, name, shot), { waitUntil: 'load' });
  await settle(page);
  await shot.then?.(page);
  await page.waitForFunction(placeOf, {}, name);
  await settle(page);
  const place = await page.evaluate(placeOf, name);
  const clip = {
    x: Math.max(0, place.x - MARGIN),
    y: Math.max(0, place.y - MARGIN),
    width: place.width + 2 * MARGIN,
    height: Math.min(place.height, MOST_HEIGHT) + 2 * MARGIN,
  };
  const bytes = await shoot(page, clip);
  writeFileSync(path.join(folder, `${name}.webp`), bytes);
}
