import { wait } from './clock';
import { logger } from './logger';
import { findProfileElement } from './roots';

const FOCUS_DELAY_MS = 10;
const MOST_TRIES = 100;

let latest = 0;

/** Whether the heading is in the viewport, below what the element's `scroll-margin` keeps free for the host's header. */
function isInViewport(heading: Element, element: Element): boolean {
  const { top, bottom } = heading.getBoundingClientRect();
  return top >= (parseFloat(getComputedStyle(element).scrollMarginTop) || 0) && bottom <= window.innerHeight;
}

/**
 * Scrolls to the first element with this tag, also inside of `<shopper-profile-page>`, and focuses its heading. Does not
 * scroll if the heading is in the viewport: the navigation that led to it stays there, too. Starts after
 * 10 ms, so that the triggering event has been handled (POP-21). Logs a missing target (ERRB-15).
 */
export async function scrollAndFocus(tag: string): Promise<void> {
  const mine = ++latest;
  await wait(FOCUS_DELAY_MS);
  const element = findProfileElement(tag);
  if (!element) {
    logger().error('Element not found to scroll & focus');
    return;
  }
  // On a slow computer the view may not be rendered yet, or a popup is still closing; then focusing fails and is retried.
  for (let tries = 0; mine === latest && tries < MOST_TRIES; tries += 1) {
    if (element.checkVisibility()) {
      const heading = element.shadowRoot?.querySelector<HTMLElement>('[tabindex="-1"]');
      if (!heading || !isInViewport(heading, element)) element.scrollIntoView();
      heading?.focus({ preventScroll: true });
      if (!heading || heading.matches(':focus')) return;
    }
    await wait(FOCUS_DELAY_MS);
  }
}
