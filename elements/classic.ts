/** `shopper-profile.classic.js`: everything in one classic script, for templates that cannot use modules. */
import { loadStarter, readySignal } from '../src/browser/page';
import { define, loadPageCopy } from './runtime';
import { installBrandApi } from './page-api';
import { watchPage } from './page-pieces';
import { registry } from './registry';

installBrandApi();

const found = watchPage(registry, async (_tag, piece) => {
  if (piece.needsProfile) loadStarter().start?.();
  const [elementClass] = await Promise.all([piece.load(), piece.copy && loadPageCopy(piece.copy)]);
  define(elementClass);
});

if (!found.some((tag) => registry[tag]?.needsProfile)) readySignal().resolve({ outcome: 'success' });
