import { atom, type Atom } from 'jotai/vanilla';
import { logger } from '../browser/logger';
import type { Locale } from '../config/derived';
import { brandTexts } from '../copy/brands';
import { common } from '../copy/common';
import { fetchCopy } from '../copy/load';
import { translator } from '../copy/translate';
import type { CopySection, Texts, Translate } from '../copy/types';
import { brandAtom, configAtom, localeAtom } from './config';
import { contentTextsAtom } from './content-texts';
import { pageAtom, read, write } from './store';

const copyAtom = pageAtom<Readonly<Record<string, Texts>>>('copy', {});

const fileKey = (locale: Locale, section: CopySection): string => `${locale}/${section}`;

/** Loads the wording of a section, once. */
export async function loadCopy(locale: Locale, section: CopySection): Promise<void> {
  const key = fileKey(locale, section);
  if (read(copyAtom)[key]) return;
  try {
    const texts = await fetchCopy(locale, section);
    write(copyAtom, { ...read(copyAtom), [key]: texts });
  } catch {
    logger().error(`the wording ${key} could not be loaded`);
  }
}

/** The wording of a section in the page's language: loaded before a piece is defined, it shows at once. */
export const loadPageCopy = (section: CopySection): Promise<void> => loadCopy(read(localeAtom), section);

const translateAtoms = new Map<string, Atom<Translate | undefined>>();

/**
 * `t` for a section in a language; no value until its wording is there. The host's `texts` win over content,
 * content over the brand's wording, that over the language's.
 */
export function translateAtom(locale: Locale, section: CopySection): Atom<Translate | undefined> {
  const key = fileKey(locale, section);
  const known = translateAtoms.get(key);
  if (known) return known;
  const made = atom((get) => {
    const texts = get(copyAtom)[key];
    const ofHost = get(configAtom).texts[locale] ?? {};
    const ofBrand = brandTexts[get(brandAtom)][locale] ?? {};
    // Content has no language of its own: it is in the page's.
    const ofContent = locale === get(localeAtom) ? get(contentTextsAtom) : {};
    return texts && translator(locale, [ofHost, ofContent, ofBrand, texts, common[locale]]);
  });
  translateAtoms.set(key, made);
  return made;
}
