/** Width of the window in CSS pixels; 0 on a server. */
export const windowWidth = (): number => (typeof window === 'undefined' ? 0 : window.innerWidth);

/** Calls the listener on `resize` and `load` of the window, when plan cards update their size (LOAD-27, LOAD-28). */
export function onWindowSize(listener: () => void): void {
  window.addEventListener('resize', listener);
  window.addEventListener('load', listener);
}

/** Calls the listener on every click in the page; `path` includes elements inside of shadow roots. */
export function onPagePress(listener: (path: EventTarget[]) => void): () => void {
  const handle = (event: Event): void => {
    listener(event.composedPath());
  };
  document.addEventListener('click', handle);
  return () => {
    document.removeEventListener('click', handle);
  };
}
