import { useEffect, useState } from 'react';
import { wait } from '../browser/clock';

const REGION_KNOWN_MS = 100;

/**
 * Screen readers announce what gets into a live region that they know already. Returns whether the one that was drawn
 * first together with the caller has been there long enough for its message.
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
