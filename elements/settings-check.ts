/**
 * Reports what a site must set before it goes live (docs/guides/brand-engineer.md): settings without a default that an
 * element on the page needs, and placeholders that have no value. Reports keys, never values.
 */
import { whenIdle } from '../src/browser/clock';
import { warnOnce } from '../src/browser/logger';
import { currentHost } from '../src/browser/navigation';
import { inRoots, onRootsChange } from '../src/browser/roots';
import { pageSingleton } from '../src/browser/page-singleton';
import { isEnvironmentKnown } from '../src/config/derived';
import type { Config } from '../src/config/settings';
import { nearestName } from '../src/domain/nearest-name';
import { placeholdersOf } from '../src/domain/shopper/route-placeholders';
import { configAtom, currentConfig } from '../src/state/config';
import { store } from '../src/state/store';

declare module '../src/browser/page-singleton' {
  interface PageValues {
    settingsCheck: unknown;
  }
}

const MAX_WAIT_MS = 1000;

const orByPhone = ' (with a number in phones, "Enroll by phone" is)';

/** Settings without a default that elements need. */
const needs: readonly {
  key: string;
  elements: readonly string[];
  isSet: (config: Config) => boolean;
  consequence: string;
}[] = [
  ...(['MA', 'PDP', 'SNP'] as const).map((type) => ({
    key: `routes.application.${type}`,
    elements: ['plans', 'recommendation', 'applications'],
    isSet: ({ routes }: Config) => Boolean(routes.application[type]),
    consequence: `"Enroll in plan" and "Continue" are not offered for such plans${orByPhone}`,
  })),
  {
    key: 'routes.viewApplication',
    elements: ['plans', 'recommendation', 'applications'],
    isSet: ({ routes }) => Boolean(routes.viewApplication),
    consequence: '"View application" is not offered',
  },
  {
    key: 'routes.medsuppResume',
    elements: ['plans', 'recommendation', 'applications'],
    isSet: ({ routes }) => Boolean(routes.medsuppResume),
    consequence: '"Continue application" is not offered for supplement plans',
  },
  {
    key: 'vendors.providerSearch',
    elements: ['doctors'],
    isSet: ({ vendors, routes }) => vendors.providerSearch !== null || Boolean(routes.providerSearch),
    consequence: 'without it or routes.providerSearch doctors cannot be added or edited',
  },
  {
    key: 'phones.tollFree',
    elements: ['help', 'faq'],
    isSet: ({ phones, endpoints }) => phones.tollFree !== '' || endpoints.tollFree !== null,
    consequence: 'endpoints.tollFree is switched off, too, and no number to call shows',
  },
];

const isOnPage = (element: string): boolean =>
  inRoots(`shopper-profile-${element},shopper-profile-page`).length > 0;

function checkNeeds(config: Config): void {
  for (const { key, elements, isSet, consequence } of needs)
    if (!isSet(config) && elements.some(isOnPage)) warnOnce(`${key} is not set: ${consequence}`);
  if (config.analytics.enabled && !isEnvironmentKnown(config, currentHost()))
    warnOnce(
      'environment is not set, and analytics.hosts does not list this host: analytics go to the topic for tests, without user id and names',
    );
}

function checkPlaceholders({ routes: { application, ...routes } }: Config): void {
  const inApplication = Object.entries(application).map(
    ([type, url]) => [`application.${type}`, url] as const,
  );
  for (const [route, template] of [...Object.entries(routes), ...inApplication]) {
    const known = placeholdersOf(route);
    for (const [, name = ''] of (template ?? '').matchAll(/\{(\w+)\}/g)) {
      if (known.includes(name)) continue;
      const nearest = nearestName(name, known);
      warnOnce(
        `routes.${route}: unknown placeholder {${name}}${nearest ? `; did you mean {${nearest}}?` : ''}`,
      );
    }
  }
}

const whenLoaded = (): Promise<void> =>
  new Promise((done) => {
    if (document.readyState === 'complete') done();
    else
      window.addEventListener('load', () => {
        done();
      });
  });

function follow(): true {
  let isWaiting = false;
  const check = async (): Promise<void> => {
    if (isWaiting) return;
    isWaiting = true;
    // Scripts of the page may call `configure` until then.
    await whenLoaded();
    await whenIdle(MAX_WAIT_MS);
    isWaiting = false;
    const config = currentConfig();
    checkNeeds(config);
    checkPlaceholders(config);
  };
  onRootsChange(() => void check());
  store().sub(configAtom, () => void check());
  void check();
  return true;
}

/** Checks the settings once the page has loaded, and whenever the settings or the elements on the page have changed. */
export function followSettings(): void {
  pageSingleton('settingsCheck', follow);
}
