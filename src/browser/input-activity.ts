const SECOND = 1000;

/** Calls back each second, if the browser has the time; returns how to stop. */
export function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND);
  return () => {
    clearInterval(timer);
  };
}

/** Calls back on every event of these kinds, whatever the page itself does with it; returns how to stop. */
export function onInput(events: readonly string[], listener: () => void): () => void {
  const options = { capture: true, passive: true };
  for (const name of events) window.addEventListener(name, listener, options);
  return () => {
    for (const name of events) window.removeEventListener(name, listener, options);
  };
}
