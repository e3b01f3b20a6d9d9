/**
 * Detects layout faults on a host page and in a popup over it, as text, so that a failing test shows what it
 * found.
 */
import { expect } from 'chai';
import { eventually } from './clock';
import { drawn } from './hosts';
import type { TestPage } from './page';

const CONTROLS = 'button, a[href], input';

/** Every element below a root, including open shadow roots. */
export function* everythingIn(root: ParentNode): Generator<HTMLElement> {
  for (const child of root.querySelectorAll<HTMLElement>('*')) {
    yield child;
    if (child.shadowRoot) yield* everythingIn(child.shadowRoot);
  }
}

export const boxes = ({ container }: TestPage): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>('.box'),
];
const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;

/** Content that is out of reach, or that makes the page scroll sideways. */
export function reachFaults(root: ParentNode): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${String(scrollWidth)} px wide`);
  for (const element of everythingIn(root)) {
    if (!element.matches(CONTROLS) || !isShown(element)) continue;
    const { left, right } = element.getBoundingClientRect();
    if (left < -0.5 || right > clientWidth + 0.5)
      faults.push(
        `${(element.getRootNode() as ShadowRoot).host.localName} ${element.textContent || element.ariaLabel}: ${String(left)} … ${String(right)}`,
      );
  }
  return faults;
}

/** The positions of all elements of the host page. */
export const places = ({ container }: TestPage): string[] =>
  [document.body, ...container.querySelectorAll('.host-link, .box')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [
      element.matches('.box') ? element.firstElementChild?.localName : element.textContent.slice(0, 60),
      x,
      y,
      width,
      height,
    ].join(' ');
  });

const numbersOf = (place: string): number[] => place.split(' ').slice(-4).map(Number);

/** Ignores fractions of a pixel, because Firefox rounds the position of a page in its window. */
const isMoved = (from: string, to: string): boolean =>
  numbersOf(to).some((number, index) => Math.abs(number - numbersOf(from)[index]!) >= 1);

/** Elements that have moved, as text. */
export const moved = (before: string[], after: string[]): string =>
  before
    .flatMap((place, index) => (isMoved(place, after[index]!) ? `${place} → ${String(after[index])}` : []))
    .join('\n');

/** Cards that scroll into view get their size some frames later. */
export async function placesAtRest(page: TestPage): Promise<string[]> {
  for (let before = places(page); ;) {
    await drawn();
    const now = places(page);
    if (moved(before, now) === '') return now;
    before = now;
  }
}

/** The topmost popup. */
export const openDialog = (page: TestPage): HTMLDialogElement | null =>
  [...everythingIn(page.container)].find((element): element is HTMLDialogElement =>
    element.matches('dialog:modal'),
  ) ?? null;

/** The popup that is about to open, once it is in its place. */
export async function shownDialog(page: TestPage): Promise<HTMLDialogElement> {
  const dialog = await eventually(() => {
    expect(openDialog(page)).to.exist;
    return openDialog(page)!;
  });
  await drawn();
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  return dialog;
}

export function dialogFaults(dialog: HTMLElement): string[] {
  const box = dialog.getBoundingClientRect();
  const faults = reachFaults(dialog);
  if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight)
    faults.push('the popup leaves the window');
  if (dialog.scrollWidth > dialog.clientWidth) faults.push('the popup scrolls sideways');
  return faults;
}
