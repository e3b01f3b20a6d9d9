import { expect } from 'chai';
import { copies } from '../../src/browser/page';
import { forgetPage } from '../../src/browser/page-singleton';
import { measureCost, onceHidden, type Cost } from '../../src/browser/vitals';

const LOADER = 'https://static.example.com/profile/shopper-profile.js';
const CHUNK = 'https://static.example.com/profile/chunks/core-1.js';

const native = PerformanceObserver;
let buffered: Record<string, object[]> = {};

/** Delivers the entries from before, and later those that wait. */
class Observer {
  static supportedEntryTypes = ['layout-shift', 'long-animation-frame'];
  private pending: object[] = [];
  constructor(private readonly listen: (list: { getEntries(): object[] }) => void) {}
  observe({ type, buffered: isBuffered }: { type: string; buffered: boolean }): void {
    const [first, ...rest] = isBuffered ? (buffered[type] ?? []) : [];
    if (first) this.listen({ getEntries: () => [first] });
    this.pending = rest;
  }
  takeRecords(): object[] {
    return this.pending.splice(0);
  }
}

/** What is measured of these entries; the first one comes by itself, the others wait until the result is read. */
function costOf(entries: typeof buffered, types = ['layout-shift', 'long-animation-frame']): Cost {
  buffered = entries;
  Observer.supportedEntryTypes = types;
  window.PerformanceObserver = Observer as unknown as typeof PerformanceObserver;
  return measureCost()();
}

const shift = (value: number, ...sources: object[]): object => ({ value, hadRecentInput: false, sources });
const frame = (...scripts: [sourceURL: string, duration: number][]): object => ({
  scripts: scripts.map(([sourceURL, duration]) => ({ sourceURL, duration })),
});

/** A page with one of our elements, and a node of the host page. */
function openPage(): { ours: HTMLElement; host: HTMLElement } {
  document.body.innerHTML =
    '<p style="height: 50px">Host</p><shopper-profile-plans style="display: block; height: 80px"><b>Author</b></shopper-profile-plans>';
  return {
    ours: document.querySelector<HTMLElement>('shopper-profile-plans')!,
    host: document.querySelector('p')!,
  };
}

describe('what the bundle costs a page', () => {
  afterEach(() => {
    window.PerformanceObserver = native;
    document.body.replaceChildren();
    performance.clearMeasures();
    forgetPage();
  });

  it('is the shift of our elements, of what is in them, and of what their shadow roots hide', () => {
    const { ours, host } = openPage();
    const inside = ours.getBoundingClientRect();
    const outside = host.getBoundingClientRect();
    const { layoutShift } = costOf({
      'layout-shift': [
        shift(0.1, { node: ours, currentRect: inside }),
        shift(0.02, { node: ours.firstElementChild!.firstChild, currentRect: inside }),
        shift(0.003, { node: null, currentRect: inside }),
        shift(0.5, { node: host, currentRect: outside }),
        shift(0.5, { node: null, currentRect: outside }),
        shift(0.5),
        { ...shift(0.5, { node: ours, currentRect: inside }), hadRecentInput: true },
      ],
    });
    expect(layoutShift).to.be.closeTo(0.123, 1e-9);
  });

  it('is the frames in which our files ran for 50 ms or more', () => {
    copies().push({ version: '1', address: LOADER });
    const { longFrames } = costOf({
      'long-animation-frame': [
        frame([CHUNK, 30], [LOADER, 30], ['https://www.example.com/app.js', 200]),
        frame([CHUNK, 49]),
        frame(['https://static.example.com/profile/other.js', 300], ['', 90]),
        frame([CHUNK, 100]),
        {},
      ],
    });
    expect(longFrames).to.deep.equal({ count: 2, ms: 160 });
  });

  it('is unknown where the browser does not measure it, and frames in a bundle of the host', () => {
    copies().push({ version: '1', address: LOADER });
    const { layoutShift, longFrames, firstCards } = costOf({}, []);
    expect({ layoutShift, longFrames, firstCards }).to.deep.equal({
      layoutShift: undefined,
      longFrames: undefined,
      firstCards: undefined,
    });
    forgetPage();
    copies().push({ version: '1', address: 'npm' });
    expect(costOf({}).longFrames).to.equal(undefined);
  });

  it('has the time of the first cards', () => {
    performance.measure('shopper-profile:cards', { start: 0, end: 1234 });
    expect(costOf({}).firstCards).to.equal(1234);
  });

  it('comes from the browser: a shift of one of our elements', async () => {
    if (!native.supportedEntryTypes.includes('layout-shift')) return;
    const { ours, host } = openPage();
    const cost = measureCost();
    const nextFrames = async (): Promise<void> => {
      for (let count = 0; count < 3; count += 1) await new Promise((done) => requestAnimationFrame(done));
    };
    await nextFrames();
    host.style.height = '250px';
    await nextFrames();
    ours.remove();
    expect(cost().layoutShift).to.be.above(0);
  });
});

describe('the page is hidden', () => {
  const state = (value: string): void => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => Reflect.deleteProperty(document, 'visibilityState'));

  it('calls the listener once, when it is hidden or left', () => {
    let count = 0;
    onceHidden(() => (count += 1));
    state('visible');
    expect(count).to.equal(0);
    state('hidden');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    state('visible');
    state('hidden');
    expect(count).to.equal(1);
  });

  it('calls the listener when the page is left without being hidden', () => {
    let count = 0;
    onceHidden(() => (count += 1));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(count).to.equal(1);
  });
});
