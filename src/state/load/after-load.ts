import { finishesWithin, wait } from '../../browser/clock';
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

/** Returns whether the page is still there then: stories and tests go from one page to the next. */
async function waitOnPage(ms: number): Promise<boolean> {
  const page = store();
  await wait(ms);
  return store() === page;
}

/** Cards take their size again when the page has settled (CONST-07, LOAD-27). */
async function resizeCards(): Promise<void> {
  if (await waitOnPage(CARD_RESIZE_MS)) write(windowWidthAtom, windowWidth());
}

/** The host's own set-up, 1 s after load (CONST-05, OPEN-A110). */
async function callLinkId({ hooks }: Config): Promise<void> {
  if (!(await waitOnPage(LINK_ID_MS))) return;
  callHost('hooks.linkId', () => hooks.linkId?.());
}

/** The toll-free number, 2 s after load, unless the host has configured one (CONST-03, CONST-04, OPEN-A039). */
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

/**
 * Analytics hear of the page 500 ms after it (CONST-06), never before its cards show, and not while they are switched off:
 * what has happened until then is forgotten. A host whose shopper agrees later switches them on with `configure`.
 */
async function followAnalytics({ loading }: Config): Promise<void> {
  if (!(await waitOnPage(TRACKING_MS))) return;
  if (inRoots('shopper-profile-plans,shopper-profile-page').length > 0)
    await finishesWithin(whenFirstCardsShown(), loading.callWaitMs);
  const follow = (): void => {
    if (currentConfig().analytics.enabled) void loadTelemetry();
    else consumeEvents(() => undefined);
  };
  store().sub(configAtom, follow);
  follow();
}

/** What can wait until the page shows. */
export const afterLoad = (config: Config): Promise<unknown> =>
  Promise.all([resizeCards(), callLinkId(config), loadTollFree(config), followAnalytics(config)]);
