/** `shopper-profile.classic.js`: everything in one classic script, for templates that cannot use modules. */
import { loadStarter, readySignal } from '../src/browser/page';
import { installBrandApi } from './page-api';
import { watchPage } from './page-pieces';
import { copyOf, registry } from './registry';
import { define, loadPageCopy, provideCopy } from './runtime';

installBrandApi();
provideCopy(copyOf);

const found = watchPage(registry, async (tag, piece) => {
  if (piece.needsProfile) loadStarter().start?.();
  const [elementClass] = await Promise.all([piece.load(), loadPageCopy(tag)]);
  define(elementClass);
});

if (!found.some((tag) => registry[tag]?.needsProfile)) readySignal().resolve({ outcome: 'success' });
