import { useLayoutEffect } from 'react';
import { useHost } from '../ui/host';

/** Tells style sheets that what stands below may show: nothing will push it down any more. */
export function useSettled(isSettled: boolean): void {
  const host = useHost();
  useLayoutEffect(() => {
    if (isSettled) host.setState('settled', true);
  }, [host, isSettled]);
}
