/**
 * Entry point `shopper-profile.classic.js`: everything in one classic script, for templates that cannot use modules.
 */
import { settings } from '../src/config/settings';
import { provideSettings } from '../src/state/common-config';
import { loadStarter, readySignal } from '../src/browser/page';
import { installBrandApi } from './page-api';
import { checkPage } from './page-check';
import { watchPage } from './page-elements';
import { copyOf, registry } from './registry';
import { define, followAuthoring, isPublicPage, loadPageCopy, provideCopy } from './shared';

function start(): void {
  installBrandApi(import.meta.url);
  // In a single file, the elements are evaluated after this line, but the configuration is first read before them.
  provideSettings(settings);
  provideCopy(copyOf);

  const found = watchPage(registry, async (tag, element) => {
    if (element.needsProfile) loadStarter().start?.();
    const [elementClass] = await Promise.all([element.load(), loadPageCopy(tag)]);
    define(elementClass);
  });

  if (!found.some((tag) => registry[tag]?.needsProfile)) readySignal().resolve({ outcome: 'success' });

  const check = (): void => {
    checkPage(registry);
  };
  void followAuthoring(check);
  if (!isPublicPage()) check();
}

// No page exists during server-side rendering.
if (typeof window !== 'undefined') start();
