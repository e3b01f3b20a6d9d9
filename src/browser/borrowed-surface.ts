import { warnOnce } from './logger';

const SURFACE = '--shopper-profile-color-surface';

/**
 * A surface in `currentcolor` is the color of the words on it, wherever it is painted; style sheets cannot see that. Such a piece gets
 * the surface of its brand.
 */
export function refuseBorrowedSurface(element: EventTarget): void {
  if (!(element instanceof HTMLElement)) return;
  if (!/currentcolor/i.test(getComputedStyle(element).getPropertyValue(SURFACE))) return;
  warnOnce(`${SURFACE}: expected a color of its own, not that of the text`);
  element.style.setProperty(SURFACE, 'initial');
}
