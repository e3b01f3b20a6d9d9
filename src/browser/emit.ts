import type { ErrorCode } from './error-codes';
import { pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    events: Events;
  }
}

/** An event of the bundle; the host receives the same one as a DOM event. */
export interface AppEvent {
  /** Event name without the prefix `shopper-profile-`. */
  name: string;
  detail: Readonly<Record<string, unknown>>;
}

type Listener = (event: AppEvent) => void;

/** `detail` of `shopper-profile-error`; contains no personal data. */
interface ErrorDetail {
  /** `load`, `host` or the tag of an element. */
  source: string;
  message: string;
  code: ErrorCode;
}

interface Events {
  /** Events before the first consumer, for example analytics, which loads late. */
  buffer: AppEvent[];
  consume?: Listener;
  listeners: Set<Listener>;
}

const MOST_BUFFERED = 50;

const events = (): Events => pageSingleton('events', () => ({ buffer: [], listeners: new Set<Listener>() }));

/** Subscribes to all later events. Returns a function that unsubscribes. */
export function subscribe(listener: Listener): () => void {
  const { listeners } = events();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Calls `consume` with the buffered events and then with each new event; buffering ends. */
export function consumeEvents(consume: Listener): void {
  const current = events();
  current.consume = consume;
  for (const event of current.buffer.splice(0)) consume(event);
}

/** Events without a consumer so far; the caller may remove them. */
export const bufferedEvents = (): AppEvent[] => events().buffer;

function publish(event: AppEvent): void {
  const { buffer, consume, listeners } = events();
  for (const listener of listeners) listener(event);
  if (consume) consume(event);
  else if (buffer.length < MOST_BUFFERED) buffer.push(event);
}

/**
 * Dispatches the DOM event `shopper-profile-<name>` on an element, or on the document when it concerns the whole page.
 * Elements and state dispatch all of their events here. Returns false when the host has canceled the event (contract §2).
 */
export function emit<Name extends string>(
  name: Name,
  detail: Name extends 'error' ? ErrorDetail : object,
  { from = document, isCancelable = false }: { from?: EventTarget | undefined; isCancelable?: boolean } = {},
): boolean {
  publish({ name, detail: { ...detail } });
  return from.dispatchEvent(
    new CustomEvent(`shopper-profile-${name}`, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: isCancelable,
    }),
  );
}
