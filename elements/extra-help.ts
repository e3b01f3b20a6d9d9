/** `extra-help.js`: the Extra Help question alone, for partner pages. No profile, no sign-in, no request. */
import { define } from './runtime';
import { ShopperProfileExtraHelp } from './extra-help/extra-help.element';
import { installPartnerApi } from './page-api';
import { watchPage } from './page-pieces';
import { registry } from './registry';

installPartnerApi();

const { 'shopper-profile-extra-help': extraHelp } = registry;

if (extraHelp) {
  watchPage({ 'shopper-profile-extra-help': extraHelp }, () => {
    define(ShopperProfileExtraHelp);
    return Promise.resolve();
  });
}
