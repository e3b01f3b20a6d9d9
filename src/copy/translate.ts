import type { Locale } from '../config/derived';
import { lookUp } from '../domain/coerce';
import type { Texts, Translator } from './types';

/**
 * Makes the piece's `t`. Sources go from first (wins) to last. A `count` picks the plural form `key.one` or
 * `key.other`. A key without a text is reported and reads '', never raw.
 */
export function translator(
  locale: Locale,
  sources: readonly Texts[],
  onMissing: (key: string) => void,
): Translator {
  const plurals = new Intl.PluralRules(locale);
  const find = (key: string): string | undefined => {
    for (const texts of sources) {
      const text = lookUp(texts, key);
      if (text !== undefined) return text;
    }
    return undefined;
  };
  return (key, values = {}) => {
    const plural =
      typeof values.count === 'number' ? find(`${key}.${plurals.select(values.count)}`) : undefined;
    const text = plural ?? find(key) ?? find(`${key}.other`);
    if (text === undefined) {
      onMissing(key);
      return '';
    }
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(lookUp(values, name) ?? placeholder),
    );
  };
}
