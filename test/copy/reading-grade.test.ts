import { expect } from 'chai';
import type { Locale } from '../../src/config/derived';
import { brandTexts } from '../../src/copy/brands';
import { common } from '../../src/copy/common';
import { takeAlongSheet as sheetInEnglish } from '../../src/copy/take-along-sheet.en';
import { takeAlongSheet as sheetInSpanish } from '../../src/copy/take-along-sheet.es';
import type { Texts } from '../../src/copy/types';
import { partner as partnerInEnglish } from '../../elements/extra-help/partner.en';
import { partner as partnerInSpanish } from '../../elements/extra-help/partner.es';
import { groups } from '../../elements/generated/registry';
import { readingGrade, spanishReadingEase, wordsOf } from '../support/reading-grade';
import { fixedTerms, harderTexts } from './reading-exceptions';

const HIGHEST_GRADE = 6;
const LOWEST_EASE = 70;
/** Formulas do not apply to labels, so texts with fewer words are left out. */
const FEWEST_WORDS = 6;

const sheet = { en: sheetInEnglish, es: sheetInSpanish };
const partner = { en: partnerInEnglish, es: partnerInSpanish };
const names = { en: 'name', es: 'nombre' };

/** Every source of texts: elements by group, what they share, partner pages, paper, and the texts of the brands. */
async function sourcesOf(locale: Locale): Promise<Texts[]> {
  const ofGroups = await Promise.all(
    Object.values(groups).map(async ({ copy }): Promise<Texts> => (await copy[locale]()).texts),
  );
  const ofBrands = Object.values(brandTexts).map((brand) => brand[locale] ?? {});
  return [common[locale], ...ofGroups, partner[locale], sheet[locale], ...ofBrands];
}

/** The text as it is measured: a placeholder is one word, and a fixed term is one easy word. */
const measured = (text: string, locale: Locale): string =>
  fixedTerms[locale].reduce(
    (words, { term }) => words.replace(term, names[locale]),
    text.replace(/\{\w+\}/g, locale === 'en' ? 'it' : 'eso'),
  );

const isEasy = (text: string, locale: Locale): boolean => {
  const words = measured(text, locale);
  if (wordsOf(words).length < FEWEST_WORDS) return true;
  return locale === 'en' ? readingGrade(words) <= HIGHEST_GRADE : spanishReadingEase(words) >= LOWEST_EASE;
};

describe('texts for shoppers', () => {
  for (const locale of ['en', 'es'] as const) {
    it(`can be read after six years of school (${locale})`, async () => {
      const hard = (await sourcesOf(locale)).flatMap((texts) =>
        Object.entries(texts)
          .filter(([key, text]) => !(key in harderTexts[locale]) && !isEasy(text, locale))
          .map(([key, text]) => `${key}: ${text}`),
      );
      expect([...new Set(hard)]).to.deep.equal([]);
    });

    it(`are excepted only where they are harder (${locale})`, async () => {
      const sources = await sourcesOf(locale);
      const needless = Object.keys(harderTexts[locale]).filter((key) =>
        sources.every((texts) => texts[key] === undefined || isEasy(texts[key], locale)),
      );
      expect(needless).to.deep.equal([]);
    });

    it(`have every fixed term somewhere (${locale})`, async () => {
      const all = (await sourcesOf(locale)).flatMap((texts) => Object.values(texts)).join('\n');
      for (const { term } of fixedTerms[locale]) expect(all).to.match(new RegExp(term.source));
    });
  }
});
