import { warnOnce } from './logger';

/**
 * Puts an entry into the array of the host's page that has this name, which is made if it is missing (OPEN-B27). It is
 * looked up each time: a host may replace it. One that takes nothing is left as it is.
 */
export function pushPageData(name: string, entry: object): void {
  if (name === '') return;
  const holder = window as unknown as Record<string, unknown>;
  try {
    holder[name] ??= [];
    (holder[name] as unknown[]).push(entry);
  } catch {
    warnOnce('the page data array takes no entries');
  }
}
