import type { Locale } from '../config/derived';
import type { common } from './common';
import type { compareChoice } from './compare-choice.en';
import type { drugPricing } from './drug-pricing.en';
import type { enrollByPhone } from './enroll-by-phone.en';
import type { identityForm } from './identity-form.en';
import type { nextYear } from './next-year.en';
import type { noDrugs } from './no-drugs.en';
import type { planCard } from './plan-card.en';
import type { planOrder } from './plan-order.en';
import type { plansOverview } from './plans-overview.en';
import type { recommendedPlan } from './recommended-plan.en';
import type { removal } from './removal.en';
import type { startDate } from './start-date.en';
import type { takeAlongSheet } from './take-along-sheet.en';
import type { yearCost } from './year-cost.en';

/**
 * Texts of components that several elements share. A contract lists the sections that its element shows from the start.
 * A module that is loaded on demand exports the sections that only it uses (`provideTexts`). `common` is part of all
 * elements.
 */
export interface SharedSections {
  common: (typeof common)['en'];
  'compare-choice': typeof compareChoice;
  'drug-pricing': typeof drugPricing;
  'enroll-by-phone': typeof enrollByPhone;
  'identity-form': typeof identityForm;
  'next-year': typeof nextYear;
  'no-drugs': typeof noDrugs;
  'plan-card': typeof planCard;
  'plan-order': typeof planOrder;
  'plans-overview': typeof plansOverview;
  'recommended-plan': typeof recommendedPlan;
  removal: typeof removal;
  'start-date': typeof startDate;
  'take-along-sheet': typeof takeAlongSheet;
  'year-cost': typeof yearCost;
}

/**
 * English texts by section: the sections of shared components, and each element's own section
 * (elements/generated/text-types.ts).
 * @public
 */
export interface Sections extends SharedSections {}

export type SectionName = keyof Sections;

/** A key without its plural suffix: `plans.loaded` stands for `plans.loaded.one` and `.other`. */
type KeyOf<Text> = Text | (Text extends `${infer Stem}.other` ? Stem : never);

/** Keys of the texts of one or more sections. */
export type CopyKey<Name extends SectionName> = {
  [Section in Name]: KeyOf<keyof Sections[Section] & string>;
}[Name];

/** The same keys in another language. */
export type Translation<Section> = Record<keyof Section, string>;

/** Values for `{name}` placeholders; `count` also selects the plural form. */
type CopyValues = Readonly<Record<string, string | number>>;

/** Returns the text for a key in the element's language. */
export type Translator = (key: string, values?: CopyValues) => string;

/** `t` for the keys of some sections. Other keys do not compile. */
export type Translate<Name extends SectionName> = (key: CopyKey<Name>, values?: CopyValues) => string;

/** Texts by key. */
export type Texts = Readonly<Record<string, string>>;

/** Texts that are bundled with the code that uses them. */
export type TextsInAllLanguages = Readonly<Record<Locale, Texts>>;
