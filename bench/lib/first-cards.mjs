/* global document, requestAnimationFrame, window */

const TIMEOUT = 60_000;
const POLLING_MS = 100;

/**
 * Records the time of the first frame after two cards show their cost, or after the floor page has its text.
 * By then they are painted.
 */
export function watchFirstCards() {
  const hasBox = (element) => element.getClientRects().length > 0;
  const areThere = () => {
    const floor = document.querySelector('[data-floor]');
    if (floor) return hasBox(floor);
    const cards = document
      .querySelector('shopper-profile-plans')
      ?.shadowRoot?.querySelectorAll('.card:not(.card-loading) .card-facts');
    return cards?.length >= 2 && [...cards].slice(0, 2).every(hasBox);
  };
  const look = () =>
    requestAnimationFrame(() => {
      if (!areThere()) look();
      else requestAnimationFrame(() => (window.firstCardsAt = performance.now()));
    });
  look();
}

/** Milliseconds from the start of the navigation. */
export async function firstCards(page) {
  const handle = await page.waitForFunction(() => window.firstCardsAt, {
    timeout: TIMEOUT,
    polling: POLLING_MS,
  });
  return handle.jsonValue();
}
