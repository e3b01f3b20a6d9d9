import { baseStyles } from '../../src/styles/base';
import accordion from '../../src/styles/accordion.css?inline';
import activePlan from '../../src/styles/active-plan.css?inline';
import applications from '../../src/styles/applications.css?inline';
import banner from '../../src/styles/banner.css?inline';
import block from '../../src/styles/block.css?inline';
import browsePrompt from '../../src/styles/browse-prompt.css?inline';
import extraHelp from '../../src/styles/extra-help.css?inline';
import faq from '../../src/styles/faq.css?inline';
import field from '../../src/styles/field.css?inline';
import help from '../../src/styles/help.css?inline';
import loading from '../../src/styles/loading.css?inline';
import medigap from '../../src/styles/medigap.css?inline';
import nav from '../../src/styles/nav.css?inline';
import notice from '../../src/styles/notice.css?inline';
import plans from '../../src/styles/plans.css?inline';
import promo from '../../src/styles/promo.css?inline';
import screenOnly from '../../src/styles/screen-only.css?inline';
import shoppingOptions from '../../src/styles/shopping-options.css?inline';
import tiles from '../../src/styles/tiles.css?inline';
import tool from '../../src/styles/tool.css?inline';
import topBar from '../../src/styles/top-bar.css?inline';

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

/** The sheets of all pieces for a page without shadow roots; `host` stands for what would be the elements. */
export function adoptAllSheets(host: string): void {
  document.adoptedStyleSheets = sheets.map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css.replace(/:host\(([^)]*)\)/g, `${host}$1`).replaceAll(':host', host));
    return sheet;
  });
}
