import { localStore } from './storage';

/** Tells the other tabs something; nothing of it stays in storage. */
export function tellOtherTabs(key: string, text: string): void {
  localStore.write(key, text);
  localStore.remove(key);
}

/** Calls back when another tab writes a value of local storage; returns how to stop. */
export function onWrittenByOtherTab(key: string, listener: () => void): () => void {
  const handle = (event: StorageEvent): void => {
    if (event.key === key && event.newValue !== null) listener();
  };
  window.addEventListener('storage', handle);
  return () => {
    window.removeEventListener('storage', handle);
  };
}
