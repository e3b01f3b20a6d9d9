import { baseStyles } from '../../src/styles/base';
import accordion from '../../src/styles/accordion.css?inline';
import activePlan from '../../elements/active-plan/active-plan.css?inline';
import applications from '../../elements/applications/applications.css?inline';
import banner from '../../elements/banner/banner.css?inline';
import block from '../../src/styles/block.css?inline';
import browsePrompt from '../../src/styles/browse-prompt.css?inline';
import extraHelp from '../../elements/extra-help/extra-help.css?inline';
import faq from '../../elements/faq/faq.css?inline';
import field from '../../src/styles/field.css?inline';
import help from '../../elements/help/help.css?inline';
import loading from '../../elements/loading/loading.css?inline';
import medigap from '../../elements/medigap/medigap.css?inline';
import nav from '../../elements/nav/nav.css?inline';
import notice from '../../src/styles/notice.css?inline';
import plans from '../../src/styles/plans.css?inline';
import promo from '../../elements/recommendation-promo/recommendation-promo.css?inline';
import screenOnly from '../../src/styles/screen-only.css?inline';
import shoppingOptions from '../../elements/shopping-options/shopping-options.css?inline';
import tiles from '../../elements/tiles/tiles.css?inline';
import tool from '../../src/styles/tool.css?inline';
import topBar from '../../elements/top-bar/top-bar.css?inline';

const sheets = [
  ...baseStyles,
  accordion,
  activePlan,
  applications,
  banner,
  block,
  browsePrompt,
  extraHelp,
  faq,
  field,
  help,
  loading,
  medigap,
  nav,
  notice,
  plans,
  promo,
  screenOnly,
  shoppingOptions,
  tiles,
  tool,
  topBar,
];

/**
 * The style sheets of all elements for a page without shadow roots. `host` is the selector that replaces
 * `:host`.
 */
export function adoptAllSheets(host: string): void {
  document.adoptedStyleSheets = sheets.map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css.replace(/:host\(([^)]*)\)/g, `${host}$1`).replaceAll(':host', host));
    return sheet;
  });
}
