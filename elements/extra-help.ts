/** Entry point `extra-help.js`: only the Extra Help question, for partner pages. No profile, no sign-in, no request. */
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
import { watchPage } from './page-elements';

// No reserved height: the element is as high as its text.
const contract = { ...extraHelpContract, reservedBlockSize: '0' } as const;
const ShopperProfileExtraHelp = toElement(contract, ExtraHelpWidget, [styles, partnerStyles]);

function start(): void {
  installPartnerApi(import.meta.url);
  // Keys of brand pages are unused here, but known by name, so that a configuration written for the brand bundle causes
  // no warnings.
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

// No page exists during server-side rendering.
if (typeof window !== 'undefined') start();
