/**
 * If a page is left before the analytics chunk has loaded, session storage keeps its events, and the next page of the visit
 * sends them.
 */
import { bufferedEvents, type AppEvent } from '../../browser/emit';
import { onPageHide } from '../../browser/leaving';
import { parseJson, sessionStore } from '../../browser/storage';
import { isRecord } from '../../domain/coerce';
import { currentConfig } from '../config';
import { currentShopper } from '../shopper/shopper';

/** Analytics read only single words of a detail, so URLs and messages are not stored. */
const isWord = (value: unknown): boolean => typeof value === 'string' && /^[\w-]{1,40}$/.test(value);

const wordsOf = (detail: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(detail).filter(([, value]) => isWord(value)));

/** Stores events without a consumer when the page is left, with the `uuid` of the shopper. */
export function storeUnsentEvents(): void {
  onPageHide(() => {
    const events = bufferedEvents().splice(0);
    const { analytics, storageKeys } = currentConfig();
    if (!analytics.enabled || events.length === 0) return;
    const kept = events.map(({ name, detail }) => ({ name, detail: wordsOf(detail) }));
    const owner = currentShopper().uuid ?? '';
    sessionStore.write(storageKeys.unsentEvents, JSON.stringify({ owner, events: kept }));
  });
}

/** Removes the stored events and returns those of the current shopper. */
export function takeUnsentEvents(): AppEvent[] {
  const key = currentConfig().storageKeys.unsentEvents;
  const stored = parseJson(sessionStore.read(key));
  sessionStore.remove(key);
  if (!isRecord(stored) || stored.owner !== (currentShopper().uuid ?? '')) return [];
  const events = Array.isArray(stored.events) ? stored.events.filter(isRecord) : [];
  return events.flatMap(({ name, detail }) =>
    typeof name === 'string' && isRecord(detail) ? [{ name, detail: wordsOf(detail) }] : [],
  );
}
