let left: Promise<void> | undefined;

/**
 * Settles when the page is left, and is settled until the browser brings it back: what has to reach a service must be sent
 * before the next task.
 */
export const leaving = (): Promise<void> =>
  (left ??= new Promise((done) => {
    window.addEventListener(
      'pagehide',
      () => {
        done();
      },
      { once: true },
    );
    window.addEventListener('pageshow', () => (left = undefined), { once: true });
  }));

/** Calls the listener each time the page is left, also when the browser keeps it for Back. */
export function onPageHide(listener: () => void): void {
  window.addEventListener('pagehide', listener);
}
