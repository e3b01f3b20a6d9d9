let left: Promise<void> | undefined;

/**
 * Resolves when the page is left; a new promise is made when the browser restores the page. Requests that must reach a
 * service have to be sent before the next task.
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

/** Calls the listener each time the page is left, even if it goes into the back/forward cache. */
export function onPageHide(listener: () => void): void {
  window.addEventListener('pagehide', listener);
}
