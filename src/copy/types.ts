import type { common } from './common';
import type { extraHelp } from './en/extra-help';
import type { plans } from './en/plans';
import type { banner } from './en/banner';
import type { outage } from './en/outage';
import type { accountReady } from './en/account-ready';
import type { loading } from './en/loading';
import type { signOut } from './en/sign-out';

type English = (typeof common)['en'] &
  typeof extraHelp &
  typeof plans &
  typeof banner &
  typeof outage &
  typeof accountReady &
  typeof loading &
  typeof signOut;

/** Key of a text, without the plural ending: `plans.loaded` stands for `plans.loaded.one` and `.other`. */
export type CopyKey = keyof English | PluralKey;
type PluralKey = keyof English extends infer Key ? (Key extends `${infer Stem}.other` ? Stem : never) : never;

/** The same keys in another language. */
export type Translation<Section> = Record<keyof Section, string>;

/** Values for `{name}` placeholders; `count` also picks the plural form. */
export type CopyValues = Readonly<Record<string, string | number>>;

/** Text by key in the piece's language. */
export type Translate = (key: CopyKey, values?: CopyValues) => string;

/** Sections that are loaded on their own, so that a page loads the wording of its pieces only. */
export type CopySection =
  'plans' | 'extraHelp' | 'banner' | 'outage' | 'accountReady' | 'loading' | 'signOut';
export type Texts = Readonly<Record<string, string>>;
