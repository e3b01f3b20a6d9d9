import { expect } from 'chai';
import { brandTexts } from '../../src/copy/brands';
import { common } from '../../src/copy/common';
import { drugPricing as drugPricingEn } from '../../src/copy/drug-pricing.en';
import { drugPricing as drugPricingEs } from '../../src/copy/drug-pricing.es';
import { enrollByPhone as enrollByPhoneEn } from '../../src/copy/enroll-by-phone.en';
import { enrollByPhone as enrollByPhoneEs } from '../../src/copy/enroll-by-phone.es';
import { planOrder as planOrderEn } from '../../src/copy/plan-order.en';
import { planOrder as planOrderEs } from '../../src/copy/plan-order.es';
import { recommendedPlan as recommendedPlanEn } from '../../src/copy/recommended-plan.en';
import { recommendedPlan as recommendedPlanEs } from '../../src/copy/recommended-plan.es';
import { removal as removalEn } from '../../src/copy/removal.en';
import { removal as removalEs } from '../../src/copy/removal.es';
import { yearCost as yearCostEn } from '../../src/copy/year-cost.en';
import { yearCost as yearCostEs } from '../../src/copy/year-cost.es';
import { groups } from '../../elements/generated/registry';
import type { Texts } from '../../src/copy/types';

const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
const withoutCount = (names: string[]): string[] => names.filter((name) => name !== 'count');

/** Both languages of every group, of the common texts, and of those that load with a popup. */
async function everyGroup(): Promise<[string, Texts, Texts][]> {
  const loaded = await Promise.all(
    Object.entries(groups).map(async ([group, { copy }]): Promise<[string, Texts, Texts]> => [
      group,
      (await copy.en()).texts,
      (await copy.es()).texts,
    ]),
  );
  const late: [string, Texts, Texts][] = [
    ['removal', removalEn, removalEs],
    ['drug-pricing', drugPricingEn, drugPricingEs],
    ['enroll-by-phone', enrollByPhoneEn, enrollByPhoneEs],
    ['plan-order', planOrderEn, planOrderEs],
    ['recommended-plan', recommendedPlanEn, recommendedPlanEs],
    ['year-cost', yearCostEn, yearCostEs],
  ];
  return [['common', common.en, common.es], ...late, ...loaded];
}

describe('texts', () => {
  let everything: [string, Texts, Texts][];
  before(async () => {
    everything = await everyGroup();
  });

  it('has at least one text in every group', () => {
    for (const [section, english] of everything) expect(Object.keys(english), section).not.to.be.empty;
  });

  it('has the same keys in English and Spanish', () => {
    for (const [section, english, spanish] of everything)
      expect(Object.keys(spanish).sort(), section).to.deep.equal(Object.keys(english).sort());
  });

  it('is another one in Spanish, but for words that are the same', () => {
    for (const [, english, spanish] of everything)
      for (const [key, text] of Object.entries(english))
        if (text.replace(/\{\w+\}|\b(ID|No|Plan|TTY|Medicare Advantage)\b/g, '').search(/\w/) >= 0)
          expect(spanish[key], key).not.to.equal(text);
  });

  it('names no brand by its code', () => {
    const ofBrands = Object.values(brandTexts).flatMap((brand) => Object.values(brand));
    for (const texts of [...everything.flatMap(([, ...languages]) => languages), ...ofBrands])
      for (const [key, text] of Object.entries(texts))
        expect(text, key).not.to.match(/\b(AMP|UMS)\b|\{brand\}/);
  });

  it('has no empty text and no blanks around one', () => {
    for (const [, english, spanish] of everything)
      for (const [key, text] of [...Object.entries(english), ...Object.entries(spanish)]) {
        expect(text, key).not.to.equal('');
        expect(text, key).to.equal(text.trim());
      }
  });

  it('has the same placeholders in both languages, each of them well formed', () => {
    for (const [, english, spanish] of everything)
      for (const [key, text] of Object.entries(english)) {
        expect(placeholdersOf(spanish[key] ?? ''), key).to.deep.equal(placeholdersOf(text));
        for (const one of [text, spanish[key] ?? ''])
          expect(one.replace(/\{\w+\}/g, ''), key).not.to.match(/[{}]/);
      }
  });

  it('has both plural forms where it has one, which differ in {count} alone', () => {
    for (const [, english, spanish] of everything)
      for (const texts of [english, spanish]) {
        const stems = Object.keys(texts).flatMap((key) => /^(.*)\.(?:one|other)$/.exec(key)?.[1] ?? []);
        for (const stem of stems) {
          const [one, other] = [texts[`${stem}.one`] ?? '', texts[`${stem}.other`] ?? ''];
          expect(one, stem).not.to.equal('');
          expect(other, stem).not.to.equal('');
          expect(placeholdersOf(other), stem).to.include('count');
          expect(withoutCount(placeholdersOf(one)), stem).to.deep.equal(withoutCount(placeholdersOf(other)));
        }
      }
  });

  it('has no key in two groups', () => {
    const keys = everything.flatMap(([, english]) => Object.keys(english));
    expect(keys).to.have.length(new Set(keys).size);
  });

  it('has dotted keys that never look like a sentence', () => {
    for (const [, english] of everything)
      for (const key of Object.keys(english)) expect(key).to.match(/^\w+(\.\w+)+$/);
  });

  it('has brand overlays for existing keys only, with their placeholders (SHELL-21)', () => {
    const english = Object.assign({}, ...everything.map(([, texts]) => texts)) as Texts;
    for (const [brand, byLanguage] of Object.entries(brandTexts))
      for (const texts of Object.values(byLanguage))
        for (const [key, text] of Object.entries(texts)) {
          expect(english, `${brand} ${key}`).to.have.property(key);
          expect(text.trim(), `${brand} ${key}`).not.to.equal('');
          expect(placeholdersOf(text), `${brand} ${key}`).to.deep.equal(placeholdersOf(english[key] ?? ''));
        }
  });

  it('words in Spanish, too, what a brand words in its own way (SHELL-21)', () => {
    for (const [brand, { en = {}, es = {} }] of Object.entries(brandTexts))
      expect(Object.keys(es).sort(), brand).to.deep.equal(Object.keys(en).sort());
  });
});
