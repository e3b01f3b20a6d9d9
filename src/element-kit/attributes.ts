import type { AttributeSpec } from './contract';

export type Parsed = { ok: true; value: unknown } | { ok: false; expected: string };

export const defaultOf = (spec: AttributeSpec): unknown => (spec.type === 'boolean' ? false : spec.default);

/** What a well-formed value is, in words for a warning. */
const expectation = (spec: AttributeSpec): string => {
  switch (spec.type) {
    case 'choice':
      return `one of ${spec.options.join(', ')}`;
    case 'integer':
      return `a whole number from ${String(spec.minimum)} to ${String(spec.maximum)}`;
    case 'boolean':
      return 'no value, "true" or "false"';
    case 'string':
      return 'text';
  }
};

const accepted = (value: unknown): Parsed => ({ ok: true, value });

/**
 * Reads an attribute. A missing or emptied one means the default; a bare boolean attribute means true, `"false"`
 * means false. The answer for a malformed one says what was expected.
 */
export function parseAttribute(spec: AttributeSpec, text: string | null): Parsed {
  if (text === null) return accepted(defaultOf(spec));
  const trimmed = text.trim();
  if (spec.type === 'boolean') {
    if (trimmed === '' || trimmed === 'true') return accepted(true);
    return trimmed === 'false' ? accepted(false) : { ok: false, expected: expectation(spec) };
  }
  if (trimmed === '') return accepted(defaultOf(spec));
  return checkValue(spec, spec.type === 'integer' ? Number(trimmed) : trimmed);
}

/** Checks a value that was set as a property; `undefined` and `null` mean the default. */
export function checkValue(spec: AttributeSpec, value: unknown): Parsed {
  if (value === undefined || value === null) return accepted(defaultOf(spec));
  const isGood =
    spec.type === 'string'
      ? typeof value === 'string'
      : spec.type === 'boolean'
        ? typeof value === 'boolean'
        : spec.type === 'choice'
          ? typeof value === 'string' && spec.options.includes(value)
          : Number.isInteger(value) && Number(value) >= spec.minimum && Number(value) <= spec.maximum;
  return isGood ? accepted(value) : { ok: false, expected: expectation(spec) };
}
