/**
 * Reports what a site must set before it goes live (docs/guides/brand-engineer.md): settings without a default that an
 * element on the page needs, and placeholders that have no value. Reports keys, never values.
 */
import { whenIdle } from '../src/browser/clock';
import { warnOnce } from '../src/browser/logger';
import { currentHost } from '../src/browser/navigation';
import { inRoots, onRootsChange } from '../src/browser/roots';
import { pageSingleton } from '../src/browser/page-singleton';
import { configAtom, currentConfig } from '../src/state/config';
import { store } from '../src/state/store';
import { missingSettings, unknownRoutePlaceholders } from './settings-faults';

declare module '../src/browser/page-singleton' {
  interface PageValues {
    settingsCheck: unknown;
  }
}

const MAX_WAIT_MS = 1000;

const isOnPage = (element: string): boolean =>
  inRoots(`shopper-profile-${element},shopper-profile-page`).length > 0;

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
    const faults = [...missingSettings(config, currentHost(), isOnPage), ...unknownRoutePlaceholders(config)];
    faults.forEach(warnOnce);
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
