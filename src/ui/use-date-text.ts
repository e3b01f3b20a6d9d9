import { toSpokenDate } from '../domain/dates/spoken-date';
import { useCopy } from './copy-context';

/** Formats a date of a service: "January 1, 2027". No value for a date that cannot be parsed. */
export function useDateText(): (text: string | undefined) => string | undefined {
  const t = useCopy('start-date');
  return (text) => {
    const date = toSpokenDate(text);
    return date && t('activePlan.date', { ...date, month: t(`activePlan.month.${date.month}`) });
  };
}
