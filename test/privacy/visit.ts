/** A whole visit of a planted shopper to a hostile page. */
import { agentSession, scenarios, signInCode, type Scenario } from '../../demo/service/index';
import type { ConfigInput } from '../../src/config/settings';
import { pass, settled, startFakeClock } from '../support/clock';
import { openTestPage, ready, whenLeaving, type TestPage } from '../support/page';
import { draw, testTool, toolDoes } from '../support/tools';
import { arriveWithCode, setIdentityCookie } from '../support/visits';
import { listenToEverything, type Trace, type Written } from './hostile-page';
import { plant, typed } from './planted';
import { signOut, usePopups, useView, walk, type Pressed } from './walk';

const address = location.href;
const GUEST_PROFILE = 'shopperProfile.guestProfile';
const IDENTITY = 'shopperProfile.identity';
/** Long enough for delayed work: analytics, the toll-free number, hooks of the host. */
const AFTER_LOAD_MS = 3000;
const SESSION_S = 60;
const OPENING_MS = 30_000;
const MOST_PLANS = 40;

/** Attributes of the page that turn on what is off by default. */
const OFF_BY_DEFAULT = 'year-change year-cost order-by="saved" compare-in-page';

/** Values of keys that have none by default, by name. */
export const configuredNames = {
  'routes.application.MA': '/apply/ma',
  'routes.application.PDP': '/apply/pdp',
  'routes.application.SNP': '/apply/snp',
  'routes.viewApplication': '/apply/view',
  'routes.medsuppResume': '/medsupp/resume',
  'agentSession.header': agentSession.header,
  'agentSession.storageKey': agentSession.storageKey,
} as const;

const config: ConfigInput = {
  analytics: { enabled: true },
  guest: { mergeOnSignIn: true },
  session: { applyToGuests: true, timeout: SESSION_S },
  vendors: { providerSearch: testTool, drugEstimator: testTool },
  routes: {
    application: {
      MA: configuredNames['routes.application.MA'],
      PDP: configuredNames['routes.application.PDP'],
      SNP: configuredNames['routes.application.SNP'],
    },
    viewApplication: configuredNames['routes.viewApplication'],
    medsuppResume: configuredNames['routes.medsuppResume'],
  },
  print: () => undefined,
};

export interface OpenVisit {
  page: TestPage;
  traces: Trace[];
  written: Written[];
  collect(): void;
}

/** Opens the page, and waits until it has loaded. */
export async function openHostilePage(
  scenario: Scenario,
  changes: ConfigInput = {},
  tag: keyof HTMLElementTagNameMap = 'shopper-profile-page',
): Promise<OpenVisit> {
  const page = openTestPage({ scenario, merge: 'merged', config: { ...config, ...changes } });
  whenLeaving(() => {
    history.replaceState(null, '', address);
  });
  startFakeClock();
  const { service } = page;
  // A thousand cards contain the same kinds of values as forty.
  service.state.plansDetails.plans.splice(MOST_PLANS);
  const planting = plant(service);
  const guestProfile = localStorage.getItem(GUEST_PROFILE);
  if (guestProfile !== null) localStorage.setItem(GUEST_PROFILE, planting(guestProfile));
  const identity = JSON.stringify(service.identity);
  if (service.agentToken !== null) sessionStorage.setItem(IDENTITY, planting(identity));
  else if (!service.identity.isGuest) setIdentityCookie(planting(identity));
  if (scenarios[scenario].arrivesWithCode) arriveWithCode(signInCode(scenario));
  toolDoes(({ box }) => {
    draw(box);
    box.append(typed.doctor!);
  });
  const { traces, written, collect } = listenToEverything(page);
  if (tag === 'shopper-profile-page') {
    await page.place('shopper-profile-next-steps');
    await page.place('shopper-profile-take-along');
  }
  await page.place(tag, tag === 'shopper-profile-page' ? OFF_BY_DEFAULT : '');
  await settled(OPENING_MS);
  await ready();
  await pass(AFTER_LOAD_MS);
  return { page, traces, written, collect };
}

/** The import popup has two forms (IMPORT-03, IMPORT-13). */
async function importBoth({ place }: TestPage): Promise<void> {
  for (const variant of ['claims', 'profile']) {
    const tag = await place('shopper-profile-import', `variant="${variant}"`);
    void window.shopperProfile!.showImport!();
    await settled();
    await usePopups(new Map());
    tag.remove();
  }
}

export async function visit(scenario: Scenario): Promise<OpenVisit & { pressed: Pressed }> {
  const open = await openHostilePage(scenario);
  const pressed = await walk();
  await importBoth(open.page);
  open.collect();

  const again = [window.shopperProfile!.refresh!(), window.shopperProfile!.sendEmailReminder!()];
  await settled();
  await Promise.all(again);

  await pass(SESSION_S * 1000 + AFTER_LOAD_MS);
  await useView(pressed);
  await signOut(pressed);
  await settled();
  open.collect();
  return { ...open, pressed };
}
