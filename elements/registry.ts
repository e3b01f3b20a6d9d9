import type { CopySection } from '../src/copy/types';
import type { ElementContract } from '../src/element-kit/contract';

export type PieceClass = (new () => HTMLElement) & { readonly contract: ElementContract };

export interface Piece {
  /** Wording that the piece starts with. */
  copy: CopySection;
  needsProfile: boolean;
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
};
