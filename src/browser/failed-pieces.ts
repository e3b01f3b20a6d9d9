/** Codes of `shopper-profile-error` that say that a piece is missing: its files did not come, or it crashed. */
const CODES = ['load-failed', 'render-failed'];

/** Calls back with the tag of each piece that cannot be shown, wherever on the page it stands. */
export function onPieceFailed(listener: (tag: string) => void): () => void {
  const handle = (event: Event): void => {
    const { source, code } = (event as CustomEvent<{ source: string; code: string }>).detail;
    if (CODES.includes(code)) listener(source);
  };
  document.addEventListener('shopper-profile-error', handle);
  return () => {
    document.removeEventListener('shopper-profile-error', handle);
  };
}
