/**
 * Tells that something has happened, as the DOM event `shopper-profile-<name>`: in an element, or at the document for what
 * belongs to the whole page. This is the one door through which pieces and state say so. Returns false when the host has
 * cancelled it (contract §2).
 */
export const emit = (
  name: string,
  detail: object,
  { from = document, isCancelable = false }: { from?: EventTarget; isCancelable?: boolean } = {},
): boolean =>
  from.dispatchEvent(
    new CustomEvent(`shopper-profile-${name}`, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: isCancelable,
    }),
  );
