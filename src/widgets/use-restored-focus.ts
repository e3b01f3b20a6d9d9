import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusNowhere } from '../browser/focus';

const rowsOf = (root: Node | undefined): HTMLElement[] =>
  root instanceof ShadowRoot || root instanceof Document ? [...root.querySelectorAll('li')] : [];

function focusRow(row: HTMLElement): void {
  const target = row.querySelector('article') ?? row;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus();
}

/**
 * When an item is restored to the list, focus moves to it, unless the shopper has moved focus elsewhere. Call
 * `expectRow` before the item is restored.
 */
export function useRestoredFocus(
  heading: RefObject<HTMLElement | null>,
  pressed: RefObject<HTMLElement | null>,
): { expectRow(): void; forgetRow(): void } {
  const known = useRef<ReadonlySet<HTMLElement> | null>(null);

  useLayoutEffect(() => {
    const rows = known.current;
    if (!rows) return;
    const root = heading.current?.getRootNode();
    const row = rowsOf(root).find((candidate) => !rows.has(candidate));
    if (!row) return;
    known.current = null;
    if (isFocusNowhere() || (root instanceof ShadowRoot && root.activeElement === pressed.current))
      focusRow(row);
  });

  return {
    expectRow: () => {
      known.current = new Set(rowsOf(heading.current?.getRootNode()));
    },
    forgetRow: () => {
      known.current = null;
    },
  };
}
