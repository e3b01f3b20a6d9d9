import { useCallback, useState, type RefObject } from 'react';
import { reloadPlans } from '../state/load/load-flow';
import { activeYearAtom } from '../state/page/dates';
import { useValue } from '../state/react';
import { read } from '../state/store';
import type { Retry } from '../ui/missing-details';

/**
 * Requests the profile and the plans again. The pressed button is removed together with its container, so focus moves
 * to the heading.
 */
export function useRetry(headingRef: RefObject<HTMLElement | null>): Retry {
  const activeYear = useValue(activeYearAtom);
  const [retriedYear, setRetriedYear] = useState<number>();
  const onRetry = useCallback(() => {
    headingRef.current?.focus();
    setRetriedYear(undefined);
    void reloadPlans().then(() => {
      setRetriedYear(read(activeYearAtom));
    });
  }, [headingRef]);
  return { onRetry, hasRetried: retriedYear === activeYear };
}
