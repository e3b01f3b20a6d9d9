import { subscribe } from './emit';

/** Codes of `shopper-profile-error` that say that a piece is missing: its files did not come, or it crashed. */
const CODES: readonly unknown[] = ['load-failed', 'render-failed'];

/** Calls back with the tag of each piece that cannot be shown, wherever on the page it stands. */
export const onPieceFailed = (listener: (tag: string) => void): (() => void) =>
  subscribe(({ name, detail }) => {
    if (name === 'error' && CODES.includes(detail.code)) listener(String(detail.source));
  });
