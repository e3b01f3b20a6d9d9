import { toWallClock, type WallClock } from '../dates/calendar';
import type { User } from './profile';

/** `YYYY-MM-DD…` or `MM/DD/YYYY…` → `YYYY-MM`, as written, without a time zone (OPEN-B41). */
function monthOf(date: string): string | undefined {
  const [, month, day, year] = /^\s*(\d{1,2})\s*\/\s*(\d{1,2})\s*\/\s*(\d{4})/.exec(date) ?? [];
  const text = month && day && year ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : date;
  return toWallClock(text)?.slice(0, 7);
}

/**
 * Whether a member's drugs and doctors are to be imported: unless that was agreed to in this month already (LOAD-30).
 * The agreement's own date goes before the newest one of the import history; a date that cannot be read is no obstacle.
 */
export function importStateOf(user: User | undefined, now: WallClock): 'due' | 'done' | 'unreadable' {
  const agreed = user?.importAgreementDate;
  const dates =
    agreed === undefined
      ? (user?.importHistory ?? []).flatMap(({ agreementDate }) => agreementDate ?? [])
      : [agreed];
  if (dates.length === 0) return 'due';
  const newest = dates
    .flatMap((date) => monthOf(date) ?? [])
    .sort()
    .at(-1);
  if (newest === undefined) return 'unreadable';
  return newest === now.slice(0, 7) ? 'done' : 'due';
}
