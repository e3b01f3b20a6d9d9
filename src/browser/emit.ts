import type { ErrorCode } from './error-codes';
import { shared } from './shared';

/** Something that has happened on the page, as hosts hear of it. */
export interface Happening {
  /** Without the prefix of its event. */
  name: string;
  detail: Readonly<Record<string, unknown>>;
}

/** Of `shopper-profile-error`; nothing personal. */
interface ErrorDetail {
  /** `load`, `host` or a tag. */
  source: string;
  message: string;
  code: ErrorCode;
}

/** One hears for the whole page; what happens before it has come is kept for it. */
interface Hearing {
  kept: Happening[];
  hear?: (happening: Happening) => void;
}

const MOST_KEPT = 50;

const hearing = (): Hearing => shared('hearing', () => ({ kept: [] }));

/** From now on `hear` is told of everything, and first of what has been kept. */
export function hearHappenings(hear: (happening: Happening) => void): void {
  const current = hearing();
  current.hear = hear;
  for (const happening of current.kept.splice(0)) hear(happening);
}

/** Events that no listener has taken yet; the caller may remove them. */
export const bufferedEvents = (): Happening[] => hearing().kept;

function keep(happening: Happening): void {
  const { kept, hear } = hearing();
  if (hear) hear(happening);
  else if (kept.length < MOST_KEPT) kept.push(happening);
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
  keep({ name, detail: { ...detail } });
  return from.dispatchEvent(
    new CustomEvent(`shopper-profile-${name}`, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: isCancelable,
    }),
  );
}
