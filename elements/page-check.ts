/**
 * Warns page authors of likely mistakes: names that almost match ours. Runs when the page is idle. Reports names and
 * keys, never content.
 */
import { whenIdle } from '../src/browser/clock';
import { languageAround } from '../src/browser/language';
import { warnOnce } from '../src/browser/logger';
import { inRoots, onRootsChange } from '../src/browser/roots';
import { pageSingleton } from '../src/browser/page-singleton';
import { common } from '../src/copy/common';
import type { Texts } from '../src/copy/types';
import { nearestName } from '../src/domain/nearest-name';
import { checkTheme } from '../src/element-kit/theme-check';
import { configAtom, currentConfig } from '../src/state/config';
import { store } from '../src/state/store';
import { NAME_ATTRIBUTE, nameOf, PREFIX, PLACEHOLDER } from './page-elements';
import type { ProfileElement } from './registry';
import { followSettings } from './settings-check';

declare module '../src/browser/page-singleton' {
  interface PageValues {
    pageCheck: unknown;
  }
}

type ProfileElements = Readonly<Record<string, Pick<ProfileElement, 'copy'>>>;

const MAX_WAIT_MS = 1000;
const LANGUAGES = ['en', 'es'];

const inQuestion = (nearest: string | undefined): string => (nearest ? `; did you mean ${nearest}?` : '');

function checkNames(elements: ProfileElements): void {
  const tags = Object.keys(elements);
  const names = tags.map((tag) => tag.slice(PREFIX.length));
  for (const { localName } of inRoots(':not(:defined)')) {
    if (localName in elements) continue;
    const isOurs = localName.startsWith(PREFIX);
    const name = isOurs ? nearestName(localName.slice(PREFIX.length), names) : undefined;
    const nearest = name ? PREFIX + name : nearestName(localName, tags);
    if (isOurs || nearest)
      warnOnce(`<${localName}>: there is no such element${inQuestion(nearest && `<${nearest}>`)}`);
  }
  for (const placeholder of inRoots(PLACEHOLDER)) checkPlaceholder(placeholder, names);
  for (const element of inRoots(`[class*=${PREFIX}]`)) checkClasses(element, names);
}

/** The name as the author wrote it, in the attribute or in a class. */
function checkPlaceholder(placeholder: Element, names: readonly string[]): void {
  const name = nameOf(placeholder) ?? '';
  if (names.includes(name)) return;
  const isClass = !placeholder.hasAttribute(NAME_ATTRIBUTE);
  const before = isClass ? `is-${PREFIX}` : '';
  const nearest = nearestName(name, names);
  warnOnce(
    `${isClass ? `class "${before}${name}"` : NAME_ATTRIBUTE}: there is no element "${name}"${inQuestion(nearest && `"${before}${nearest}"`)}`,
  );
}

/** The class of a placeholder begins with `is-`; without this prefix it has no effect. */
function checkClasses(element: Element, names: readonly string[]): void {
  for (const written of element.classList) {
    const name = written.startsWith(PREFIX) ? written.slice(PREFIX.length) : '';
    const tag = PREFIX + name;
    // A site may use the name of an element as a class on its container.
    if (!names.includes(name) || element.matches(tag) || element.querySelector(tag) || element.closest(tag))
      continue;
    warnOnce(`class "${written}" places no element${inQuestion(`"is-${written}"`)}`);
  }
}

function checkBlocks(): void {
  if (document.querySelector('script[data-shopper-profile-config]:not([type="application/json" i])'))
    warnOnce('a <script data-shopper-profile-config> is not read: write type="application/json" on it');
}

/** Ignores attributes of frameworks and of the page's own scripts. */
const ATTRIBUTE = /^(?!(data|aria|on|v|x|ng|hx)-)[a-z][a-z_-]*$/;

function checkAttributes(element: Element): void {
  const { localName } = element;
  const known = (customElements.get(localName) as { observedAttributes?: string[] } | undefined)
    ?.observedAttributes;
  if (!known) return;
  for (const name of element.getAttributeNames()) {
    if (known.includes(name) || !ATTRIBUTE.test(name)) continue;
    const nearest = nearestName(name, known);
    if (nearest) warnOnce(`<${localName}> ${name}: there is no such attribute${inQuestion(nearest)}`);
  }
}

const isKnown = (language: string): boolean =>
  LANGUAGES.includes(language.trim().toLowerCase().split(/[-_]/)[0] ?? '');
const isCode = (language: string): boolean => /^[a-z]{2,3}([-_]\w+)*$/i.test(language.trim());

/** Warns of a language without texts. Does not repeat a value that is no language code. */
function checkLanguage(place: string, language: string): void {
  if (language === '' || isKnown(language)) return;
  const code = isCode(language) ? ` "${language.trim()}"` : '';
  warnOnce(`${place}: there is no language${code}; English shows`);
}

function checkElements(tags: readonly string[]): void {
  for (const element of inRoots(tags.join())) {
    const { localName } = element;
    checkAttributes(element);
    checkLanguage(`lang of <${localName}>`, languageAround(element));
    checkTheme(element);
    const inside = element.querySelector(tags.join());
    if (inside)
      warnOnce(
        `<${localName}> holds <${inside.localName}>, which does not show: write </${localName}> before it, as "/>" closes nothing`,
      );
  }
}

/** Key without its plural suffix. */
const stemOf = (key: string): string => key.replace(/\.(zero|one|two|few|many|other)$/, '');

/** Checks the elements on the page first, because their texts have loaded already. */
async function checkTexts(elements: ProfileElements): Promise<void> {
  const { texts, locale } = currentConfig();
  checkLanguage('locale', locale ?? '');
  for (const language of Object.keys(texts)) {
    if (LANGUAGES.includes(language)) continue;
    const short = isKnown(language) ? language.trim().toLowerCase().slice(0, 2) : undefined;
    warnOnce(`texts.${language}: there is no such language${inQuestion(short)}`);
  }
  const overrides = LANGUAGES.flatMap((language) => Object.entries(texts[language] ?? {}));
  /** Placeholders by key, combined from all plural forms. */
  const known = new Map<string, Set<string>>();
  const learn = (texts: Texts): void => {
    for (const [key, text] of Object.entries(texts)) {
      const names = known.get(stemOf(key)) ?? new Set();
      for (const name of placeholdersIn(text)) names.add(name);
      known.set(stemOf(key), names);
    }
  };
  const isUnknown = ([key]: [string, string]): boolean => !known.has(stemOf(key));
  learn(common.en);
  const onPage = Object.keys(elements).filter((tag) => inRoots(tag).length > 0);
  for (const tag of new Set([...onPage, ...Object.keys(elements)]))
    if (overrides.some(isUnknown)) learn((await elements[tag]?.copy('en')) ?? {});
  for (const [key, text] of overrides) {
    const placeholders = known.get(stemOf(key));
    if (placeholders) checkPlaceholders(key, text, [...placeholders]);
    else {
      const nearest = nearestName(stemOf(key), [...known.keys()]);
      warnOnce(`texts: there is no text "${key}"${inQuestion(nearest && `"${nearest}"`)}`);
    }
  }
}

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Warns of unknown placeholders, because shoppers would read the braces. */
function checkPlaceholders(key: string, text: string, known: readonly string[]): void {
  for (const name of placeholdersIn(text)) {
    if (known.includes(name)) continue;
    const all = known.length > 0 ? known.map((one) => `{${one}}`).join(', ') : 'none';
    const nearest = nearestName(name, known);
    warnOnce(
      `texts "${key}": unknown placeholder {${name}}${nearest ? inQuestion(`{${nearest}}`) : `; this text has ${all}`}`,
    );
  }
}

function follow(elements: ProfileElements): true {
  const tags = Object.keys(elements);
  let isWaiting = false;
  const look = async (): Promise<void> => {
    if (isWaiting) return;
    isWaiting = true;
    await whenIdle(MAX_WAIT_MS);
    isWaiting = false;
    checkNames(elements);
    checkBlocks();
    checkElements(tags);
  };
  const lookAtConfig = (): void => {
    checkTexts(elements).catch(() => undefined); // an element reports its own texts if they cannot be loaded
  };
  onRootsChange(() => void look());
  for (const tag of tags) void customElements.whenDefined(tag).then(look);
  store().sub(configAtom, lookAtConfig);
  lookAtConfig();
  void look();
  return true;
}

/** Checks the page now, and whenever the page or its configuration has changed. */
export function checkPage(elements: ProfileElements): void {
  pageSingleton('pageCheck', () => follow(elements));
  followSettings();
}
