import { errorOnce, logger } from '../browser/logger';
import type { Locale } from '../config/derived';
import { brandTexts } from '../copy/brands';
import { common } from '../copy/common';
import { translator } from '../copy/translate';
import type { Texts, TextsInAllLanguages, Translator } from '../copy/types';
import { brandAtom, commonConfigAtom, localeAtom } from './common-config';
import { contentTextsAtom } from './content-texts';
import { atom, pageAtom, read, write, type Atom } from './store';

/** Finds the wording of a piece, by its tag. */
export type CopySource = (locale: Locale, tag: string) => Promise<Texts>;

let source: CopySource = () => Promise.reject(new Error('No entry has said where the wording is.'));

/** Entries say where the wording of their pieces is; each copy of the bundle has its own. */
export function provideCopy(from: CopySource): void {
  source = from;
}

/** Texts that came with code that was loaded on demand; what reads them is rendered after that. */
const lateTexts: Record<Locale, Record<string, string>> = { en: {}, es: {} };

/** Adds texts for all pieces, in every language. */
export function provideTexts({ en, es }: TextsInAllLanguages): void {
  Object.assign(lateTexts.en, en);
  Object.assign(lateTexts.es, es);
}

const copyAtom = pageAtom<Readonly<Record<string, Texts>>>('copy', {});

const keyOf = (locale: Locale, tag: string): string => `${locale}/${tag}`;

/** Loads the wording of a piece, once. Returns whether it is there. */
export async function loadCopy(locale: Locale, tag: string): Promise<boolean> {
  const key = keyOf(locale, tag);
  if (read(copyAtom)[key]) return true;
  try {
    const texts = await source(locale, tag);
    write(copyAtom, { ...read(copyAtom), [key]: texts });
    return true;
  } catch {
    logger().error(`the wording ${key} could not be loaded`);
    return false;
  }
}

/**
 * The wording of a piece in the page's language: loaded before the piece is defined, it shows at once. Rejects where it
 * does not come at a second try either: a piece without words is none.
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
 * `t` for a piece in a language; no value until its wording is there. The host's `texts` win over content, content over
 * the brand's wording, that over the language's.
 */
export function translateAtom(locale: Locale, tag: string): Atom<Translator | undefined> {
  const key = keyOf(locale, tag);
  const known = translateAtoms.get(key);
  if (known) return known;
  const made = atom((get) => {
    const texts = get(copyAtom)[key];
    const ofHost = get(commonConfigAtom).texts[locale] ?? {};
    const ofBrand = brandTexts[get(brandAtom)][locale] ?? {};
    // Content has no language of its own: it is in the page's.
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
