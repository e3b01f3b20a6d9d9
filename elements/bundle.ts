/** `shopper-profile.js`: finds the tags on the page and loads only what they need. */
import { nextTask } from '../src/browser/clock';
import { loadStarter, readySignal } from '../src/browser/page';
import { rawLocale } from '../src/browser/page-config';
import { fetchCopy } from '../src/copy/load';
import { installBrandApi } from './page-api';
import { watchPage } from './page-pieces';
import { registry } from './registry';

installBrandApi();

const found = watchPage(registry, async (_tag, piece) => {
  if (piece.needsProfile) loadStarter().start?.();
  // Asked for in a task for each piece, the wording in the language that the page will most likely have; evaluated one
  // after the other: so no single task keeps the page busy.
  await nextTask();
  const react = import('../src/element-kit/react');
  if (piece.copy) void fetchCopy(rawLocale(), piece.copy).catch(() => undefined);
  const files = Promise.all([import('./runtime'), piece.load()]);
  await react;
  const [{ define, loadPageCopy }, elementClass] = await files;
  if (piece.copy) await loadPageCopy(piece.copy);
  await nextTask();
  define(elementClass);
});

// On its way before them, being the largest; a piece reports it if it cannot be loaded.
if (found.length > 0) void import('../src/element-kit/react').catch(() => undefined);

// On its way beside everything else, as the first step of the load flow needs it.
if (/[?&]code=/.test(location.search)) void import('../src/state/load/sign-in').catch(() => undefined);

if (!found.some((tag) => registry[tag]?.needsProfile)) readySignal().resolve({ outcome: 'success' });
