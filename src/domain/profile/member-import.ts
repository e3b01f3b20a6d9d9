import { toWallClock, type WallClock } from '../dates/calendar';
import type { User } from './profile';

/** Converts `YYYY-MM-DD…` or `MM/DD/YYYY…` to `YYYY-MM`, without time zone conversion (OPEN-B41). */
function monthOf(date: string): string | undefined {
  const [, month, day, year] = /^\s*(\d{1,2})\s*\/\s*(\d{1,2})\s*\/\s*(\d{4})/.exec(date) ?? [];
  const text = month && day && year ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : date;
  return toWallClock(text)?.slice(0, 7);
}

/**
 * Whether a member's drugs and doctors must be imported: unless the member agreed to an import in the current month
 * already (LOAD-30). The date of the agreement overrides the newest date of the import history. A date that cannot be
 * parsed does not prevent the import.
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
