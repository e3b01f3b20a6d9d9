/** The class of every piece. */
export { ShopperProfileAccountReady } from './account-ready/account-ready.element';
export { ShopperProfileBanner } from './banner/banner.element';
export { ShopperProfileExtraHelp } from './extra-help/extra-help.element';
export { ShopperProfileLoading } from './loading/loading.element';
export { ShopperProfileOutage } from './outage/outage.element';
export { ShopperProfilePlans } from './plans/plans.element';
export { ShopperProfileSignOut } from './sign-out/sign-out.element';
