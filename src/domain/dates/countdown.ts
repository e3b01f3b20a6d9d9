/** Seconds as "m:ss" (OPEN-B51). */
export const toMinutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds that are left when a countdown is spoken, apart from those that it starts with. */
const MOMENTS = [10, 30, 60];

/** What a listener has to hear last: the seconds that were left at the last moment that is worth a word. */
export const spokenSeconds = (secondsLeft: number, atStart: number): number =>
  MOMENTS.find((moment) => secondsLeft <= moment && moment < atStart) ?? atStart;
