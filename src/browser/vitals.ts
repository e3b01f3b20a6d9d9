import { copies, type Copy } from './page';
import { inRoots } from './roots';

/*
 * What the bundle costs a page: shifts of its elements, and frames that its scripts make long. The browser keeps entries
 * from before the first call, so this file can load late.
 */

interface ShiftSource {
  /** `null` inside of a shadow root. */
  node: Node | null;
  currentRect: DOMRectReadOnly;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: readonly ShiftSource[];
}

interface LongFrame extends PerformanceEntry {
  scripts?: readonly { sourceURL: string; duration: number }[];
}

export interface Cost {
  /** Milliseconds; `undefined` without cards. */
  firstCards: number | undefined;
  /** `undefined` where the browser does not measure it. */
  layoutShift: number | undefined;
  longFrames: { count: number; ms: number } | undefined;
}

const LONG_MS = 50;
const CARDS = 'shopper-profile:cards';

const isOurTag = ({ localName }: Element): boolean => localName.startsWith('shopper-profile-');

const overlap = (one: DOMRectReadOnly, other: DOMRectReadOnly): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether a moved node is of one of our elements. The browser names no node of a shadow root, only its place. */
function isOurs({ node, currentRect }: ShiftSource, elements: readonly Element[]): boolean {
  if (!node) return elements.some((element) => overlap(element.getBoundingClientRect(), currentRect));
  for (let current: Node | null = node; current; current = current.parentNode)
    if (current instanceof Element && isOurTag(current)) return true;
  return false;
}

/** Copies with files of their own; the others are in files of the host. */
const scripts = (): Copy[] => copies().filter(({ address }) => address !== 'npm');

/** Whether a script is a file of the bundle: one that the page names, or a chunk next to it. */
const isOurScript = (url: string): boolean =>
  scripts().some(({ address }) => url === address || url.startsWith(new URL('chunks/', address).href));

interface Entries {
  'layout-shift': LayoutShift;
  'long-animation-frame': LongFrame;
}

/**
 * Calls the listener with all entries of a type, several at a time. Returns what delivers pending ones; `undefined` without
 * support.
 */
function observe<Type extends keyof Entries>(
  type: Type,
  listener: (entries: readonly Entries[Type][]) => void,
): (() => void) | undefined {
  if (!('PerformanceObserver' in window) || !PerformanceObserver.supportedEntryTypes.includes(type))
    return undefined;
  const take = (entries: PerformanceEntryList): void => {
    if (entries.length > 0) listener(entries as Entries[Type][]);
  };
  const observer = new PerformanceObserver((list) => {
    take(list.getEntries());
  });
  observer.observe({ type, buffered: true });
  return () => {
    take(observer.takeRecords());
  };
}

/** Starts to measure. Returns a function that reads the result. */
export function measureCost(): () => Cost {
  let layoutShift = 0;
  const longFrames = { count: 0, ms: 0 };
  const shifts = observe('layout-shift', (entries) => {
    const elements = inRoots('*').filter(isOurTag);
    for (const { value, hadRecentInput, sources = [] } of entries)
      if (!hadRecentInput && sources.some((source) => isOurs(source, elements))) layoutShift += value;
  });
  const frames =
    scripts().length > 0
      ? observe('long-animation-frame', (entries) => {
          for (const { scripts: ran = [] } of entries) {
            const ms = ran.reduce(
              (sum, { sourceURL, duration }) => sum + (isOurScript(sourceURL) ? duration : 0),
              0,
            );
            if (ms < LONG_MS) continue;
            longFrames.count += 1;
            longFrames.ms += ms;
          }
        })
      : undefined;
  return () => {
    shifts?.();
    frames?.();
    return {
      firstCards: performance.getEntriesByName(CARDS).at(-1)?.duration,
      layoutShift: shifts && layoutShift,
      longFrames: frames && longFrames,
    };
  };
}

/** Calls the listener once, when the page is hidden or left. */
export function onceHidden(listener: () => void): void {
  const ending = new AbortController();
  const { signal } = ending;
  const hide = (): void => {
    ending.abort();
    listener();
  };
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') hide();
    },
    { signal },
  );
  window.addEventListener('pagehide', hide, { signal });
}
