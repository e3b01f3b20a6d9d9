import type { common } from './common';

type Common = (typeof common)['en'];

/**
 * All English texts by their keys; each piece adds its own (elements/generated/wording.ts).
 * @public
 */
export interface Wording extends Common {}

/** Key of a text, without the plural ending: `plans.loaded` stands for `plans.loaded.one` and `.other`. */
export type CopyKey = keyof Wording | PluralKey;
type PluralKey = keyof Wording extends infer Key ? (Key extends `${infer Stem}.other` ? Stem : never) : never;

/** The same keys in another language. */
export type Translation<Section> = Record<keyof Section, string>;

/** Values for `{name}` placeholders; `count` also picks the plural form. */
type CopyValues = Readonly<Record<string, string | number>>;

/** Text by key in the piece's language. */
export type Translate = (key: CopyKey, values?: CopyValues) => string;

/** Text by key. */
export type Texts = Readonly<Record<string, string>>;
