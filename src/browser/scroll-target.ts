import { wait } from './clock';
import { logger } from './logger';
import { findPiece } from './roots';

const FOCUS_DELAY_MS = 10;
const MOST_TRIES = 100;

let latest = 0;

/**
 * Scrolls to the first element of a tag, which may stand inside of `<shopper-profile-page>`, and gives focus to its
 * heading, after 10 ms, so that what brought the shopper here is over (POP-21); a missing target is logged (ERRB-15).
 */
export async function scrollAndFocus(tag: string): Promise<void> {
  const mine = ++latest;
  await wait(FOCUS_DELAY_MS);
  const element = findPiece(tag);
  if (!element) {
    logger().error('Element not found to scroll & focus');
    return;
  }
  // On a slow computer the view may not show yet, or a popup of the one before is still closing: nothing takes focus then.
  for (let tries = 0; mine === latest && tries < MOST_TRIES; tries += 1) {
    if (element.checkVisibility()) {
      element.scrollIntoView();
      const heading = element.shadowRoot?.querySelector<HTMLElement>('[tabindex="-1"]');
      heading?.focus({ preventScroll: true });
      if (!heading || heading.matches(':focus')) return;
    }
    await wait(FOCUS_DELAY_MS);
  }
}
