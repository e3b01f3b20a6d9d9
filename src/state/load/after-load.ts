import { finishesWithin, wait, whenIdle } from '../../browser/clock';
import { windowWidth } from '../../browser/document-events';
import { consumeEvents } from '../../browser/emit';
import { whenFirstCardsShown } from '../../browser/first-cards';
import { callHost } from '../../browser/host-function';
import { warnOnce } from '../../browser/logger';
import { inRoots } from '../../browser/roots';
import type { Config } from '../../config/settings';
import { configAtom, currentConfig } from '../config';
import { tollFreeNumber } from './page-resources';
import { windowWidthAtom } from '../page/screen';
import { store, write } from '../store';

const CARD_RESIZE_MS = 500;
const LINK_ID_MS = 1000;
const TOLL_FREE_MS = 2000;
const TRACKING_MS = 500;
const VITALS_MS = 1000;

/** Waits, and returns whether the page is still the same, because stories and tests reset the page. */
async function waitOnPage(ms: number): Promise<boolean> {
  const page = store();
  await wait(ms);
  return store() === page;
}

/** Updates the size of the cards once the layout has settled (CONST-07, LOAD-27). */
async function resizeCards(): Promise<void> {
  if (await waitOnPage(CARD_RESIZE_MS)) write(windowWidthAtom, windowWidth());
}

/** Calls `hooks.linkId` of the host, 1 s after load (CONST-05, OPEN-A110). */
async function callLinkId({ hooks }: Config): Promise<void> {
  if (!(await waitOnPage(LINK_ID_MS))) return;
  callHost('hooks.linkId', () => hooks.linkId?.());
}

/** Requests the toll-free number, 2 s after load, unless the host has configured one (CONST-03, CONST-04, OPEN-A039). */
async function loadTollFree(config: Config): Promise<void> {
  if (config.phones.tollFree !== '') return;
  if (!(await waitOnPage(TOLL_FREE_MS))) return;
  await tollFreeNumber.load('');
}

async function loadTelemetry(): Promise<void> {
  try {
    (await import('../telemetry/telemetry')).startTelemetry();
  } catch {
    warnOnce('analytics could not be loaded');
  }
}

/** Waits for a time after load and, if there are cards to come, for these. Returns whether the page is still the same. */
async function waitForCards(ms: number, { loading }: Config): Promise<boolean> {
  if (!(await waitOnPage(ms))) return false;
  const page = store();
  if (inRoots('shopper-profile-plans,shopper-profile-page').length > 0)
    await finishesWithin(whenFirstCardsShown(), loading.callWaitMs);
  return store() === page;
}

/**
 * Starts analytics 500 ms after load (CONST-06), but not before the cards show. While `analytics.enabled` is false, it does
 * not start, and events are dropped; the host can enable it with `configure`, for example after the shopper's consent.
 */
async function followAnalytics(config: Config): Promise<void> {
  if (!(await waitForCards(TRACKING_MS, config))) return;
  const follow = (): void => {
    if (currentConfig().analytics.enabled) void loadTelemetry();
    else consumeEvents(() => undefined);
  };
  store().sub(configAtom, follow);
  follow();
}

/** Measures for the event `shopper-profile-vitals`, after all else and when the browser is idle. */
async function followVitals(config: Config): Promise<void> {
  if (!config.vitals || !(await waitForCards(VITALS_MS, config))) return;
  await whenIdle(VITALS_MS);
  try {
    (await import('../telemetry/vitals')).startVitals();
  } catch {
    // No shopper needs it.
  }
}

/** Work that is not needed for the first view of the page. */
export const afterLoad = (config: Config): Promise<unknown> =>
  Promise.all([
    resizeCards(),
    callLinkId(config),
    loadTollFree(config),
    followAnalytics(config),
    followVitals(config),
  ]);
