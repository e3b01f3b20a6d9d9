import type { common } from './common';
import type { extraHelp } from './en/extra-help';
import type { plans } from './en/plans';
import type { planPopups } from './en/plan-popups';
import type { banner } from './en/banner';
import type { outage } from './en/outage';
import type { accountReady } from './en/account-ready';
import type { loading } from './en/loading';
import type { signOut } from './en/sign-out';
import type { page } from './en/page';
import type { topBar } from './en/top-bar';
import type { nav } from './en/nav';
import type { mobilePrompt } from './en/mobile-prompt';
import type { tiles } from './en/tiles';
import type { help } from './en/help';
import type { faq } from './en/faq';
import type { disclosures } from './en/disclosures';
import type { drugEstimator } from './en/drug-estimator';
import type { findPlan } from './en/find-plan';
import type { shoppingOptions } from './en/shopping-options';
import type { medigap } from './en/medigap';
import type { recommendationPromo } from './en/recommendation-promo';
import type { email } from './en/email';
import type { drugs } from './en/drugs';
import type { doctors } from './en/doctors';
import type { applications } from './en/applications';
import type { activePlan } from './en/active-plan';
import type { timeout } from './en/timeout';

type English = (typeof common)['en'] &
  typeof extraHelp &
  typeof plans &
  typeof planPopups &
  typeof banner &
  typeof outage &
  typeof accountReady &
  typeof loading &
  typeof signOut &
  typeof page &
  typeof topBar &
  typeof nav &
  typeof mobilePrompt &
  typeof tiles &
  typeof help &
  typeof faq &
  typeof disclosures &
  typeof drugEstimator &
  typeof findPlan &
  typeof shoppingOptions &
  typeof medigap &
  typeof recommendationPromo &
  typeof email &
  typeof drugs &
  typeof doctors &
  typeof applications &
  typeof activePlan &
  typeof timeout;

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
  | 'plans'
  | 'planPopups'
  | 'extraHelp'
  | 'banner'
  | 'outage'
  | 'accountReady'
  | 'loading'
  | 'signOut'
  | 'page'
  | 'topBar'
  | 'nav'
  | 'mobilePrompt'
  | 'tiles'
  | 'help'
  | 'faq'
  | 'disclosures'
  | 'drugEstimator'
  | 'findPlan'
  | 'shoppingOptions'
  | 'medigap'
  | 'recommendationPromo'
  | 'email'
  | 'drugs'
  | 'doctors'
  | 'applications'
  | 'activePlan'
  | 'timeout';
export type Texts = Readonly<Record<string, string>>;
