import type { AttributeSpec } from './contract';

export type Parsed = { ok: true; value: unknown } | { ok: false; expected: string };

export const defaultOf = (spec: AttributeSpec): unknown =>
  spec.default === undefined ? false : spec.default;

/** Describes a valid value, for a warning. */
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
 * Parses an attribute. A missing or empty attribute means the default; a boolean attribute without a value means true,
 * and `"false"` means false. The result for an invalid value describes what was expected.
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

/** Checks a value set as a property. `undefined` and `null` mean the default. */
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
