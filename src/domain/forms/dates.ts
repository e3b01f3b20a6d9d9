import { daysIn } from '../dates/calendar';
import { isDayValid, isMonthValid, isYearValid } from './rules';

/**
 * Converts MM/DD/YYYY to YYYY-MM-DD. Returns null unless there are exactly three parts (FORM-27, FORM-28, RULES-19,
 * RULES-20).
 */
export function toDatabaseDate(text: string): string | null {
  const parts = text.split('/').map((part) => part.trim());
  const [month, day, year] = parts;
  return parts.length === 3 && month && day && year ? `${year}-${month}-${day}` : null;
}

/** Whether the day exists; false for February 31. For `forms.checkCalendarDate` (OPEN-B59). */
export const isDateOnCalendar = (month: string, day: string, year: string): boolean =>
  isMonthValid(month) &&
  isDayValid(day) &&
  isYearValid(year, Infinity) &&
  Number(day) <= daysIn(Number(year), Number(month));
