import type { common } from './common';
import type { extraHelp } from '../../elements/extra-help/extra-help.en';
import type { plans } from '../../elements/plans/plans.en';
import type { planPopups } from '../../elements/plans/plan-popups.en';
import type { banner } from '../../elements/banner/banner.en';
import type { outage } from '../../elements/outage/outage.en';
import type { accountReady } from '../../elements/account-ready/account-ready.en';
import type { loading } from '../../elements/loading/loading.en';
import type { signOut } from '../../elements/sign-out/sign-out.en';
import type { page } from '../../elements/page/page.en';
import type { topBar } from '../../elements/top-bar/top-bar.en';
import type { nav } from '../../elements/nav/nav.en';
import type { mobilePrompt } from '../../elements/mobile-prompt/mobile-prompt.en';
import type { tiles } from '../../elements/tiles/tiles.en';
import type { help } from '../../elements/help/help.en';
import type { faq } from '../../elements/faq/faq.en';
import type { disclosures } from '../../elements/disclosures/disclosures.en';
import type { drugEstimator } from '../../elements/drug-estimator/drug-estimator.en';
import type { findPlan } from '../../elements/find-plan/find-plan.en';
import type { shoppingOptions } from '../../elements/shopping-options/shopping-options.en';
import type { medigap } from '../../elements/medigap/medigap.en';
import type { recommendationPromo } from '../../elements/recommendation-promo/recommendation-promo.en';
import type { email } from '../../elements/email/email.en';
import type { drugs } from '../../elements/drugs/drugs.en';
import type { doctors } from '../../elements/doctors/doctors.en';
import type { applications } from '../../elements/applications/applications.en';
import type { activePlan } from '../../elements/active-plan/active-plan.en';
import type { timeout } from '../../elements/timeout/timeout.en';

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
