import { subscribe } from './emit';

/** Codes of `shopper-profile-error` for an element that cannot be shown: its files failed to load, or it crashed. */
const CODES: readonly unknown[] = ['load-failed', 'render-failed'];

/** Calls the listener with the tag of each element on the page that cannot be shown. Returns a function that stops it. */
export const onElementFailed = (listener: (tag: string) => void): (() => void) =>
  subscribe(({ name, detail }) => {
    if (name === 'error' && CODES.includes(detail.code)) listener(String(detail.source));
  });
