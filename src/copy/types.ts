import type { Locale } from '../config/derived';
import type { common } from './common';
import type { drugPricing } from './drug-pricing.en';
import type { enrollByPhone } from './enroll-by-phone.en';
import type { identityForm } from './identity-form.en';
import type { planCard } from './plan-card.en';
import type { removal } from './removal.en';
import type { startDate } from './start-date.en';

/**
 * Texts of views that several pieces share. A contract names those that its piece shows from the start; a module that is
 * loaded on demand exports those that it alone uses (`provideTexts`); `common` is in all pieces.
 */
export interface SharedSections {
  common: (typeof common)['en'];
  'drug-pricing': typeof drugPricing;
  'enroll-by-phone': typeof enrollByPhone;
  'identity-form': typeof identityForm;
  'plan-card': typeof planCard;
  removal: typeof removal;
  'start-date': typeof startDate;
}

/**
 * English texts by section: those of shared views, and each piece's own (elements/generated/wording.ts).
 * @public
 */
export interface Sections extends SharedSections {}

export type SectionName = keyof Sections;

/** A key without the plural ending: `plans.loaded` stands for `plans.loaded.one` and `.other`. */
type KeyOf<Text> = Text | (Text extends `${infer Stem}.other` ? Stem : never);

/** Keys of the texts of a section, or of several. */
export type CopyKey<Name extends SectionName> = {
  [Section in Name]: KeyOf<keyof Sections[Section] & string>;
}[Name];

/** The same keys in another language. */
export type Translation<Section> = Record<keyof Section, string>;

/** Values for `{name}` placeholders; `count` also picks the plural form. */
type CopyValues = Readonly<Record<string, string | number>>;

/** Text by key in the piece's language. */
export type Translator = (key: string, values?: CopyValues) => string;

/** `t` for the keys of some sections: another key does not compile. */
export type Translate<Name extends SectionName> = (key: CopyKey<Name>, values?: CopyValues) => string;

/** Text by key. */
export type Texts = Readonly<Record<string, string>>;

/** Texts that come with the code that uses them. */
export type TextsInAllLanguages = Readonly<Record<Locale, Texts>>;
