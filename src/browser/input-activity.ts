const SECOND = 1000;

/** Calls the listener about once per second (browsers throttle timers). Returns a function that stops it. */
export function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND);
  return () => {
    clearInterval(timer);
  };
}

/**
 * Calls the listener on every event of these types, even if the page stops its propagation. Returns a function that stops
 * it.
 */
export function onInput(events: readonly string[], listener: () => void): () => void {
  const options = { capture: true, passive: true };
  for (const name of events) window.addEventListener(name, listener, options);
  return () => {
    for (const name of events) window.removeEventListener(name, listener, options);
  };
}
