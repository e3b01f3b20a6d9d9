import { warnOnce } from './logger';

/**
 * Pushes an entry to the global array of this name; creates the array if it does not exist (OPEN-B27). Looks it up each time,
 * because the host may replace it. If it cannot be pushed to, warns once and drops the entry.
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
