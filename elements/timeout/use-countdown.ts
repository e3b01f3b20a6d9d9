import { useEffect, useEffectEvent, useState } from 'react';
import { epochMilliseconds } from '../../src/browser/clock';
import { everySecond } from '../../src/browser/input-activity';

const toSeconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));

/** Remaining seconds of `ms`, by the clock. Calls `onEnd` once, at 0 (IDLE-08, IDLE-09). */
export function useCountdown(ms: number, onEnd: () => void): number {
  const [secondsLeft, setSecondsLeft] = useState(() => toSeconds(ms));
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    const endsAt = epochMilliseconds() + ms;
    const stop = everySecond(() => {
      const left = toSeconds(endsAt - epochMilliseconds());
      setSecondsLeft(left);
      if (left > 0) return;
      stop();
      ended();
    });
    return stop;
  }, [ms]);
  return secondsLeft;
}
