/** `extra-help.js`: the Extra Help question alone, for partner pages. No profile, no sign-in, no request. */
import { installPartnerApi } from '../src/browser/page';
import { brandKeys } from '../src/config/brand-keys';
import { commonSettings } from '../src/config/common-settings';
import { ignoredKeys } from '../src/config/setting';
import { define, toElement } from '../src/element-kit/to-element';
import { provideSettings } from '../src/state/common-config';
import { loadPageCopy, provideCopy } from '../src/state/copy';
import styles from './extra-help/extra-help.css?inline';
import partnerStyles from './extra-help/partner.css?inline';
import { partner as english } from './extra-help/partner.en';
import { partner as spanish } from './extra-help/partner.es';
import { extraHelpContract } from './extra-help/extra-help.contract';
import { ExtraHelpWidget } from './extra-help/extra-help-widget';
import { watchPage } from './page-pieces';

// As high as its words: nobody keeps room for it ahead.
const contract = { ...extraHelpContract, reservedBlockSize: '0' } as const;
const ShopperProfileExtraHelp = toElement(contract, ExtraHelpWidget, [styles, partnerStyles]);

function start(): void {
  installPartnerApi(import.meta.url);
  // Nobody reads the keys of brand pages here: they are known by name, and a host may write them for the brand bundle.
  provideSettings({ ...commonSettings, ...ignoredKeys(brandKeys) });
  provideCopy((locale) => Promise.resolve(locale === 'es' ? spanish : english));

  watchPage(
    {
      [extraHelpContract.tag]: {
        needsProfile: false,
        load: () => Promise.resolve(ShopperProfileExtraHelp),
      },
    },
    async (tag, { load }) => {
      await loadPageCopy(tag);
      define(await load());
    },
  );
}

// On a server there is no page.
if (typeof window !== 'undefined') start();
