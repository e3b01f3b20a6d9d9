import type { CopySection } from '../src/copy/types';
import { pageTags } from './page/contents';
import type { ElementContract } from '../src/element-kit/contract';

export type PieceClass = (new () => HTMLElement) & { readonly contract: ElementContract };

export interface Piece {
  /** Wording that the piece starts with; none where it comes later. */
  copy?: CopySection;
  needsProfile: boolean;
  /** Tags inside of the piece: their files are on their way together with its own. */
  contains?: readonly string[];
  load(): Promise<PieceClass>;
}

/** The only list of tags. */
export const registry: Readonly<Record<string, Piece>> = {
  'shopper-profile-plans': {
    copy: 'plans',
    needsProfile: true,
    load: async () => (await import('./plans/plans.element')).ShopperProfilePlans,
  },
  'shopper-profile-extra-help': {
    copy: 'extraHelp',
    needsProfile: true,
    load: async () => (await import('./extra-help/extra-help.element')).ShopperProfileExtraHelp,
  },
  'shopper-profile-banner': {
    copy: 'banner',
    needsProfile: true,
    load: async () => (await import('./banner/banner.element')).ShopperProfileBanner,
  },
  'shopper-profile-outage': {
    copy: 'outage',
    needsProfile: true,
    load: async () => (await import('./outage/outage.element')).ShopperProfileOutage,
  },
  'shopper-profile-account-ready': {
    copy: 'accountReady',
    needsProfile: true,
    load: async () => (await import('./account-ready/account-ready.element')).ShopperProfileAccountReady,
  },
  'shopper-profile-loading': {
    copy: 'loading',
    needsProfile: false,
    load: async () => (await import('./loading/loading.element')).ShopperProfileLoading,
  },
  'shopper-profile-sign-out': {
    copy: 'signOut',
    needsProfile: true,
    load: async () => (await import('./sign-out/sign-out.element')).ShopperProfileSignOut,
  },
  'shopper-profile-page': {
    copy: 'page',
    needsProfile: true,
    contains: pageTags,
    load: async () => (await import('./page/page.element')).ShopperProfilePage,
  },
  'shopper-profile-top-bar': {
    copy: 'topBar',
    needsProfile: true,
    load: async () => (await import('./top-bar/top-bar.element')).ShopperProfileTopBar,
  },
  'shopper-profile-nav': {
    copy: 'nav',
    needsProfile: true,
    contains: ['shopper-profile-extra-help'],
    load: async () => (await import('./nav/nav.element')).ShopperProfileNav,
  },
  'shopper-profile-mobile-prompt': {
    copy: 'mobilePrompt',
    needsProfile: true,
    load: async () => (await import('./mobile-prompt/mobile-prompt.element')).ShopperProfileMobilePrompt,
  },
  'shopper-profile-tiles': {
    copy: 'tiles',
    needsProfile: true,
    load: async () => (await import('./tiles/tiles.element')).ShopperProfileTiles,
  },
  'shopper-profile-help': {
    copy: 'help',
    needsProfile: true,
    load: async () => (await import('./help/help.element')).ShopperProfileHelp,
  },
  'shopper-profile-faq': {
    copy: 'faq',
    needsProfile: true,
    load: async () => (await import('./faq/faq.element')).ShopperProfileFaq,
  },
  'shopper-profile-disclosures': {
    copy: 'disclosures',
    needsProfile: true,
    load: async () => (await import('./disclosures/disclosures.element')).ShopperProfileDisclosures,
  },
  'shopper-profile-drug-estimator': {
    copy: 'drugEstimator',
    needsProfile: true,
    load: async () => (await import('./drug-estimator/drug-estimator.element')).ShopperProfileDrugEstimator,
  },
  'shopper-profile-find-plan': {
    copy: 'findPlan',
    needsProfile: true,
    load: async () => (await import('./find-plan/find-plan.element')).ShopperProfileFindPlan,
  },
  'shopper-profile-shopping-options': {
    copy: 'shoppingOptions',
    needsProfile: true,
    load: async () =>
      (await import('./shopping-options/shopping-options.element')).ShopperProfileShoppingOptions,
  },
  'shopper-profile-medigap': {
    copy: 'medigap',
    needsProfile: true,
    load: async () => (await import('./medigap/medigap.element')).ShopperProfileMedigap,
  },
  'shopper-profile-recommendation-promo': {
    copy: 'recommendationPromo',
    needsProfile: true,
    load: async () =>
      (await import('./recommendation-promo/recommendation-promo.element')).ShopperProfileRecommendationPromo,
  },
  'shopper-profile-email': {
    copy: 'email',
    needsProfile: false,
    load: async () => (await import('./email/email.element')).ShopperProfileEmail,
  },
  'shopper-profile-drugs': {
    copy: 'drugs',
    needsProfile: true,
    load: async () => (await import('./drugs/drugs.element')).ShopperProfileDrugs,
  },
  'shopper-profile-doctors': {
    copy: 'doctors',
    needsProfile: true,
    load: async () => (await import('./doctors/doctors.element')).ShopperProfileDoctors,
  },
  'shopper-profile-applications': {
    copy: 'applications',
    needsProfile: true,
    load: async () => (await import('./applications/applications.element')).ShopperProfileApplications,
  },
  'shopper-profile-active-plan': {
    copy: 'activePlan',
    needsProfile: true,
    load: async () => (await import('./active-plan/active-plan.element')).ShopperProfileActivePlan,
  },
  'shopper-profile-timeout': {
    needsProfile: true,
    load: async () => (await import('./timeout/timeout.element')).ShopperProfileTimeout,
  },
};
