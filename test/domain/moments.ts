/** A day, as numbers and as the text that the code receives. */
export interface Moment {
  /** `YYYY-MM-DDTHH:mm:ss` */
  now: string;
  year: number;
  month: number;
  day: number;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** First second, a second in the middle and last second of every day, counted by hand. */
function* momentsOf(year: number, lengths: readonly number[]): Generator<Moment> {
  for (const [index, length] of lengths.entries())
    for (let day = 1; day <= length; day += 1)
      for (const time of ['00:00:00', '12:34:56', '23:59:59'])
        yield { now: `${year}-${two(index + 1)}-${two(day)}T${time}`, year, month: index + 1, day };
}

/** All of a common year and of a leap year. */
export const everyMoment: readonly Moment[] = [
  ...momentsOf(2026, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]),
  ...momentsOf(2028, [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]),
];
