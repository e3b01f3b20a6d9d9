import type { ErrorCode } from './error-codes';
import { pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    events: Events;
  }
}

/** An event of the bundle, as the host gets it too. */
export interface AppEvent {
  /** Without the prefix of its event. */
  name: string;
  detail: Readonly<Record<string, unknown>>;
}

type Listener = (event: AppEvent) => void;

/** Of `shopper-profile-error`; nothing personal. */
interface ErrorDetail {
  /** `load`, `host` or a tag. */
  source: string;
  message: string;
  code: ErrorCode;
}

interface Events {
  /** Until something takes them over, e.g. analytics, which come late. */
  buffer: AppEvent[];
  consume?: Listener;
  listeners: Set<Listener>;
}

const MOST_BUFFERED = 50;

const events = (): Events => pageSingleton('events', () => ({ buffer: [], listeners: new Set<Listener>() }));

/** Calls the listener with each event from now on. Returns what ends that. */
export function subscribe(listener: Listener): () => void {
  const { listeners } = events();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Calls `consume` with the buffered events, and then with each event; nothing is buffered any more. */
export function consumeEvents(consume: Listener): void {
  const current = events();
  current.consume = consume;
  for (const event of current.buffer.splice(0)) consume(event);
}

/** Events that nothing has consumed yet; the caller may remove them. */
export const bufferedEvents = (): AppEvent[] => events().buffer;

function publish(event: AppEvent): void {
  const { buffer, consume, listeners } = events();
  for (const listener of listeners) listener(event);
  if (consume) consume(event);
  else if (buffer.length < MOST_BUFFERED) buffer.push(event);
}

/**
 * Tells that something has happened, as the DOM event `shopper-profile-<name>`: in an element, or at the document for what
 * belongs to the whole page. This is the one door through which pieces and state say so. Returns false when the host has
 * cancelled it (contract §2).
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
