import type { Locale } from './derived';
import { hasTexts, isPlainObject, isText, type Setting } from './setting';

/** One text for all languages, or one for each. */
export type Hours = string | Readonly<Partial<Record<Locale, string>>>;

const isHours = (value: unknown): boolean =>
  isText(value) || (isPlainObject(value) && hasTexts(value, ...Object.keys(value)));

export const hours = (byDefault: Readonly<Record<Locale, string>>): Setting<Hours> => ({
  byDefault,
  expected: 'string or { en, es }',
  accepts: isHours,
});

/** null: the hours of another number. */
export const hoursOrNull = (): Setting<Hours | null> => ({
  byDefault: null,
  expected: 'string or { en, es } or null',
  accepts: (value) => value === null || isHours(value),
});
