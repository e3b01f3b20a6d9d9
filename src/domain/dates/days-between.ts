const MS_PER_DAY = 86_400_000;

/** Whole days from one day to another, both `YYYY-MM-DD`; negative if the second is earlier. */
export const daysBetween = (first: string, last: string): number =>
  (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / MS_PER_DAY;

/** The next day, `YYYY-MM-DD`. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + MS_PER_DAY).toISOString().slice(0, 10);
