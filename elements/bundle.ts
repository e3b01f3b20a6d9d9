/** `shopper-profile.js`: finds the tags on the page and loads only the groups that they need. */
import { nextTask, wait, whenIdle } from '../src/browser/clock';
import { loadStarter, readySignal } from '../src/browser/page';
import { hasPageAnswers } from '../src/browser/early-answers';
import { inRoots } from '../src/browser/roots';
import { rawLocale } from '../src/browser/page-config';
import { sendEarlyCalls } from '../src/services/early-calls';
import { requestOnce } from './request-once';
import { installBrandApi } from './page-api';
import { nameOf, PREFIX, STAND_IN, watchPage } from './page-pieces';
import { copyOf, registry, type Piece } from './registry';

const react = requestOnce(() => import('../src/element-kit/react'));
const sharedFile = requestOnce(() => import('./shared'));

/** How long a piece that is there may wait for others, and for a quiet moment, in milliseconds. */
const MAX_WAIT_MS = 1000;

async function show(tag: string, piece: Piece, others: readonly Promise<void>[]): Promise<void> {
  if (piece.needsProfile) loadStarter().start?.();
  // In a task of their own, all other files are asked for behind that of the load flow, and come behind it through a
  // slow network: it is at work while React comes.
  await nextTask();
  // The wording in the language that the page will most likely have; evaluated one after the other, so that no single
  // task keeps the page busy.
  const files = [sharedFile(), piece.load()] as const;
  piece.copy(rawLocale()).catch(() => undefined);
  const [{ define, loadPageCopy, provideCopy }, elementClass] = await Promise.all([...files, react()]);
  provideCopy(copyOf);
  await loadPageCopy(tag);
  if (piece.comesLast) await Promise.race([Promise.allSettled(others), wait(MAX_WAIT_MS)]);
  await (piece.comesFirst ? nextTask() : whenIdle(MAX_WAIT_MS));
  define(elementClass);
  follow().catch(() => undefined);
}

/** Authors are told of their mistakes when shoppers have what they came for. */
const checkPage = requestOnce(async () => {
  await whenIdle(MAX_WAIT_MS);
  (await import('./page-check')).checkPage(registry);
});

const check = (): void => {
  checkPage().catch(() => undefined);
};

const follow = requestOnce(async () => {
  const { followAuthoring, isPublicPage } = await sharedFile();
  await followAuthoring(check);
  if (!isPublicPage()) check();
});

const isUnknown = (tag: string): boolean => tag.includes('profile') && !(tag in registry);

function start(): void {
  installBrandApi(import.meta.url, () => {
    // Asked for with the others, what signed-in shoppers need beside them is there when the load flow comes to it.
    const isInPage = hasPageAnswers();
    if (isInPage) import('../src/state/load/page-answers').catch(() => undefined);
    if (isInPage || sendEarlyCalls())
      import('../src/state/applications/load-applications').catch(() => undefined);
  });

  const others: Promise<void>[] = [];
  const found = watchPage(registry, (tag, piece) => {
    const shown = show(tag, piece, others);
    if (!piece.comesLast) others.push(shown);
    return shown;
  });

  if (!found.some((tag) => registry[tag]?.needsProfile)) readySignal().resolve({ outcome: 'success' });

  // A misspelt name is on the page, and perhaps no piece at all.
  if (
    inRoots(':not(:defined)').some(({ localName }) => isUnknown(localName)) ||
    inRoots(STAND_IN).some((standIn) => isUnknown(`${PREFIX}${nameOf(standIn) ?? ''}`))
  )
    check();
}

// On a server there is no page.
if (typeof window !== 'undefined') start();
