import type { Locale } from '../config/derived';
import { lookUp } from '../domain/coerce';
import type { Texts, Translator } from './types';

/**
 * Creates the element's `t`. The first source that contains a key wins. `count` selects the plural form `key.one` or
 * `key.other`. For a missing key, `t` reports the key and returns ''; it never returns the key itself.
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
