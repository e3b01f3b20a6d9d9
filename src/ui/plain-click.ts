import type { MouseEvent } from 'react';

/** A click that follows the link here; the others open it in a tab or window of its own. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
