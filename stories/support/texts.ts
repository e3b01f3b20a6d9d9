import type { Brand, Locale } from '../../src/config/derived';
import { brandTexts } from '../../src/copy/brands';
import { common } from '../../src/copy/common';
import { groups } from '../../elements/generated/registry';
import { texts as drugPricing } from '../../elements/plans/drug-pricing';
import { texts as recommendedPlan } from '../../elements/recommendation/recommended-plan';
import { texts as takeAlong } from '../../elements/take-along/take-along-popup';
import { texts as enrollByPhone } from '../../src/widgets/enroll-by-phone';
import { texts as removal } from '../../src/widgets/remove-item';
import { translator } from '../../src/copy/translate';
import type { Texts, Translator } from '../../src/copy/types';
import { pseudo } from './pseudo';

/** The options of the language toolbar: `pseudo` is English with accents, 40 % longer. */
export type StoryLocale = Locale | 'pseudo';

/** All texts, by language; requested once, before the first story. */
export type AllTexts = Record<Locale, Texts>;

async function fetchAll(locale: Locale): Promise<Texts> {
  const files = await Promise.all(Object.values(groups).map(({ copy }) => copy[locale]()));
  return Object.assign(
    {
      ...common[locale],
      ...removal[locale],
      ...enrollByPhone[locale],
      ...drugPricing[locale],
      ...recommendedPlan[locale],
      ...takeAlong[locale],
    },
    ...files.map(({ texts }) => texts),
  ) as Texts;
}

export async function fetchTexts(): Promise<AllTexts> {
  const [en, es] = await Promise.all([fetchAll('en'), fetchAll('es')]);
  return { en, es };
}

export const languageOf = (locale: StoryLocale): Locale => (locale === 'es' ? 'es' : 'en');

/** The host's `texts` that turn a whole element into the pseudo-language. */
export const pseudoTexts = (texts: AllTexts, brand: Brand): Texts =>
  pseudo({ ...texts.en, ...brandTexts[brand].en });

const fail = (key: string): never => {
  throw new Error(`There is no text for ${key}.`);
};

/** `t` with the texts of all elements, for a component outside an element. */
export function translatorFor(texts: AllTexts, brand: Brand, locale: StoryLocale): Translator {
  const language = languageOf(locale);
  if (locale === 'pseudo') return translator(language, [pseudoTexts(texts, brand)], fail);
  return translator(language, [brandTexts[brand][language] ?? {}, texts[language]], fail);
}
