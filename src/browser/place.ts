import { wait } from './clock';
import { isFocusNowhere } from './focus';
import { onInput } from './input-activity';
import { onPageHide } from './leaving';
import { inRoots } from './roots';
import { parseJson, sessionStore } from './storage';

/*
 * Restores the scroll position after Back and a reload. The browser itself restores it too early: before the cards are
 * rendered, the page is too short.
 */

/**
 * Position of a card or element: the tag, the index among the elements with this tag, and the index of the card in it (-1 for
 * the element itself). The offset is the distance of its top below the top of the window, in CSS pixels.
 */
type Place = [tag: string, profileElement: number, card: number, offset: number];

const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
const CHECK_MS = 50;
const MAX_CHECKS = 60;
/** Number of history entries with a stored place. */
const MAX_ENTRIES = 10;

/** Key of the current history entry; the path of the page in browsers without the Navigation API. */
const entryKey = (): string =>
  ('navigation' in window ? window.navigation.currentEntry?.key : undefined) ?? location.pathname;

const isProfileElement = ({ localName }: Element): boolean => localName.startsWith('shopper-profile-');

/** The bundle's elements on the page, including those inside of `<shopper-profile-page>`. */
const elements = (): Element[] =>
  inRoots('*')
    .filter(isProfileElement)
    .flatMap((profileElement) => [
      profileElement,
      ...[...(profileElement.shadowRoot?.querySelectorAll('*') ?? [])].filter(isProfileElement),
    ]);

const cardsOf = (profileElement: Element): Element[] => [
  ...(profileElement.shadowRoot?.querySelectorAll('article, li') ?? []),
];

const topOf = (element: Element): number => element.getBoundingClientRect().top;

const isDrawn = (element: Element): boolean => element.checkVisibility() && element.clientHeight > 0;

/** The card or element with a top edge that is nearest to the top of the window. */
function currentPlace(): Place | undefined {
  const counts = new Map<string, number>();
  let nearest: Place | undefined;
  for (const profileElement of elements()) {
    const index = counts.get(profileElement.localName) ?? 0;
    counts.set(profileElement.localName, index + 1);
    for (const [position, element] of [profileElement, ...cardsOf(profileElement)].entries()) {
      const offset = Math.round(topOf(element));
      if (isDrawn(element) && !(nearest && Math.abs(nearest[3]) <= Math.abs(offset)))
        nearest = [profileElement.localName, index, position - 1, offset];
    }
  }
  return nearest;
}

function find([tag, index, card]: Place): Element | undefined {
  const profileElement = elements().filter(({ localName }) => localName === tag)[index];
  const element = profileElement && card >= 0 ? cardsOf(profileElement)[card] : profileElement;
  return element && isDrawn(element) ? element : undefined;
}

type Entry = readonly [entry: string, place: Place];
type Places = readonly Entry[];

/** Checks the shape, because other scripts can write to the storage. */
const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  Array.isArray(value[1]) &&
  typeof value[1][0] === 'string' &&
  value[1].length === 4 &&
  value[1].slice(1).every(Number.isInteger);

function readPlaces(key: string): Places {
  const stored = parseJson(sessionStore.read(key));
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

function storePlace(key: string): void {
  const entry = entryKey();
  const place = window.scrollY > 0 ? currentPlace() : undefined;
  const others = readPlaces(key).filter(([other]) => other !== entry);
  const places = place ? [...others, [entry, place] as const] : others;
  sessionStore.write(key, JSON.stringify(places.slice(-MAX_ENTRIES)));
}

const isComingBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(({ type }: PerformanceEntry & { type?: string }) => type === 'reload' || type === 'back_forward');

/** Scrolls once, as soon as the place is rendered and its position has not changed since the last check. */
async function scrollToPlace(place: Place, isObsolete: () => boolean): Promise<void> {
  let before: number | undefined;
  for (let checks = 0; checks < MAX_CHECKS && !isObsolete(); checks += 1) {
    const element = find(place);
    const top = element && topOf(element) + window.scrollY;
    if (top !== undefined && top === before) {
      window.scrollTo({ top: top - place[3], behavior: 'instant' });
      return;
    }
    before = top;
    await wait(CHECK_MS);
  }
}

/**
 * Stores the shopper's place in session storage when the page is left, and scrolls back to it after a reload, Back or
 * Forward, once `shown` has settled. Does nothing if the shopper has scrolled, pressed or focused something in the meantime,
 * or if the site restores positions itself (`history.scrollRestoration`).
 */
export async function keepPlace(key: string, shown: Promise<unknown>): Promise<void> {
  if (history.scrollRestoration === 'manual') return;
  const place = isComingBack() ? readPlaces(key).find(([entry]) => entry === entryKey())?.[1] : undefined;
  let hasMoved = false;
  const stop = onInput(MOVES, () => {
    hasMoved = true;
  });
  onPageHide(() => {
    storePlace(key);
  });
  await shown;
  if (place) await scrollToPlace(place, () => hasMoved || !isFocusNowhere());
  stop();
}
