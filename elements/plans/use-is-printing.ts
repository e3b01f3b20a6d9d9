import { useEffect, useState } from 'react';
import { onPrint } from '../../src/browser/print-events';
import { flushSync } from '../../src/element-kit/react';

/**
 * Whether the browser is printing. Renders synchronously, because content that renders after the event is not printed.
 */
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
