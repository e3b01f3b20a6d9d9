import { expect } from 'chai';
import { markFirstCardsShown } from '../../../src/browser/first-cards';
import { configure } from '../../../src/browser/page';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { pass, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, spyOnEvents, whenLeaving } from '../../support/page';
import { visitAgain } from '../../support/visits';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

/** Long enough for the waiting after the load flow and until the browser is idle. */
const SOON_MS = 3000;

function hide(): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

/** A page whose load flow has ended, and the vitals that it has dispatched. */
async function openLoaded(options: Options = {}, tags = '') {
  const page = openTestPage({ scenario: 'consumer', ...options });
  page.container.insertAdjacentHTML('beforeend', tags);
  startFakeClock(0);
  const seen = spyOnEvents('vitals');
  const flow = startLoadFlow();
  await settled();
  await flow;
  await settled();
  return { page, seen };
}

async function waitForIdle(): Promise<void> {
  await pass(SOON_MS);
  // A busy machine may not be idle for longer than a test may take.
  await new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: SOON_MS }));
  await settled();
}

describe('shopper-profile-vitals', () => {
  afterEach(leaveTestPage);

  it('is dispatched once, when the page is hidden', async () => {
    const { seen } = await openLoaded();
    await waitForIdle();
    expect(seen).to.deep.equal([]);
    hide();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    hide();
    expect(seen).to.have.length(1);
    expect(seen[0]?.[1]).to.have.all.keys(
      'release',
      'firstCards',
      'layoutShift',
      'longFrames',
      'failedCalls',
      'fallbacks',
    );
  });

  it('names failed calls and what showed instead', async () => {
    const { seen } = await openLoaded({ fail: [{ call: 'planList', kind: 503 }] });
    await waitForIdle();
    hide();
    const { failedCalls, fallbacks } = seen[0]?.[1] as { failedCalls: object[]; fallbacks: string[] };
    expect(failedCalls.map((failed) => ({ ...failed, count: 1 }))).to.deep.equal([
      { call: 'plan list', kind: '5xx', count: 1 },
    ]);
    expect(fallbacks).to.deep.equal(['plans-failed']);
  });

  it('is not dispatched if `vitals` is false, also later', async () => {
    const off = await openLoaded({ config: { vitals: false } });
    await waitForIdle();
    hide();
    expect(off.seen).to.deep.equal([]);
    leaveTestPage();
    const later = await openLoaded();
    await waitForIdle();
    configure({ vitals: false });
    hide();
    expect(later.seen).to.deep.equal([]);
  });

  it('starts only after the first cards', async () => {
    const { seen } = await openLoaded(
      { config: { loading: { callWaitMs: 60_000 } } },
      '<shopper-profile-plans></shopper-profile-plans>',
    );
    await waitForIdle();
    hide();
    expect(seen).to.deep.equal([]);
    markFirstCardsShown(false);
    await waitForIdle();
    hide();
    expect(seen).to.have.length(1);
  });

  it('is not dispatched for a page that is gone', async () => {
    const { page, seen } = await openLoaded();
    await waitForIdle();
    visitAgain(page);
    hide();
    expect(seen).to.deep.equal([]);
  });

  it('is not sent anywhere by the page', async () => {
    const { page } = await openLoaded({ config: { analytics: { enabled: true } } });
    await waitForIdle();
    const pushed: unknown[] = [];
    const holder = window as unknown as Record<string, unknown>;
    holder.pageDataLayer = pushed;
    whenLeaving(() => Reflect.deleteProperty(holder, 'pageDataLayer'));
    const before = page.service.requests.length;
    hide();
    await settled();
    expect(page.service.requests).to.have.length(before);
    expect(pushed).to.deep.equal([]);
  });
});
