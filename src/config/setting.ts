/** One key of the configuration: its default, and the values that a host may set. */
export interface Setting<Value> {
  byDefault: Value;
  /** Description of valid values, for messages such as `phones.tty: expected string`. */
  expected: string;
  accepts(value: unknown): boolean;
  /** For a table that checks each entry separately: invalid entries are dropped, the others apply. */
  entry?: Setting<unknown>;
  /** Returns true for a value that is accepted with the warning below. */
  isDoubtful?(value: Value): boolean;
  warning?: string;
}

/** The values of a table of settings. */
export type ValuesOf<Node> =
  Node extends Setting<infer Value> ? Value : { [Key in keyof Node]: ValuesOf<Node[Key]> };

/** Any part of a table of settings, as a host writes it. */
export type InputOf<Node> =
  Node extends Setting<infer Value> ? Value : { [Key in keyof Node]?: InputOf<Node[Key]> };

export type PlainObject = Record<string, unknown>;

export const isPlainObject = (value: unknown): value is PlainObject => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // `Object.prototype` may be that of another window.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

export const text = (byDefault: string): Setting<string> => ({
  byDefault,
  expected: 'string',
  accepts: isText,
});

const isPattern = (value: unknown): boolean => {
  try {
    return isText(value) && new RegExp(value) instanceof RegExp;
  } catch {
    return false;
  }
};

/** A regular expression, as text. */
export const pattern = (byDefault: string): Setting<string> => ({
  byDefault,
  expected: 'regular expression as string',
  accepts: isPattern,
});

/** A day of the year, `MM-DD`. */
export const monthDay = (byDefault: string): Setting<string> => ({
  byDefault,
  expected: '"MM-DD"',
  accepts: (value) => isText(value) && /^\d{2}-\d{2}$/.test(value),
});

/** `null`: no value, or a computed default. */
export const textOrNull = (): Setting<string | null> => ({
  byDefault: null,
  expected: 'string or null',
  accepts: (value) => value === null || isText(value),
});

export const number = (byDefault: number): Setting<number> => ({
  byDefault,
  expected: 'number',
  accepts: (value) => typeof value === 'number' && Number.isFinite(value),
});

export const positiveNumber = (byDefault: number): Setting<number> => ({
  byDefault,
  expected: 'number above 0',
  accepts: (value) => typeof value === 'number' && Number.isFinite(value) && value > 0,
});

export const flag = (byDefault: boolean): Setting<boolean> => ({
  byDefault,
  expected: 'boolean',
  accepts: (value) => typeof value === 'boolean',
});

/** `null`: a computed default. */
export const flagOrNull = (): Setting<boolean | null> =>
  orNull<boolean>('boolean', (value) => typeof value === 'boolean');

export const choice = <const Option extends string>(
  byDefault: Option,
  options: readonly Option[],
): Setting<Option> => ({
  byDefault,
  expected: options.map((option) => `"${option}"`).join(' or '),
  accepts: (value) => options.some((option) => option === value),
});

export const choiceOrNull = <const Option extends string>(
  options: readonly Option[],
): Setting<Option | null> => ({
  byDefault: null,
  expected: `${options.map((option) => `"${option}"`).join(' or ')} or null`,
  accepts: (value) => value === null || options.some((option) => option === value),
});

export const texts = (...byDefault: string[]): Setting<readonly string[]> => ({
  byDefault,
  expected: 'list of strings',
  accepts: (value) => isListOf(value, isText),
});

/** Values by names that the host chooses; merged with the default entry by entry. */
export const table = <Value>(
  byDefault: Readonly<Record<string, Value>>,
  expected: string,
  isEntry: (value: unknown) => boolean,
): Setting<Readonly<Record<string, Value>>> => ({
  byDefault,
  expected,
  accepts: (value) => isPlainObject(value) && Object.values(value).every(isEntry),
});

/** A table in which an invalid entry does not invalidate the others. */
export const tableOf = <Value>(entry: Setting<Value>): Setting<Readonly<Record<string, Value>>> => ({
  byDefault: {},
  expected: 'object',
  accepts: isPlainObject,
  entry,
});

export const textTable = (
  byDefault: Readonly<Record<string, string>>,
): Setting<Readonly<Record<string, string>>> => table(byDefault, 'object of strings', isText);

/** Any value that `accepts` allows, and `null`. */
export const orNull = <Value>(
  expected: string,
  accepts: (value: unknown) => boolean,
): Setting<Value | null> => ({
  byDefault: null,
  expected: `${expected} or null`,
  accepts: (value) => value === null || accepts(value),
});

export const hostFunction = <Signature>(): Setting<Signature | null> =>
  orNull('function', (value) => typeof value === 'function');

export const hasTexts = (value: unknown, ...names: string[]): value is Record<string, string> =>
  isPlainObject(value) && names.every((name) => isText(value[name]));

const anything: Setting<unknown> = { byDefault: undefined, expected: '', accepts: () => true };

/** Keys that this bundle does not read: any value is accepted, and there is no default. */
export const ignoredKeys = (keys: readonly string[]): Record<string, Setting<unknown>> =>
  Object.fromEntries(keys.map((key) => [key, anything]));
