/** `shopper-profile.js`: finds the tags on the page and loads only the groups that they need. */
import { nextTask, whenIdle } from '../src/browser/clock';
import { loadStarter, readySignal } from '../src/browser/page';
import { rawLocale } from '../src/browser/page-config';
import { sendEarlyCalls } from '../src/services/early-calls';
import { installBrandApi } from './page-api';
import { watchPage } from './page-pieces';
import { copyOf, registry } from './registry';

installBrandApi(() => {
  // Asked for with the others, what signed-in shoppers need beside them is there when the load flow comes to it.
  if (sendEarlyCalls()) import('../src/state/load/applications').catch(() => undefined);
});

const found = watchPage(registry, async (tag, piece) => {
  if (piece.needsProfile) loadStarter().start?.();
  // A little later than the load flow's file, all others go behind it through a slow network.
  await nextTask();
  // Asked for at once, the wording in the language that the page will most likely have; evaluated one after the other:
  // so no single task keeps the page busy.
  const react = import('../src/element-kit/react');
  const files = Promise.all([import('./runtime'), piece.load()]);
  void piece.copy(rawLocale()).catch(() => undefined);
  await react;
  const [{ define, loadPageCopy, provideCopy }, elementClass] = await files;
  provideCopy(copyOf);
  await loadPageCopy(tag);
  await (tag === 'shopper-profile-plans' ? nextTask() : whenIdle(1000));
  define(elementClass);
});

if (!found.some((tag) => registry[tag]?.needsProfile)) readySignal().resolve({ outcome: 'success' });
