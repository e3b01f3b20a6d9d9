/** CSS pixels; none on a server. */
export const windowWidth = (): number => (typeof window === 'undefined' ? 0 : window.innerWidth);

/** Resize and load of the window call for a plan-card size update (LOAD-27, LOAD-28). */
export function onWindowSize(listener: () => void): void {
  window.addEventListener('resize', listener);
  window.addEventListener('load', listener);
}

/** A press anywhere in the page; `path` crosses shadow roots. */
export function onPagePress(listener: (path: EventTarget[]) => void): () => void {
  const handle = (event: Event): void => {
    listener(event.composedPath());
  };
  document.addEventListener('click', handle);
  return () => {
    document.removeEventListener('click', handle);
  };
}
