/** The address as a whole: `#` alone at its end counts, unlike in `location.hash`. */
export const currentAddress = (): string => location.href;

/** Names a place of this page in the present entry of the history; nothing scrolls, and no event tells of it. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.href.replace(/#.*|$/, `#${hash}`));
}

/** Calls back when the browser shows the page again as it was left, by Back or Forward. */
export function onPageRestored(listener: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

export const historyLength = (): number => history.length;

export function goBack(): void {
  history.back();
}
