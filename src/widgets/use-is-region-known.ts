import { useEffect, useState } from 'react';
import { wait } from '../browser/clock';

const REGION_KNOWN_MS = 100;

/**
 * Screen readers announce only text that is added to a live region they already know. Returns whether the region that
 * was rendered together with the caller has existed long enough for its message.
 */
export function useIsRegionKnown(): boolean {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    void wait(REGION_KNOWN_MS).then(() => {
      setIsKnown(true);
    });
  }, []);
  return isKnown;
}
