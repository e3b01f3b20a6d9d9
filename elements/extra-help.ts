/** `extra-help.js`: the Extra Help question alone, for partner pages. No profile, no sign-in, no request. */
import { ShopperProfileExtraHelp } from './extra-help/extra-help.element';
import { installPartnerApi } from './partner-api';
import { watchPage } from './page-pieces';
import { define, loadPageCopy } from './runtime';

installPartnerApi();

const extraHelp = {
  copy: 'extraHelp',
  needsProfile: false,
  load: () => Promise.resolve(ShopperProfileExtraHelp),
} as const;

watchPage(
  { 'shopper-profile-extra-help': extraHelp },
  async (_tag, { load }) => {
    const [elementClass] = await Promise.all([load(), loadPageCopy(extraHelp.copy)]);
    define(elementClass);
  },
  false,
);
