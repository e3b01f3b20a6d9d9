import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Brand, Locale } from '../../src/config/derived';
import { styleSheet } from '../../src/element-kit/style-sheets';
import { baseStyles } from '../../src/styles/base';
import applicationsStyles from '../../elements/applications/applications.css?inline';
import bannerStyles from '../../elements/banner/banner.css?inline';
import coverageStyles from '../../elements/plans/coverage.css?inline';
import drugPricingStyles from '../../elements/plans/drug-pricing.css?inline';
import compareStyles from '../../elements/compare/compare.css?inline';
import cardStyles from '../../src/styles/card.css?inline';
import dialogStyles from '../../src/styles/dialog.css?inline';
import extraHelpStyles from '../../elements/extra-help/extra-help.css?inline';
import loadingStyles from '../../elements/loading/loading.css?inline';
import noticeStyles from '../../src/styles/notice.css?inline';
import activePlanStyles from '../../elements/active-plan/active-plan.css?inline';
import plansStyles from '../../src/styles/plans.css?inline';
import blockStyles from '../../src/styles/block.css?inline';
import fieldStyles from '../../src/styles/field.css?inline';
import promoStyles from '../../elements/recommendation-promo/recommendation-promo.css?inline';
import shoppingOptionsStyles from '../../elements/shopping-options/shopping-options.css?inline';
import topBarStyles from '../../elements/top-bar/top-bar.css?inline';
import accordionStyles from '../../src/styles/accordion.css?inline';
import faqStyles from '../../elements/faq/faq.css?inline';
import helpStyles from '../../elements/help/help.css?inline';
import medigapStyles from '../../elements/medigap/medigap.css?inline';
import browsePromptStyles from '../../src/styles/browse-prompt.css?inline';
import navStyles from '../../elements/nav/nav.css?inline';
import tilesStyles from '../../elements/tiles/tiles.css?inline';
import drugsStyles from '../../elements/drugs/drugs.css?inline';
import itemsStyles from '../../src/styles/items.css?inline';
import toolStyles from '../../src/styles/tool.css?inline';
import undoStyles from '../../src/styles/undo.css?inline';
import waitingStyles from '../../src/styles/waiting.css?inline';
import showcaseStyles from './showcase.css?inline';

const sheets = [
  coverageStyles,
  drugPricingStyles,
  dialogStyles,
  ...baseStyles,
  cardStyles,
  compareStyles,
  plansStyles,
  activePlanStyles,
  extraHelpStyles,
  bannerStyles,
  applicationsStyles,
  loadingStyles,
  noticeStyles,
  blockStyles,
  fieldStyles,
  promoStyles,
  shoppingOptionsStyles,
  topBarStyles,
  accordionStyles,
  faqStyles,
  helpStyles,
  medigapStyles,
  browsePromptStyles,
  navStyles,
  tilesStyles,
  itemsStyles,
  drugsStyles,
  toolStyles,
  undoStyles,
  waitingStyles,
  showcaseStyles,
];

function attach(host: HTMLElement): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = sheets.map(styleSheet);
  return root;
}

/** A shadow root with the style sheets of the elements, and their `.root` box in brand and language. */
export function ShadowBox({
  brand,
  lang = 'en',
  children,
}: {
  brand: Brand;
  lang?: Locale;
  children: ReactNode;
}): ReactNode {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const [find] = useState(() => (host: HTMLElement | null) => {
    setRoot(host && attach(host));
  });
  return (
    <div ref={find}>
      {root &&
        createPortal(
          <div className="root" lang={lang} data-brand={brand} part="root">
            <div className="room">{children}</div>
          </div>,
          root,
        )}
    </div>
  );
}
