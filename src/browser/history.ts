/** The full URL. Unlike `location.hash`, it keeps a trailing `#` without a fragment. */
export const currentAddress = (): string => location.href;

/** Replaces the hash of the current history entry, without scrolling and without a `hashchange` event. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.href.replace(/#.*|$/, `#${hash}`));
}

/** Calls the listener when the browser restores the page from the back/forward cache. */
export function onPageRestored(listener: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

export const historyLength = (): number => history.length;

export function goBack(): void {
  history.back();
}
