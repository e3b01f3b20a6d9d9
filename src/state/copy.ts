import { errorOnce, logger } from '../browser/logger';
import type { Locale } from '../config/derived';
import { brandTexts } from '../copy/brands';
import { common } from '../copy/common';
import { translator } from '../copy/translate';
import type { Texts, TextsInAllLanguages, Translator } from '../copy/types';
import { brandAtom, commonConfigAtom, localeAtom } from './common-config';
import { contentTextsAtom } from './content-texts';
import { atom, pageAtom, read, write, type Atom } from './store';

/** Loads the texts of an element. */
export type CopySource = (locale: Locale, tag: string) => Promise<Texts>;

let source: CopySource = () => Promise.reject(new Error('No entry point has called provideCopy().'));

/** Sets the source of texts. Called by the entry point; each copy of the bundle has its own source. */
export function provideCopy(from: CopySource): void {
  source = from;
}

/** Texts of code that is loaded on demand; that code renders only after adding them. */
const lateTexts: Record<Locale, Record<string, string>> = { en: {}, es: {} };

/** Adds texts for all elements, in every language. */
export function provideTexts({ en, es }: TextsInAllLanguages): void {
  Object.assign(lateTexts.en, en);
  Object.assign(lateTexts.es, es);
}

const copyAtom = pageAtom<Readonly<Record<string, Texts>>>('copy', {});

const keyOf = (locale: Locale, tag: string): string => `${locale}/${tag}`;

/** Loads the texts of an element, once. Returns whether they have loaded. */
export async function loadCopy(locale: Locale, tag: string): Promise<boolean> {
  const key = keyOf(locale, tag);
  if (read(copyAtom)[key]) return true;
  try {
    const texts = await source(locale, tag);
    write(copyAtom, { ...read(copyAtom), [key]: texts });
    return true;
  } catch {
    logger().error(`the texts ${key} could not be loaded`);
    return false;
  }
}

/**
 * Loads the texts of an element in the page's language. Called before the element is defined, so that it renders with texts
 * immediately. Retries once, then rejects, because the element is useless without texts.
 */
export async function loadPageCopy(tag: string): Promise<void> {
  const locale = read(localeAtom);
  if (!(await loadCopy(locale, tag)) && !(await loadCopy(locale, tag))) throw new Error(tag);
}

const reportMissing = (key: string): void => {
  errorOnce(`there is no text for ${key}`);
};

const translateAtoms = new Map<string, Atom<Translator | undefined>>();

/**
 * `t` for an element in a language; `undefined` until its texts have loaded. The host's `texts` override content, content
 * overrides brand texts, and brand texts override the default texts.
 */
export function translateAtom(locale: Locale, tag: string): Atom<Translator | undefined> {
  const key = keyOf(locale, tag);
  const known = translateAtoms.get(key);
  if (known) return known;
  const made = atom((get) => {
    const texts = get(copyAtom)[key];
    const ofHost = get(commonConfigAtom).texts[locale] ?? {};
    const ofBrand = brandTexts[get(brandAtom)][locale] ?? {};
    // Content exists only in the language of the page.
    const ofContent = locale === get(localeAtom) ? get(contentTextsAtom) : {};
    return (
      texts &&
      translator(
        locale,
        [ofHost, ofContent, ofBrand, texts, lateTexts[locale], common[locale]],
        reportMissing,
      )
    );
  });
  translateAtoms.set(key, made);
  return made;
}
