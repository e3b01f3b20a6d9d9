/** Calls `before` and `after` when the browser prints. Returns a function that stops it. */
export function onPrint(before: () => void, after: () => void): () => void {
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
