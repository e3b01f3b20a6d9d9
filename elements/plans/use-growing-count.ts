import { startTransition, useEffect, useState } from 'react';

const FIRST_CARDS = 4;
const MORE_CARDS = 8;

/**
 * Returns how many of the `total` cards to render now: one screenful immediately, then more each time the browser has
 * painted, so that a thousand plans never block the page.
 */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(FIRST_CARDS);
  const isComplete = count >= total;
  useEffect(() => {
    if (isComplete) return undefined;
    const timer = setTimeout(() => {
      startTransition(() => {
        setCount((before) => before + MORE_CARDS);
      });
    });
    return () => {
      clearTimeout(timer);
    };
  }, [count, isComplete]);
  return Math.min(count, total);
}
