/** Calls back when another tab writes a value of local storage; returns how to stop. */
export function onWrittenByOtherTab(key: string, listener: (value: string) => void): () => void {
  const handle = (event: StorageEvent): void => {
    if (event.key === key && event.newValue !== null) listener(event.newValue);
  };
  window.addEventListener('storage', handle);
  return () => {
    window.removeEventListener('storage', handle);
  };
}
