/** Converts a value from a service or form to text. The texts 'null' and 'undefined' count as no value (RULES-14). */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' || text === 'null' || text === 'undefined' ? undefined : text;
}

/**
 * Converts a number, or text such as "$12.30", "1,250.00" or "−2" (contract §7). Returns no value for anything else.
 */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const text = toText(value)
    ?.replace(/[$,\s]/g, '')
    .replace('−', '-');
  if (text === undefined || !/^-?(\d+(\.\d*)?|\.\d+)$/.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** Converts true, "true", "Yes", "Y", "1", and their opposites. Returns no value for anything else. */
export function toBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = toText(value)?.toLowerCase();
  if (text === undefined) return undefined;
  if (['true', 'yes', 'y', '1'].includes(text)) return true;
  return ['false', 'no', 'n', '0'].includes(text) ? false : undefined;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Looks up a name from outside in a table. Inherited names such as 'constructor' return no value. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
