import type { MouseEvent } from 'react';

const DOUBLE_CLICK_MS = 500;

/** When a control was pressed last, by the clock of the browser's events. */
const presses = new WeakMap<EventTarget, number>();

/** Whether it is the second half of a double click: what the first has begun must not begin again. */
export function isSecondClick({ currentTarget, timeStamp }: MouseEvent): boolean {
  const before = presses.get(currentTarget) ?? -Infinity;
  presses.set(currentTarget, timeStamp);
  return timeStamp - before < DOUBLE_CLICK_MS;
}

/** A click that follows the link here; the others open it in a tab or window of its own. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
