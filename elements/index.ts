/** `index.js`: element classes for bundlers. Importing it does nothing; `defineAll()` registers the tags. */
import { define } from '../src/element-kit/to-element';
import { configure as configurePage, installPageApi } from '../src/browser/page';
import type { ConfigInput } from '../src/config/settings';
import { ShopperProfileExtraHelp } from './extra-help/extra-help.element';
import { installBrandApi } from './page-api';
import { ShopperProfileBanner } from './banner/banner.element';
import { ShopperProfileOutage } from './outage/outage.element';
import { ShopperProfileAccountReady } from './account-ready/account-ready.element';
import { ShopperProfileLoading } from './loading/loading.element';
import { ShopperProfileSignOut } from './sign-out/sign-out.element';
import { ShopperProfilePlans } from './plans/plans.element';

export {
  ShopperProfileExtraHelp,
  ShopperProfilePlans,
  ShopperProfileBanner,
  ShopperProfileOutage,
  ShopperProfileAccountReady,
};
export type { ConfigInput } from '../src/config/settings';
export type { PageApi, LoadOutcome } from '../src/browser/page';

/** Registers every tag and makes `window.shopperProfile`. Tags that exist already stay as they are. */
export function defineAll(): void {
  installBrandApi();
  for (const elementClass of [
    ShopperProfilePlans,
    ShopperProfileExtraHelp,
    ShopperProfileBanner,
    ShopperProfileOutage,
  ])
    define(elementClass);
}

/** The same as `window.shopperProfile.configure`; may be called before `defineAll`. */
export function configure(partial: ConfigInput): void {
  installPageApi(__VERSION__);
  configurePage(partial);
}
