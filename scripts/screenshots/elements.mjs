/**
 * The pictures of docs/reference/elements.md: each element alone, on a demo page of a shopper for whom it
 * shows content. `npm run screenshots -- --elements` takes them.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from '../build/load-module.mjs';

const WIDTH = 640;
const HEIGHT = 800;
/** Longer elements are cropped. */
const MOST_HEIGHT = 640;
/** In the docs, pictures are 480 pixels wide. */
const SCALE = 1.5;
const MARGIN = 12;
const MOST_BYTES = 40_000;
const QUALITIES = [80, 65, 50, 35, 20];

const { showings } = await loadModule(`export { showings } from './demo/showings';`);

/** Performs the action that an element needs before it shows, if any. */
async function prepare(page, { beside = [], configure, press, call }) {
  if (configure) await page.evaluate((config) => window.shopperProfile.configure(config), configure);
  // Searches all shadow roots for the button.
  const button = (name) => page.locator(`::-p-aria([name="${name}"][role="button"])`);
  // The banner of the demo has a menu.
  if (press && beside.includes('banner')) await button('Account').click();
  if (press) await button(press).click();
  if (call) await page.evaluate(([method, ...values]) => window.shopperProfile[method](...values), call);
}

/**
 * The visible box of the element: its popup if it is one, else the element itself. `undefined` while it shows
 * nothing.
 */
const placeOf = (name) => {
  const element = document.querySelector(`shopper-profile-${name}`);
  const boxes = [...(element?.shadowRoot?.querySelectorAll('dialog[open], .toast') ?? []), element];
  const found = boxes.map((box) => box?.getBoundingClientRect()).find((box) => box?.height > 0);
  return found && { x: found.x, y: found.y, width: found.width, height: found.height };
};

const addressOf = (base, name, { scenario = 'consumer', beside = [] }) => {
  const address = new URL('/builder/preview.html', base);
  const query = { site: 'AMP', lang: 'en', scenario, notes: 'no' };
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
  for (const element of [name, ...beside]) address.searchParams.append('element', element);
  return address.href;
};

/** The best quality that is small enough. */
async function shoot(page, clip) {
  for (const quality of QUALITIES) {
    const bytes = await page.screenshot({ type: 'webp', quality, clip, captureBeyondViewport: false });
    if (bytes.length <= MOST_BYTES || quality === QUALITIES.at(-1)) return bytes;
  }
}

/** Takes the picture of one element in a browser context of its own. */
export async function takePicture({ context, base, name, folder, settle }) {
  const shot = showings[name] ?? {};
  const page = await context.newPage();
  await page.setViewport({ width: shot.width ?? WIDTH, height: HEIGHT, deviceScaleFactor: SCALE });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(addressOf(base, name, shot), { waitUntil: 'load' });
  await settle(page);
  await prepare(page, shot);
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
