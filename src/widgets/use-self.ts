import { useState } from 'react';

/** Tells this instance of a piece from all others of the page; `useId` repeats itself in every React root. */
export function useSelf(): symbol {
  return useState(() => Symbol('piece'))[0];
}
