/**
 * Likely mistakes of page authors as sentences, without a page. The page check says them on the console, and the command
 * `shopper-profile check` in a terminal. They contain names and keys, never content.
 */
import { nearestName } from '../src/domain/nearest-name';

/** @public for the command */
export const TAG_PREFIX = 'shopper-profile-';

const LANGUAGES = ['en', 'es'];

const inQuestion = (nearest: string | undefined): string => (nearest ? `; did you mean ${nearest}?` : '');

/** `undefined` for a tag that is not our element, and not similar to one. */
export function unknownTag(localName: string, tags: readonly string[]): string | undefined {
  const isOurs = localName.startsWith(TAG_PREFIX);
  const names = tags.map((tag) => tag.slice(TAG_PREFIX.length));
  const name = isOurs ? nearestName(localName.slice(TAG_PREFIX.length), names) : undefined;
  const nearest = name ? TAG_PREFIX + name : nearestName(localName, tags);
  return isOurs || nearest
    ? `<${localName}>: there is no such element${inQuestion(nearest && `<${nearest}>`)}`
    : undefined;
}

export function unknownPlaceholder(
  name: string,
  from: { attribute: string } | 'class',
  names: readonly string[],
): string {
  const isClass = from === 'class';
  const before = isClass ? `is-${TAG_PREFIX}` : '';
  const nearest = nearestName(name, names);
  return `${isClass ? `class "${before}${name}"` : from.attribute}: there is no element "${name}"${inQuestion(nearest && `"${before}${nearest}"`)}`;
}

/** The class of a placeholder begins with `is-`; without this prefix it has no effect. */
export const classWithoutPrefix = (written: string): string =>
  `class "${written}" places no element${inQuestion(`"is-${written}"`)}`;

export const UNREAD_BLOCK =
  'a <script data-shopper-profile-config> is not read: write type="application/json" on it';

/** Ignores attributes of frameworks and of the page's own scripts. */
const ATTRIBUTE = /^(?!(data|aria|on|v|x|ng|hx)-)[a-z][a-z_-]*$/;

/** @public for the command */
export const isAuthorsAttribute = (name: string): boolean => ATTRIBUTE.test(name);

/** `undefined` for an attribute of the platform or of a framework. */
export function unknownAttribute(tag: string, name: string, known: readonly string[]): string | undefined {
  if (known.includes(name) || !isAuthorsAttribute(name)) return undefined;
  const nearest = nearestName(name, known);
  return nearest ? `<${tag}> ${name}: there is no such attribute${inQuestion(nearest)}` : undefined;
}

const isKnownLanguage = (language: string): boolean =>
  LANGUAGES.includes(language.trim().toLowerCase().split(/[-_]/)[0] ?? '');
const isCode = (language: string): boolean => /^[a-z]{2,3}([-_]\w+)*$/i.test(language.trim());

/** A language without texts. Does not repeat a value that is no language code. */
export function unknownLanguage(place: string, language: string): string | undefined {
  if (language === '' || isKnownLanguage(language)) return undefined;
  const code = isCode(language) ? ` "${language.trim()}"` : '';
  return `${place}: there is no language${code}; English shows`;
}

export const nestedTags = (outer: string, inner: string): string =>
  `<${outer}> holds <${inner}>, which does not show: write </${outer}> before it, as "/>" closes nothing`;

type TextsByLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Languages of the texts of a site that no element has. */
export const unknownTextLanguages = (texts: TextsByLanguage): string[] =>
  Object.keys(texts)
    .filter((language) => !LANGUAGES.includes(language))
    .map((language) => {
      const short = isKnownLanguage(language) ? language.trim().toLowerCase().slice(0, 2) : undefined;
      return `texts.${language}: there is no such language${inQuestion(short)}`;
    });

export const textsOf = (texts: TextsByLanguage): [key: string, text: string][] =>
  LANGUAGES.flatMap((language) => Object.entries(texts[language] ?? {}));

/** Key without its plural suffix. */
export const stemOf = (key: string): string => key.replace(/\.(zero|one|two|few|many|other)$/, '');

export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** `known`: placeholders by key without its plural suffix. Shoppers would read the braces of any other. */
export function textFaults(
  key: string,
  text: string,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const placeholders = known.get(stemOf(key));
  if (!placeholders) {
    const nearest = nearestName(stemOf(key), [...known.keys()]);
    return [`texts: there is no text "${key}"${inQuestion(nearest && `"${nearest}"`)}`];
  }
  return placeholdersIn(text)
    .filter((name) => !placeholders.has(name))
    .map((name) => {
      const names = [...placeholders];
      const all = names.length > 0 ? names.map((one) => `{${one}}`).join(', ') : 'none';
      const nearest = nearestName(name, names);
      return `texts "${key}": unknown placeholder {${name}}${nearest ? inQuestion(`{${nearest}}`) : `; this text has ${all}`}`;
    });
}
