import { useEffect, type RefObject } from 'react';
import { onPrint } from '../browser/print-events';

/** On paper nothing can be opened: while the browser prints, everything inside of the box is. */
export function useOpenInPrint(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opened: HTMLDetailsElement[] = [];
    return onPrint(
      () => {
        opened.push(...(box.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []));
        for (const item of opened) item.open = true;
      },
      () => {
        for (const item of opened.splice(0)) item.open = false;
      },
    );
  }, [box]);
}
