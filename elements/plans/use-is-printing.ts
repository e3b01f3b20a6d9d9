import { useEffect, useState } from 'react';
import { onPrint } from '../../src/browser/print-events';
import { flushSync } from '../../src/element-kit/react';

/** Whether the browser prints. Rendered at once: what is not in the page when the event is over is not on paper. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const set = (isNow: boolean) => (): void => {
      flushSync(() => {
        setPrinting(isNow);
      });
    };
    return onPrint(set(true), set(false));
  }, []);
  return isPrinting;
}
