/** Entry point `shopper-profile.js`: finds the tags on the page and loads only the groups of files that they need. */
import { nextTask, wait, whenIdle } from '../src/browser/clock';
import { loadStarter, readySignal } from '../src/browser/page';
import { hasPageResponses } from '../src/browser/early-responses';
import { inRoots } from '../src/browser/roots';
import { rawLocale } from '../src/browser/page-config';
import { configured, sendEarlyCalls } from '../src/services/early-calls';
import { requestOnce } from './request-once';
import { installBrandApi } from './page-api';
import { nameOf, PREFIX, PLACEHOLDER, watchPage } from './page-elements';
import { copyOf, registry, type ProfileElement } from './registry';

const react = requestOnce(() => import('../src/element-kit/react'));
const sharedFile = requestOnce(() => import('./shared'));

/** Longest time, in milliseconds, that a loaded element waits for the others and for the browser to be idle. */
const MAX_WAIT_MS = 1000;

/**
 * Whether plan lists show the cost of a year or can be sorted. Then their code is requested together with the other files,
 * because cards that are sorted wait for it.
 */
const hasListOptions = (): boolean =>
  inRoots('[year-cost],[order-by],[data-year-cost],[data-order-by]').length > 0 ||
  configured('plans') !== undefined;

async function show(tag: string, element: ProfileElement, others: readonly Promise<void>[]): Promise<void> {
  if (element.needsProfile) loadStarter().start?.();
  // In a task of their own, so that all other files are requested after the file of the load flow and arrive after it
  // on a slow network. The load flow then runs while React loads.
  await nextTask();
  // Includes the texts in the most likely language of the page. The files are evaluated one after another, so that no
  // single task blocks the page.
  const files = [sharedFile(), element.load()] as const;
  element.copy(rawLocale()).catch(() => undefined);
  if (element.comesFirst && hasListOptions()) import('./plans/list-options').catch(() => undefined);
  const [{ define, loadPageCopy, provideCopy }, elementClass] = await Promise.all([...files, react()]);
  provideCopy(copyOf);
  await loadPageCopy(tag);
  if (element.comesLast) await Promise.race([Promise.allSettled(others), wait(MAX_WAIT_MS)]);
  await (element.comesFirst ? nextTask() : whenIdle(MAX_WAIT_MS));
  define(elementClass);
  follow().catch(() => undefined);
}

/** Authors' mistakes are reported only after the elements have loaded. */
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
    // Requested together with the other files, so that the code for signed-in shoppers has loaded when the load flow
    // needs it.
    const isInPage = hasPageResponses();
    if (isInPage) import('../src/state/load/page-responses').catch(() => undefined);
    if (isInPage || sendEarlyCalls())
      import('../src/state/applications/load-applications').catch(() => undefined);
  });

  const others: Promise<void>[] = [];
  const found = watchPage(registry, (tag, element) => {
    const shown = show(tag, element, others);
    if (!element.comesLast) others.push(shown);
    return shown;
  });

  if (!found.some((tag) => registry[tag]?.needsProfile)) readySignal().resolve({ outcome: 'success' });

  // A page may contain only a misspelled name and no element at all.
  if (
    inRoots(':not(:defined)').some(({ localName }) => isUnknown(localName)) ||
    inRoots(PLACEHOLDER).some((placeholder) => isUnknown(`${PREFIX}${nameOf(placeholder) ?? ''}`))
  )
    check();
}

// No page exists during server-side rendering.
if (typeof window !== 'undefined') start();
