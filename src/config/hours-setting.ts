import { hasTexts, isPlainObject, isText, type Setting } from './setting';

type Language = 'en' | 'es';

/** One text for all languages, or one for each language. */
export type Hours = string | Readonly<Partial<Record<Language, string>>>;

const isHours = (value: unknown): boolean =>
  isText(value) || (isPlainObject(value) && hasTexts(value, ...Object.keys(value)));

export const hours = (byDefault: Readonly<Record<Language, string>>): Setting<Hours> => ({
  byDefault,
  expected: 'string or { en, es }',
  accepts: isHours,
});

/** `null`: the same hours as another number. */
export const hoursOrNull = (): Setting<Hours | null> => ({
  byDefault: null,
  expected: 'string or { en, es } or null',
  accepts: (value) => value === null || isHours(value),
});
