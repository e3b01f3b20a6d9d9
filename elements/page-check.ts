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
import { checkTheme } from '../src/element-kit/theme-check';
import { configAtom, currentConfig } from '../src/state/config';
import { store } from '../src/state/store';
import { NAME_ATTRIBUTE, nameOf, PREFIX, PLACEHOLDER } from './page-elements';
import {
  classWithoutPrefix,
  nestedTags,
  placeholdersIn,
  stemOf,
  textFaults,
  textsOf,
  unknownAttribute,
  unknownLanguage,
  unknownPlaceholder,
  unknownTag,
  unknownTextLanguages,
  UNREAD_BLOCK,
} from './page-faults';
import type { ProfileElement } from './registry';
import { followSettings } from './settings-check';

declare module '../src/browser/page-singleton' {
  interface PageValues {
    pageCheck: unknown;
  }
}

type ProfileElements = Readonly<Record<string, Pick<ProfileElement, 'copy'>>>;

const MAX_WAIT_MS = 1000;

const warn = (fault: string | undefined): void => {
  if (fault !== undefined) warnOnce(fault);
};

function checkNames(elements: ProfileElements): void {
  const tags = Object.keys(elements);
  const names = tags.map((tag) => tag.slice(PREFIX.length));
  for (const { localName } of inRoots(':not(:defined)'))
    if (!(localName in elements)) warn(unknownTag(localName, tags));
  for (const placeholder of inRoots(PLACEHOLDER)) checkPlaceholder(placeholder, names);
  for (const element of inRoots(`[class*=${PREFIX}]`)) checkClasses(element, names);
}

/** The name as the author wrote it, in the attribute or in a class. */
function checkPlaceholder(placeholder: Element, names: readonly string[]): void {
  const name = nameOf(placeholder) ?? '';
  if (names.includes(name)) return;
  const isClass = !placeholder.hasAttribute(NAME_ATTRIBUTE);
  warn(unknownPlaceholder(name, isClass ? 'class' : { attribute: NAME_ATTRIBUTE }, names));
}

function checkClasses(element: Element, names: readonly string[]): void {
  for (const written of element.classList) {
    const name = written.startsWith(PREFIX) ? written.slice(PREFIX.length) : '';
    const tag = PREFIX + name;
    // A site may use the name of an element as a class on its container.
    if (!names.includes(name) || element.matches(tag) || element.querySelector(tag) || element.closest(tag))
      continue;
    warn(classWithoutPrefix(written));
  }
}

function checkBlocks(): void {
  if (document.querySelector('script[data-shopper-profile-config]:not([type="application/json" i])'))
    warn(UNREAD_BLOCK);
}

function checkAttributes(element: Element): void {
  const { localName } = element;
  const known = (customElements.get(localName) as { observedAttributes?: string[] } | undefined)
    ?.observedAttributes;
  if (!known) return;
  for (const name of element.getAttributeNames()) warn(unknownAttribute(localName, name, known));
}

function checkElements(tags: readonly string[]): void {
  for (const element of inRoots(tags.join())) {
    const { localName } = element;
    checkAttributes(element);
    warn(unknownLanguage(`lang of <${localName}>`, languageAround(element)));
    checkTheme(element);
    const inside = element.querySelector(tags.join());
    if (inside) warn(nestedTags(localName, inside.localName));
  }
}

/** Checks the elements on the page first, because their texts have loaded already. */
async function checkTexts(elements: ProfileElements): Promise<void> {
  const { texts, locale } = currentConfig();
  warn(unknownLanguage('locale', locale ?? ''));
  unknownTextLanguages(texts).forEach(warn);
  const overrides = textsOf(texts);
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
  for (const [key, text] of overrides) textFaults(key, text, known).forEach(warn);
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
