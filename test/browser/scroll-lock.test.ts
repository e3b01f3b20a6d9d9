import { expect } from 'chai';
import { lockScroll } from '../../src/browser/scroll-lock';
import { cdp } from '../support/devtools';

/** Styles that real pages set on `html` and `body`. */
const hosts: Record<string, string> = {
  'default margins': '',
  'html, body { height: 100% }': 'html, body { height: 100%; margin: 0 }',
  'body { height: 100vh }': 'body { height: 100vh }',
  'a sticky footer': 'body { display: flex; flex-direction: column; min-height: 100vh; margin: 0 }',
  'a sticky footer of full height':
    'html, body { height: 100% } body { display: flex; flex-direction: column }',
  'body { overflow-x: hidden }': 'html, body { height: 100% } body { overflow-x: hidden }',
  'html, body { overflow-x: hidden }': 'html, body { overflow-x: hidden }',
  'a scroll bar at all times': 'html { overflow-y: scroll }',
  'important overflow': 'html.host { overflow: auto !important }',
  'a gutter of its own': 'html { scrollbar-gutter: stable both-edges }',
  'a body that scrolls by itself':
    'html { overflow: hidden; height: 100% } body { overflow: auto; height: 100% }',
  'right to left': 'html { direction: rtl }',
  'a centred column': 'body { max-inline-size: 30em; margin-inline: auto }',
};

const frames = (): Promise<unknown> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });

describe('the page behind a popup (POP-17, POP-18)', () => {
  let box: HTMLElement;
  let sheet: HTMLStyleElement;
  let mark: HTMLElement;
  let release = (): void => undefined;

  const open = (css: string, height: number): void => {
    sheet.textContent = `${css} #box { flex: none } #mark { position: fixed; inset-block-end: 0; inset-inline-end: 0 }`;
    box.style.blockSize = `${String(height)}px`;
  };
  const scroller = (): Element => (document.body.scrollTop > 0 ? document.body : document.scrollingElement!);
  const places = (): unknown =>
    [document.body, box, box.firstElementChild!, mark].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    });

  // Scroll bars that take space, as on most desktop computers.
  before(() => cdp('Emulation.setScrollbarsHidden', { hidden: false }));
  after(() => cdp('Emulation.setScrollbarsHidden', { hidden: true }));
  beforeEach(() => {
    document.documentElement.classList.add('host');
    sheet = document.createElement('style');
    box = document.createElement('div');
    box.id = 'box';
    box.innerHTML = '<p>In the page</p>';
    mark = document.createElement('div');
    mark.id = 'mark';
    mark.textContent = 'At the edge';
    document.head.append(sheet);
    document.body.append(box, mark);
  });
  afterEach(() => {
    release();
    for (const element of [sheet, box, mark]) element.remove();
    document.documentElement.removeAttribute('class');
    window.scrollTo(0, 0);
  });

  for (const [name, css] of Object.entries(hosts))
    for (const height of [4000, 100])
      it(`does not move by a pixel, with ${name}, ${String(height)} px long`, async () => {
        open(css, height);
        document.body.scrollTop = 1934;
        window.scrollTo(0, 1934);
        const before = places();
        release = lockScroll();
        await frames();
        expect(places()).to.deep.equal(before);
        release();
        await frames();
        expect(places()).to.deep.equal(before);
      });

  for (const [name, css] of Object.entries(hosts))
    it(`does not scroll with the wheel, with ${name}`, async () => {
      open(css, 4000);
      const dialog = document.createElement('dialog');
      document.body.append(dialog);
      dialog.showModal();
      release = lockScroll();
      const before = scroller().scrollTop;
      await cdp('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 50, y: 50, deltaX: 0, deltaY: 300 });
      await frames();
      expect([document.body.scrollTop, window.scrollY]).to.deep.equal([before, before]);
      dialog.remove();
    });
});

describe('the scroll lock', () => {
  const isLocked = (): boolean => getComputedStyle(document.documentElement).overflowY === 'hidden';

  it('is held until the last of two popups has released it (POP-17, POP-18)', () => {
    const [first, second] = [lockScroll(), lockScroll()];
    first();
    expect(isLocked(), 'with one popup left').to.equal(true);
    second();
    expect(isLocked(), 'with none').to.equal(false);
  });

  it('is released once by each of them (POP-17)', () => {
    const [first, second] = [lockScroll(), lockScroll()];
    first();
    first();
    expect(isLocked(), 'with one popup left').to.equal(true);
    second();
    expect(isLocked(), 'with none').to.equal(false);
  });
});
