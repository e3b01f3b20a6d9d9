/** Styles of host pages that elements have to work with, and the page that shows every tag in one of them. */
import { registry } from '../../elements/registry';
import { shownViewAtom } from '../../src/state/page/shown-view';
import { write } from '../../src/state/store';
import { settled } from './clock';
import { cdp } from './devtools';
import { openTestPage, ready, whenLeaving, type TestPage } from './page';

export interface HostStyle {
  /** `.box` is the author's element around a tag. */
  css?: string;
  width?: number;
  /** Size of medium text, in px. */
  text?: number;
  media?: string;
  features?: Record<string, string>;
  dir?: string;
}

export const hosts: Record<string, HostStyle> = {
  'a plain page': {},
  'a flex row': { css: '.box { display: flex }' },
  'a grid of automatic tracks': { css: '.box { display: grid; grid-template-columns: auto }' },
  'a track as narrow as its content': { css: '.box { display: grid; grid-template-columns: min-content }' },
  floats: { css: '.box { display: flow-root } .box > * { float: left }' },
  'inline blocks': { css: '.box > * { display: inline-block }' },
  'fit-content': { css: '.box { inline-size: fit-content }' },
  'absolute boxes': {
    css: '.box { position: relative; block-size: 700em } .box > * { position: absolute; inset-block-start: 0 }',
  },
  'a flex row in a narrow box': { css: '.box { display: flex; inline-size: 120px }' },
  'html, body { height: 100% }': { css: 'html, body { height: 100%; margin: 0 }' },
  'a sticky footer': {
    css: 'body { display: flex; flex-direction: column; min-height: 100vh } main { flex: 1 }',
  },
  '* { all: unset }': {
    css: '* { all: unset } style, script, template { display: none } div { display: block }',
  },
  'small root text': { css: 'html { font-size: 62.5% }' },
  'a dark page': {
    css: ':root { color-scheme: dark; background: #111; color: #eee }',
    features: { 'prefers-color-scheme': 'dark' },
  },
  'right to left': { dir: 'rtl' },
  'a narrow screen': { width: 320 },
  'large text on a narrow screen': { width: 320, text: 24 },
  'text of 200 % on a narrow screen': { width: 320, text: 32 },
  'text of 200 % on a phone': { width: 390, text: 32 },
  'text of 200 % on a wide screen': { width: 1280, text: 32 },
  'a flex row with text of 200 % on a phone': { css: '.box { display: flex }', width: 390, text: 32 },
  paper: { media: 'print' },
};

const MEDIUM = 16;
const HEIGHT = 800;

async function emulate({ width = 1280, text = MEDIUM, media = '', features = {} }: HostStyle): Promise<void> {
  const metrics = { width, height: HEIGHT, deviceScaleFactor: 1, mobile: false };
  await cdp('Emulation.setDeviceMetricsOverride', metrics);
  await cdp('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
  await cdp('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

/** Waits until the page is drawn, including media queries, observers and offscreen cards. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await settled();
}

/** Call it in `afterEach`. */
export async function forgetHost(): Promise<void> {
  await cdp('Page.setFontSizes', { fontSizes: { standard: MEDIUM, fixed: 13 } });
  await cdp('Emulation.setEmulatedMedia', { media: '', features: [] });
  await cdp('Emulation.clearDeviceMetricsOverride');
  document.documentElement.removeAttribute('dir');
}

/**
 * A page with every tag of the registry in a separate box between two links of the host page. All views show.
 */
export async function openHost(
  style: HostStyle,
  options: Parameters<typeof openTestPage>[0],
  prepare?: (page: TestPage) => void,
): Promise<TestPage> {
  await emulate(style);
  await drawn();
  const page = openTestPage(options);
  prepare?.(page);
  const sheet = document.createElement('style');
  sheet.textContent = `.box > p { margin: 0 } ${style.css ?? ''}`;
  document.head.append(sheet);
  whenLeaving(() => {
    sheet.remove();
  });
  if (style.dir) document.documentElement.dir = style.dir;
  for (const tag of Object.keys(registry)) {
    const element = await page.place(tag as 'shopper-profile-plans');
    const box = document.createElement('div');
    box.className = 'box';
    element.replaceWith(box);
    box.append(element);
    for (const place of ['beforebegin', 'afterend'] as const)
      box.insertAdjacentHTML(place, `<p><a class="host-link" href="#${place}">${place} ${tag}</a></p>`);
  }
  await ready();
  await settled();
  // The window had another size when the files of the test loaded.
  window.dispatchEvent(new Event('resize'));
  write(shownViewAtom, null);
  await drawn();
  return page;
}
