import type { MouseEvent } from 'react';

const DOUBLE_CLICK_MS = 500;

/** Time of the last press of each control, by the clock of the browser's events. */
const presses = new WeakMap<EventTarget, number>();

/** Whether it is the second click of a double click, which must not repeat the action of the first. */
export function isSecondClick({ currentTarget, timeStamp }: MouseEvent): boolean {
  const before = presses.get(currentTarget) ?? -Infinity;
  presses.set(currentTarget, timeStamp);
  return timeStamp - before < DOUBLE_CLICK_MS;
}

/** Whether a click follows the link in this tab; other clicks open a new tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
