import { startTransition, useEffect, useState } from 'react';

const FIRST_CARDS = 4;
const MORE_CARDS = 8;

/**
 * How many of `total` cards to render now: a screenful at once, then some more each time the browser has drawn the
 * last ones, so that a thousand plans never hold up the page.
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
