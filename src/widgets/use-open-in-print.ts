import { useEffect, type RefObject } from 'react';
import { onPrint } from '../browser/print-events';

/** Opens everything inside the box while the browser prints, because nothing can be opened on paper. */
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
