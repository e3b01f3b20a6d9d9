/** Formats seconds as "m:ss" (OPEN-B51). */
export const toMinutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Remaining seconds at which a countdown is announced, in addition to its start. */
const MOMENTS = [10, 30, 60];

/** The value to announce: the remaining seconds at the most recent announcement moment. */
export const spokenSeconds = (secondsLeft: number, atStart: number): number =>
  MOMENTS.find((moment) => secondsLeft <= moment && moment < atStart) ?? atStart;
