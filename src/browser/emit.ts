import { logger } from './logger';
import { shared } from './shared';

/** Something that has happened on the page: the one door through which all of it is told. */
export interface Happening {
  /** Without the prefix: `navigate`, `item-removed`. */
  name: string;
  detail: object;
  /** The element in which it happened, or the document for what belongs to the whole page. */
  from: EventTarget;
}

type Listener = (happening: Happening) => void;

const listeners = (): Set<Listener> => shared('happenings', () => new Set<Listener>());

/** Listens to all that happens, whichever piece or copy of the bundle it comes from; returns how to stop. */
export function onHappening(listener: Listener): () => void {
  listeners().add(listener);
  return () => {
    listeners().delete(listener);
  };
}

/**
 * Tells the page that something has happened, as the DOM event `shopper-profile-<name>` and to whoever listens to all of it.
 * Returns false when the host has cancelled it (contract §2).
 */
export function emit(
  name: string,
  detail: object,
  { from = document, isCancelable = false }: { from?: EventTarget; isCancelable?: boolean } = {},
): boolean {
  for (const listener of listeners()) {
    try {
      listener({ name, detail, from });
    } catch {
      logger().error(`a listener to ${name} failed`);
    }
  }
  return from.dispatchEvent(
    new CustomEvent(`shopper-profile-${name}`, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: isCancelable,
    }),
  );
}
